import { decodeJwt } from 'jose';

/** Renewed this long before the end, or after four fifths of a short life. */
const MARGIN_MS = 5 * 60_000;

/** How long a token lives from its issue, in milliseconds; null where it does not say. */
function lifetime(token: string): { issuedAt: number; lifeMs: number } | null {
  try {
    const { iat, exp } = decodeJwt(token);
    return iat === undefined || exp === undefined
      ? null
      : { issuedAt: iat * 1000, lifeMs: (exp - iat) * 1000 };
  } catch {
    return null;
  }
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
