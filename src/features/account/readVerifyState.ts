import type { Location } from 'react-router-dom';

export interface VerifyState {
  /** whom the code was mailed to; empty where it is not known */
  email: string;
  /** when the last code was mailed, in epoch milliseconds; 0 where none was just now */
  mailedAt: number;
}

/** What registering and signing in leave for the page of the code. The browser keeps it, so it is read with care. */
export function readVerifyState({ state }: Location<unknown>): VerifyState {
  const { email, mailedAt } = (state ?? {}) as Record<string, unknown>;
  return {
    email: typeof email === 'string' ? email : '',
    mailedAt: typeof mailedAt === 'number' && mailedAt <= Date.now() ? mailedAt : 0,
  };
}
