import { createHash, randomBytes } from 'node:crypto';

const SHAPE = /^[\w-]{43}$/;

/** What the cookie holds by which a browser is known again: 256 bits, of which only the hash is kept. */
export const deviceKeys = {
  create: () => randomBytes(32).toString('base64url'),
  isOne: (text: string) => SHAPE.test(text),
  hashOf: (key: string) => createHash('sha256').update(key).digest('hex'),
};
