import { renewToken } from '../../../shared/contract/account/user';
import type { Outcome } from './ApiCall';
import type { ApiEnvironment, TokenKeeper } from './ApiEnvironment';
import { callEndpoint } from './callEndpoint';
import { decodeJwt, type JWTPayload } from 'jose';

export interface KeeperNeeds extends Pick<ApiEnvironment, 'host' | 'fetch' | 'language' | 'session'> {
  now: () => number;
  /** runs `work` while no other tab does */
  withTabLock: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export function createTokenKeeper(needs: KeeperNeeds): TokenKeeper {
  const { session, now, withTabLock } = needs;
  let known: { token: string | null; receivedAt: number | null } = {
    token: session.token(),
    receivedAt: null,
  };
  let refused: string | null = null;
  let renewing: { stale: string; outcome: Promise<Outcome<string | null>> } | undefined;

  /** A token that appears while the page is open was received just now, here or by another tab. */
  const notice = () => {
    const token = session.token();
    if (token !== known.token) known = { token, receivedAt: now() };
  };

  const renew = async (stale: string): Promise<Outcome<string | null>> => {
    if (session.token() !== stale) return { data: session.token() };
    const answer = await callEndpoint(needs, { endpoint: renewToken, request: {} }, { token: stale });
    if (session.token() !== stale) return { data: session.token() };
    if (answer.error) {
      if (answer.error.code === 'UNAUTHENTICATED') refused = stale;
      return answer;
    }
    const { token } = answer.data;
    if (claimsOf(token).sub !== claimsOf(stale).sub) {
      // Somebody else has signed in to this browser by other means than the app: what is on the page is not theirs.
      session.end();
      return { data: null };
    }
    session.start(answer.data);
    return { data: token };
  };

  const replace = (stale: string) => {
    if (renewing?.stale !== stale) {
      const outcome = withTabLock(() => renew(stale)).finally(() => {
        if (renewing?.outcome === outcome) renewing = undefined;
      });
      renewing = { stale, outcome };
    }
    return renewing.outcome;
  };

  const dueAt = () => {
    notice();
    const { token, receivedAt } = known;
    return token === null || token === refused ? null : renewalDue(token, receivedAt, now());
  };

  return {
    notice,
    replace,
    dueAt,
    async current() {
      const token = session.token();
      const due = dueAt();
      if (token === null || due === null || due > now()) return token;
      await replace(token);
      notice();
      return session.token();
    },
  };
}

/** Renewed this long before the end, or after four fifths of a short life. */
const MARGIN_MS = 5 * 60_000;

/** What a token says, as far as it can be read. */
function claimsOf(token: string): JWTPayload {
  try {
    return decodeJwt(token);
  } catch {
    return {};
  }
}

/** How long a token lives from its issue, in milliseconds; null where it does not say. */
function lifetime(token: string): { issuedAt: number; lifeMs: number } | null {
  const { iat, exp } = claimsOf(token);
  return iat === undefined || exp === undefined ? null : { issuedAt: iat * 1000, lifeMs: (exp - iat) * 1000 };
}

/**
 * When a token should be renewed, on the local clock (epoch milliseconds), or null where it does not say. Counted
 * from when it was received, because the local clock may be wrong; a token found in storage (`receivedAt` null)
 * counts from its issue if that is credible, and is otherwise due at once.
 */
export function renewalDue(token: string, receivedAt: number | null, now: number): number | null {
  const life = lifetime(token);
  if (!life) return null;
  const age = now - life.issuedAt;
  const since = receivedAt ?? (age >= 0 && age <= life.lifeMs ? life.issuedAt : -Infinity);
  return since + life.lifeMs - Math.min(MARGIN_MS, life.lifeMs / 5);
}
