import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const SHAPE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w-]{43}$/;
const HALF_BYTES = 16;

/**
 * `<session id>.<128 bits><their signature>`: it names its session and shows that we made it, so that even a copy many
 * renewals old is known for what it is, and nobody ends a session who knows but its id.
 */
export interface RefreshTokens {
  create(sessionId: string): string;
  /**
   * The token that replaces this one. It follows from it and the server's secret, so that a browser whose answer
   * got lost (a page reloaded in the middle of a renewal) is given the very same successor again.
   */
  successorOf(token: string): string;
  /** null for what is no refresh token */
  sessionIdOf(token: string): string | null;
  /** whether it was ever given out; one from before tokens were signed is known by its hash alone */
  isOurs(token: string): boolean;
  /** what is stored of a token */
  hashOf(token: string): string;
}

export function createRefreshTokens(secret: string): RefreshTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'refresh token', 32));
  const seal = Buffer.from(hkdfSync('sha256', secret, '', 'refresh token seal', 32));
  const sessionIdOf = (token: string) => SHAPE.exec(token)?.[1] ?? null;
  const sealOf = (sessionId: string, half: Buffer) =>
    createHmac('sha256', seal).update(sessionId).update(half).digest().subarray(0, HALF_BYTES);
  const sealed = (sessionId: string, half: Buffer) =>
    `${sessionId}.${Buffer.concat([half, sealOf(sessionId, half)]).toString('base64url')}`;
  return {
    create: (sessionId) => sealed(sessionId, randomBytes(HALF_BYTES)),
    successorOf: (token) => {
      const next = createHmac('sha256', key).update(token).digest().subarray(0, HALF_BYTES);
      return sealed(sessionIdOf(token) ?? '', next);
    },
    sessionIdOf,
    isOurs: (token) => {
      const id = sessionIdOf(token);
      const bytes = Buffer.from(token.split('.')[1] ?? '', 'base64url');
      if (id === null || bytes.length !== 2 * HALF_BYTES) return false;
      return timingSafeEqual(bytes.subarray(HALF_BYTES), sealOf(id, bytes.subarray(0, HALF_BYTES)));
    },
    hashOf: (token) => createHash('sha256').update(token).digest('hex'),
  };
}
