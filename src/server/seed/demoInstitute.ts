import { plainName } from '../../shared/domain/people/isPersonName';
import { plainRoleName } from '../../shared/domain/people/roles';
import type { ApprovedTier } from '../../shared/domain/booking/tiers';
import { DEMO_ADMIN, DEMO_CLIENT, DEMO_INTERPRETER, demoId } from '../platform/demo/demoAccounts';
import { DEMO_CLIENTS } from './demoClients';
import { demoInterpreter } from './demoInterpreters';

export const DEMO_INSTITUTE = { id: demoId('institute'), name: 'Fjordbridge Language Institute' };

type Place = 'Hospital Services' | 'Courts and Authorities' | 'Conference Bureau' | null;

export interface DemoMember {
  id: string;
  business: Place;
  roles?: string[];
  wishes?: ApprovedTier;
}

const interpreter = (lastName: string) => demoInterpreter(lastName).id;
function client(lastName: string): string {
  const found = DEMO_CLIENTS.find(({ name }) => name[1] === lastName);
  if (!found) throw new Error(`No client in the demo data is called ${lastName}.`);
  return found.id;
}

/** Whose profile waits for the demo admin's decision. */
export const WAITING_INTERPRETER = interpreter('Demir');

/** Whom the demo admin looks after: some of the demo's interpreters and clients, in three businesses. */
export const DEMO_MEMBERS: readonly DemoMember[] = [
  { id: DEMO_ADMIN.id, business: null },
  { id: DEMO_INTERPRETER.id, business: 'Hospital Services' },
  { id: interpreter('Bergström'), business: 'Hospital Services', roles: ['coordinator'] },
  { id: interpreter('Haddad'), business: 'Hospital Services', roles: ['associate'] },
  { id: interpreter('Kovalenko'), business: 'Hospital Services' },
  { id: interpreter('Nakamura'), business: 'Courts and Authorities', roles: ['Quality reviewer'] },
  { id: interpreter('Vogel'), business: 'Courts and Authorities', wishes: 'enterprise' },
  { id: interpreter('Wójcik'), business: 'Courts and Authorities', roles: ['associate'] },
  { id: interpreter('Rousseau'), business: 'Conference Bureau', roles: ['coordinator'] },
  { id: interpreter('Sharma'), business: 'Conference Bureau', wishes: 'professional' },
  { id: WAITING_INTERPRETER, business: null },
  { id: DEMO_CLIENT.id, business: null },
  { id: client('Lindgren'), business: 'Conference Bureau', wishes: 'professional' },
  { id: client('Fischer'), business: 'Hospital Services' },
];

const named = (kind: string, name: string) => ({
  id: demoId(`${kind} ${name}`),
  institute_id: DEMO_INSTITUTE.id,
  name,
  plain_name: plainName(name),
});

export const businessId = (place: Place) => (place === null ? null : demoId(`business ${place}`));

export const DEMO_BUSINESSES = (
  ['Hospital Services', 'Courts and Authorities', 'Conference Bureau'] as const
).map((name) => named('business', name));

export const DEMO_TEAMS = [
  {
    ...named('team', 'Night line'),
    business_id: businessId('Hospital Services'),
    members: [DEMO_INTERPRETER.id, interpreter('Haddad'), interpreter('Kovalenko')],
  },
  {
    ...named('team', 'Court line'),
    business_id: businessId('Courts and Authorities'),
    members: [interpreter('Nakamura'), interpreter('Vogel')],
  },
  {
    ...named('team', 'Quality circle'),
    business_id: null,
    members: [DEMO_ADMIN.id, interpreter('Bergström'), interpreter('Rousseau'), interpreter('Nakamura')],
  },
];

export const DEMO_ROLE = {
  id: demoId('role Quality reviewer'),
  institute_id: DEMO_INSTITUTE.id,
  name: 'Quality reviewer',
  plain_name: plainRoleName('Quality reviewer'),
  description: 'Listens in on request and writes feedback to colleagues',
  rank: 30,
};
