import type { Outcome } from './ApiCall';

/** Sees to it that calls carry a living token. All tabs renew through one lock and share the result. */
export interface TokenKeeper {
  /** the stored token, renewed first when it is about to run out; null where none is stored */
  current: () => Promise<string | null>;
  /** the token that replaces `stale`, or why there is none; null where the session ended meanwhile */
  replace: (stale: string) => Promise<Outcome<string | null>>;
  /** to be called when another token may be stored: its life is counted from then */
  notice: () => void;
  /** when `current` would renew, epoch milliseconds; null where that is not known */
  dueAt: () => number | null;
}
