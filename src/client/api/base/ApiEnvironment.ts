import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import type { Session, SessionUser } from '../../../shared/contract/account/sessionUser';
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

/** The session as the calls see it; the store answers from the storage that all tabs share. */
export interface SessionPort {
  token: () => string | null;
  /** signed in, or renewed */
  start: (session: Session) => void;
  identify: (user: SessionUser) => void;
  /** something about the person who is signed in became different by a call of their own */
  amend: (changes: Partial<SessionUser>) => void;
  /** signing out: the old session is not used again but to say so */
  leave: () => void;
  isLeaving: () => boolean;
  /** signed out, or refused for good: the storage is wiped; `signOutReason` is what the person is told afterwards */
  end: (signOutReason?: 'accountDeleted' | 'notIdentified') => void;
}

/** The calls' environment; a store hands it to each of them as the thunks' extra argument. */
export interface ApiEnvironment {
  host: string;
  fetch: typeof fetch;
  /** the chosen interface language */
  language: () => InterfaceLanguage;
  session: SessionPort;
  tokens: TokenKeeper;
  /** waits before a read is tried for the `attempt`th time again; rejects when it is cancelled */
  pause: (attempt: number, signal?: AbortSignal) => Promise<void>;
}
