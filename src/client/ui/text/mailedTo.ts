import { tabMemory } from '../buttons/tabMemory';

export interface MailedTo {
  /** whom the code was mailed to; empty where it is not known */
  email: string;
  /** when the last code was mailed, in epoch milliseconds; 0 where none was just now */
  mailedAt: number;
}

const NAME = 'mailed';

/** Part of the navigation state of a page that asks for a mailed code; the address itself stays out of the history. */
export const MAILED = { isMailed: true } as const;

/** Left by registering and signing in for the page of the code. */
export function keepMailedTo(mailed: MailedTo): typeof MAILED {
  tabMemory.keep(NAME, mailed);
  return MAILED;
}

/** Whom the code was mailed to that the page of `navigationState` asks for. Storage is read with care. */
export function readMailedTo(navigationState: unknown): MailedTo {
  const { isMailed } = (navigationState ?? {}) as { isMailed?: unknown };
  const { email, mailedAt } = ((isMailed && tabMemory.read(NAME)) ?? {}) as Record<string, unknown>;
  return {
    email: typeof email === 'string' ? email : '',
    mailedAt: typeof mailedAt === 'number' && mailedAt <= Date.now() ? mailedAt : 0,
  };
}
