import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createPersonTurns, inTurnOf } from '../../../platform/limits/createPersonTurns';
import { PASSWORD_COST } from '../passwordCost';

/**
 * The hash of no password, at the same price: it is checked where an account is unknown, so that the time an
 * answer takes does not tell which addresses are registered.
 */
const NOBODYS_HASH =
  `$argon2id$v=19$m=${PASSWORD_COST.memoryCost},t=${PASSWORD_COST.timeCost},p=${PASSWORD_COST.parallelism}` +
  `$${base64(16)}$${base64(32)}`;

/**
 * Hashing shares libuv's four threads with everything else; two at once leave the others free. An account has one turn at
 * a time, after which the others have theirs: right passwords are not counted, and many of one would be in everybody's way.
 */
const inTurn = inTurnOf(createPersonTurns({ atOnce: 2, perPerson: 1, waiting: 20 }));

/** PHC string of a new password. `account` says whose turn it takes; throws TOO_MANY_REQUESTS where very many of its wait. */
export function hashPassword(password: string, account = ''): Promise<string> {
  return inTurn(account, () => hash(password, PASSWORD_COST));
}

/** Whether the password is the one behind `phc`; a missing hash takes as long and never matches. Turns as above. */
export async function isRightPassword(phc: string | null, password: string, account = ''): Promise<boolean> {
  const isRight = await inTurn(account, () => verify(phc ?? NOBODYS_HASH, password));
  return isRight && phc !== null;
}

/** Whether a hash was made with less than what is asked for today. */
export function needsRehash(phc: string): boolean {
  const made = parseOptions(phc);
  return (
    Number(made.algorithm) !== PASSWORD_COST.algorithm ||
    made.memoryCost < PASSWORD_COST.memoryCost ||
    made.timeCost < PASSWORD_COST.timeCost
  );
}

function base64(bytes: number): string {
  return Buffer.alloc(bytes, 7).toString('base64').replace(/=+$/, '');
}
