import { hash, parseOptions, verify } from '@node-rs/argon2';
import { PASSWORD_COST } from './passwordCost';

/**
 * The hash of no password, at the same price: it is checked where an account is unknown, so that the time an
 * answer takes does not tell which addresses are registered.
 */
const NOBODYS_HASH =
  `$argon2id$v=19$m=${PASSWORD_COST.memoryCost},t=${PASSWORD_COST.timeCost},p=${PASSWORD_COST.parallelism}` +
  `$${base64(16)}$${base64(32)}`;

/** Hashing shares libuv's four threads with everything else; two at once leave the others free. */
const inTurn = createTurns(2);

/** PHC string of a new password. */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, PASSWORD_COST));
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
    Number(made.algorithm) !== PASSWORD_COST.algorithm ||
    made.memoryCost < PASSWORD_COST.memoryCost ||
    made.timeCost < PASSWORD_COST.timeCost
  );
}

function base64(bytes: number): string {
  return Buffer.alloc(bytes, 7).toString('base64').replace(/=+$/, '');
}

type Work<T> = () => Promise<T>;

/** Runs at most `atOnce` pieces of work at a time, the others in the order in which they came. */
export function createTurns(atOnce: number): <T>(work: Work<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
