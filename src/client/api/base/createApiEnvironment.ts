import { DEFAULT_LANGUAGE, isInterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import type { ApiEnvironment, SessionPort, TokenKeeper } from './ApiEnvironment';
import { takePrefetched } from './takePrefetched';
import { createTokenKeeper } from './createTokenKeeper';
import { apiHost } from './apiHost';

/** The calls' environment, where it is not the browser's own. */
export interface CallSettings extends Pick<ApiEnvironment, 'host' | 'fetch' | 'pause'> {
  /** epoch milliseconds */
  now: () => number;
  withTabLock: typeof withTabLock;
}

export function createApiEnvironment(
  given: Partial<CallSettings>,
  storage: Storage,
  session: SessionPort,
): ApiEnvironment {
  const start: SessionPort['start'] = (started) => {
    session.start(started);
    tokens.notice();
  };
  const calls = {
    host: given.host ?? apiHost(),
    // looked up at each call, so that a test's interception is seen
    fetch: given.fetch ?? ((input, init) => takePrefetched(input, init) ?? fetch(input, init)),
    language: () => {
      const chosen = storage.getItem('language');
      return isInterfaceLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
    },
    session: { ...session, start },
  } satisfies Partial<ApiEnvironment>;
  const tokens: TokenKeeper = createTokenKeeper({
    ...calls,
    now: given.now ?? (() => Date.now()),
    withTabLock: given.withTabLock ?? withTabLock,
  });
  return { ...calls, tokens, pause: given.pause ?? pause };
}

const FIRST_PAUSE_MS = 400;

/** 0.4, 0.8, 1.6 … seconds, give or take a third so that many tabs do not come back at once. */
function pause(attempt: number, signal?: AbortSignal): Promise<void> {
  const lasts = FIRST_PAUSE_MS * 2 ** (attempt - 1) * (2 / 3 + Math.random() * (2 / 3));
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, lasts);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('Aborted'));
    });
  });
}

const LOCK = 'dragoman.token';

let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs `work` while no other tab runs theirs. Where the browser has no locks (an insecure origin), only this tab
 * takes turns, and the server's short grace for a refresh cookie that was just replaced covers the others.
 */
export function withTabLock<Result>(work: () => Promise<Result>): Promise<Result> {
  if (typeof navigator !== 'undefined' && 'locks' in navigator) return navigator.locks.request(LOCK, work);
  const turn = queue.then(work, work);
  queue = turn.catch(() => undefined);
  return turn;
}
