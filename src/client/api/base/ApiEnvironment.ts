import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import type { Session, SessionUser } from '../../../shared/contract/account/sessionUser';
import type { TokenKeeper } from './TokenKeeper';

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
  /** signed out, or refused for good: the storage is wiped; `farewell` is what the person is told afterwards */
  end: (farewell?: 'accountDeleted' | 'notIdentified') => void;
}

/** What the calls need from the world; a store hands it to each of them as the thunks' extra argument. */
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
