import { renewToken } from '../contract/user';
import type { Outcome } from './ApiCall';
import type { ApiEnvironment } from './ApiEnvironment';
import { callEndpoint } from './callEndpoint';
import { renewalDue } from './tokenLife';

/** Sees to it that calls carry a living token. All tabs renew through one lock and share the result. */
export interface TokenKeeper {
  /** the stored token, renewed first when it is about to run out; null where none is stored */
  current: () => Promise<string | null>;
  /** the token that replaces `stale`, or why there is none; null where the session ended meanwhile */
  replace: (stale: string) => Promise<Outcome<string | null>>;
  /** when `current` would renew, epoch milliseconds; null where that is not known */
  dueAt: () => number | null;
}

export interface KeeperNeeds extends Pick<ApiEnvironment, 'host' | 'fetch' | 'language' | 'session'> {
  now: () => number;
  /** runs `work` while no other tab does */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export function createTokenKeeper(needs: KeeperNeeds): TokenKeeper {
  const { session, now, exclusively } = needs;
  let seen: { token: string; receivedAt: number | null } | undefined;
  let refused: string | null = null;
  let renewing: { stale: string; outcome: Promise<Outcome<string | null>> } | undefined;

  /** A token that appears while the page is open was received just now, here or by another tab. */
  const notice = (token: string) => {
    if (seen?.token !== token) seen = { token, receivedAt: seen ? now() : null };
    return seen.receivedAt;
  };

  const renew = async (stale: string): Promise<Outcome<string | null>> => {
    if (session.token() !== stale) return { data: session.token() };
    const answer = await callEndpoint(needs, { endpoint: renewToken, request: {} }, { token: stale });
    if (session.token() !== stale) return { data: session.token() };
    if (answer.error) {
      if (answer.error.code === 'UNAUTHENTICATED') refused = stale;
      return answer;
    }
    notice(stale);
    session.start(answer.data);
    return { data: answer.data.token };
  };

  const replace = (stale: string) => {
    if (renewing?.stale !== stale) {
      const outcome = exclusively(() => renew(stale)).finally(() => {
        if (renewing?.outcome === outcome) renewing = undefined;
      });
      renewing = { stale, outcome };
    }
    return renewing.outcome;
  };

  const dueAt = () => {
    const token = session.token();
    return token === null || token === refused ? null : renewalDue(token, notice(token), now());
  };

  return {
    replace,
    dueAt,
    async current() {
      const token = session.token();
      const due = dueAt();
      if (token === null || due === null || due > now()) return token;
      await replace(token);
      return session.token();
    },
  };
}
