import type { Queries } from '../../../db/database';
import { isKnownDevice } from './knownDevices';
import { createHash, randomBytes } from 'node:crypto';

const SHAPE = /^[\w-]{43}$/;

/** The value of the cookie that marks a known browser: 256 bits, of which only the hash is kept. */
export const deviceKeys = {
  create: () => randomBytes(32).toString('base64url'),
  isOne: (text: string) => SHAPE.test(text),
  hashOf: (key: string) => createHash('sha256').update(key).digest('hex'),
};

/** From where somebody tries, or asks for a mail. */
export interface Whence {
  /** the network address that the call came from */
  address: string;
  /** from the device cookie, if there is one */
  deviceKey: string | null;
}

/** The browser that a call came from, by its hash, where the owner of the address signed in with it before. */
export async function knownDevice(
  queries: Queries,
  email: string,
  { deviceKey }: Whence,
): Promise<string | null> {
  if (deviceKey === null) return null;
  const hash = deviceKeys.hashOf(deviceKey);
  return (await isKnownDevice(queries, email, hash)) ? hash : null;
}
