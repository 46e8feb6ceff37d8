import { DEFAULT_LANGUAGE, isInterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import type { ApiEnvironment, SessionPort } from './ApiEnvironment';
import { askedEarly } from './askedEarly';
import { createTokenKeeper } from './createTokenKeeper';
import { exclusively } from './exclusively';
import { apiHost } from './apiHost';
import { pause } from './pause';
import type { TokenKeeper } from './TokenKeeper';

/** What the calls take from the world, where it is not the browser's own. */
export interface CallSettings extends Pick<ApiEnvironment, 'host' | 'fetch' | 'pause'> {
  /** epoch milliseconds */
  now: () => number;
  exclusively: typeof exclusively;
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
    fetch: given.fetch ?? ((input, init) => askedEarly(input, init) ?? fetch(input, init)),
    language: () => {
      const chosen = storage.getItem('language');
      return isInterfaceLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
    },
    session: { ...session, start },
  } satisfies Partial<ApiEnvironment>;
  const tokens: TokenKeeper = createTokenKeeper({
    ...calls,
    now: given.now ?? (() => Date.now()),
    exclusively: given.exclusively ?? exclusively,
  });
  return { ...calls, tokens, pause: given.pause ?? pause };
}
