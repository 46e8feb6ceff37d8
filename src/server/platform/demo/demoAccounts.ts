import {
  CLIENT_GROUP,
  INSTITUTE_ADMIN_ROLE,
  INTERPRETER_GROUP,
  type GroupId,
} from '../../../shared/domain/people/groups';
import { createHash } from 'node:crypto';

/** The people that a demo is shown with. */
export const DEMO_EMAILS = [
  'client@dragoman.example',
  'interpreter@dragoman.example',
  'admin@dragoman.example',
  'house@dragoman.example',
] as const;

/** Everybody knows it, so it opens nothing but a local demo: sign-in refuses it wherever else. */
export const DEMO_PASSWORD = 'Dragoman1!';

/** Whether a password opens nothing, though it may be somebody's: everybody knows it, and this is no demo on one's own machine. */
export function isOpenToAll(
  password: string,
  { acceptsDemoPassword }: { acceptsDemoPassword: boolean },
): boolean {
  return password === DEMO_PASSWORD && !acceptsDemoPassword;
}

export interface DemoAccount {
  id: string;
  email: string;
  name: [first: string, last: string];
  groupId: GroupId;
  roles: string[];
  zone: string;
}

export const DEMO_CLIENT: DemoAccount = {
  id: demoId('client'),
  email: DEMO_EMAILS[0],
  name: ['Clara', 'Whitfield'],
  groupId: CLIENT_GROUP,
  roles: [],
  zone: 'Europe/London',
};

export const DEMO_INTERPRETER: DemoAccount = {
  id: demoId('interpreter'),
  email: DEMO_EMAILS[1],
  name: ['Elena', 'Marchetti'],
  groupId: INTERPRETER_GROUP,
  roles: [],
  zone: 'Europe/Rome',
};

export const DEMO_ADMIN: DemoAccount = {
  id: demoId('admin'),
  email: DEMO_EMAILS[2],
  name: ['Amira', 'Solberg'],
  groupId: INTERPRETER_GROUP,
  roles: [INSTITUTE_ADMIN_ROLE],
  zone: 'Europe/Oslo',
};

/** Decides about people of no institute, such as whoever registers in a demo. */
export const DEMO_HOUSE_ADMIN: DemoAccount = {
  id: demoId('house admin'),
  email: DEMO_EMAILS[3],
  name: ['Tove', 'Lindqvist'],
  groupId: INTERPRETER_GROUP,
  roles: [INSTITUTE_ADMIN_ROLE],
  zone: 'Europe/Stockholm',
};

export const DEMO_ACCOUNTS = [DEMO_CLIENT, DEMO_INTERPRETER, DEMO_ADMIN, DEMO_HOUSE_ADMIN] as const;

/** The same UUID for the same name, on every machine, so that links into the demo data keep working. */
export function demoId(name: string): string {
  const bytes = createHash('sha256').update(`dragoman demo ${name}`).digest().subarray(0, 16);
  // Version 8 and the RFC 9562 variant: made by an application's own rule.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
