import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createPersonTurns, inTurnOf } from '../../../platform/limits/createPersonTurns';
import { siteOf } from '../../../platform/limits/networkOf';
import { PASSWORD_COST } from '../passwordCost';

/**
 * The hash of no password, at the same price: it is checked where an account is unknown, so that the time an
 * answer takes does not tell which addresses are registered.
 */
const NOBODYS_HASH =
  `$argon2id$v=19$m=${PASSWORD_COST.memoryCost},t=${PASSWORD_COST.timeCost},p=${PASSWORD_COST.parallelism}` +
  `$${base64(16)}$${base64(32)}`;

/** Whose turn it is: an account's, and of a visitor's network. */
export interface PasswordTurn {
  account?: string;
  /** as the call came from; of who is signed in nothing is asked */
  address?: string;
}

/**
 * Hashing shares libuv's four threads with everything else; two at once leave the others free. An account has one turn at
 * a time, after which the others have theirs: right passwords are not counted, and many of one would be in everybody's way.
 * Nor do the hundred accounts that one network may name stand before everybody else's.
 */
const ofAccount = inTurnOf(createPersonTurns({ atOnce: Infinity, perPerson: 1, waiting: 20 }));
const ofNetwork = inTurnOf(createPersonTurns({ atOnce: Infinity, perPerson: 4, waiting: 200 }));
const hashing = inTurnOf(createPersonTurns({ atOnce: 2, perPerson: 1, waiting: 20 }));

function inTurn<Result>(
  { account = '', address }: PasswordTurn,
  work: () => Promise<Result>,
): Promise<Result> {
  const network = address === undefined ? '' : siteOf(address);
  const hashed = () => hashing(account, work);
  // A stranger's try at somebody's account that waits for its network's turn must not hold the owner's.
  return ofAccount(`${account} ${network}`, () => (network === '' ? hashed() : ofNetwork(network, hashed)));
}

/** PHC string of a new password. Throws TOO_MANY_REQUESTS where very many of that account's or network's wait. */
export function hashPassword(password: string, turn: PasswordTurn = {}): Promise<string> {
  return inTurn(turn, () => hash(password, PASSWORD_COST));
}

/** Whether the password is the one behind `phc`; a missing hash takes as long and never matches. Turns as above. */
export async function isRightPassword(
  phc: string | null,
  password: string,
  turn: PasswordTurn = {},
): Promise<boolean> {
  const isRight = await inTurn(turn, () => verify(phc ?? NOBODYS_HASH, password));
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
