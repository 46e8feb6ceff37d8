import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const SHAPE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w-]{43}$/;

/** `<session id>.<256 bits>`: it names its session, so that even a copy many renewals old is known for what it is. */
export interface RefreshTokens {
  create(sessionId: string): string;
  /**
   * The token that replaces this one. It follows from it and the server's secret, so that a browser whose answer
   * got lost (a page reloaded in the middle of a renewal) is given the very same successor again.
   */
  successorOf(token: string): string;
  /** null for what is no refresh token */
  sessionIdOf(token: string): string | null;
  /** what is stored of a token */
  hashOf(token: string): string;
}

export function createRefreshTokens(secret: string): RefreshTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'refresh token', 32));
  const sessionIdOf = (token: string) => SHAPE.exec(token)?.[1] ?? null;
  return {
    create: (sessionId) => `${sessionId}.${randomBytes(32).toString('base64url')}`,
    successorOf: (token) =>
      `${sessionIdOf(token) ?? ''}.${createHmac('sha256', key).update(token).digest('base64url')}`,
    sessionIdOf,
    hashOf: (token) => createHash('sha256').update(token).digest('hex'),
  };
}
