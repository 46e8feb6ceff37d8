import { createSecretKey, hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { GroupId } from '../../../shared/domain/people/groups';

const ALGORITHM = 'HS256';
const NAME = 'dragoman';

const Claims = z.object({ sub: z.uuid(), sid: z.uuid(), iat: z.int(), exp: z.int() });

/** Tokens come again and again, and to check a signature takes longer than most of what is asked. */
const MOST_KNOWN = 5000;

/** Whom a token names; whether that session still stands is asked of the database. */
interface TokenHolder {
  userId: string;
  sessionId: string;
}

export interface TokenClaims extends TokenHolder {
  /** cut to the second, as tokens say it */
  issuedAt: Date;
}

export interface AccessTokens {
  issue(holder: TokenHolder & { groupId: GroupId; roles: readonly string[] }, now: Date): Promise<string>;
  /** null for a token that is forged, expired, of another kind, or no token at all */
  read(token: string, now: Date): Promise<TokenClaims | null>;
}

/** Signed tokens that live `lifetimeSeconds`; every process with the same secret reads them. */
export function createAccessTokens(secret: string, lifetimeSeconds: number): AccessTokens {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'access token', 32)));
  /** those whose signature was found good, until when each is; nobody else's gets in here */
  const known = new Map<string, { claims: TokenClaims; expiresAtMs: number }>();
  return {
    issue: (holder, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({ sid: holder.sessionId, group: holder.groupId, roles: [...holder.roles] })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'at+jwt' })
        .setIssuer(NAME)
        .setAudience(NAME)
        .setSubject(holder.userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(key);
    },
    read: async (token, now) => {
      const before = known.get(token);
      if (before && now.getTime() < before.expiresAtMs) return before.claims;
      const expected = {
        algorithms: [ALGORITHM],
        issuer: NAME,
        audience: NAME,
        typ: 'at+jwt',
        currentDate: now,
      };
      const verified = await jwtVerify(token, key, expected).catch(() => null);
      const claims = Claims.safeParse(verified?.payload);
      if (!claims.success) return null;
      const { sub, sid, iat, exp } = claims.data;
      const found = { userId: sub, sessionId: sid, issuedAt: new Date(iat * 1000) };
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(token, { claims: found, expiresAtMs: exp * 1000 });
      return found;
    },
  };
}
