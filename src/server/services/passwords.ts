import { hash, parseOptions, verify, type Options } from '@node-rs/argon2';
import { createTurns } from './createTurns';

/** argon2id as OWASP's cheat sheet asks for it: 19 MiB, two passes, one lane. */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

/**
 * The hash of no password, at the same price: it is checked where an account is unknown, so that the time an
 * answer takes does not tell which addresses are registered.
 */
const NOBODYS_HASH =
  `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}` +
  `$${base64(16)}$${base64(32)}`;

/** Hashing shares libuv's four threads with everything else; two at once leave the others free. */
const inTurn = createTurns(2);

/** PHC string of a new password. */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, PARAMETERS));
}

/** Whether the password is the one behind `phc`; a missing hash takes as long and never matches. */
export async function isRightPassword(phc: string | null, password: string): Promise<boolean> {
  const isRight = await inTurn(() => verify(phc ?? NOBODYS_HASH, password));
  return isRight && phc !== null;
}

/** Whether a hash was made with less than what is asked for today. */
export function needsRehash(phc: string): boolean {
  const made = parseOptions(phc);
  return (
    Number(made.algorithm) !== PARAMETERS.algorithm ||
    made.memoryCost < PARAMETERS.memoryCost ||
    made.timeCost < PARAMETERS.timeCost
  );
}

function base64(bytes: number): string {
  return Buffer.alloc(bytes, 7).toString('base64').replace(/=+$/, '');
}
