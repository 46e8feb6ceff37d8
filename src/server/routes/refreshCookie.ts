import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenedSession } from '../services/openSession';

export interface RefreshCookie {
  read: (request: FastifyRequest) => string | null;
  set: (reply: FastifyReply, session: OpenedSession) => void;
  clear: (reply: FastifyReply) => void;
}

/** The cookie that holds the refresh token: out of reach of scripts, of other sites and of other calls. */
export function createRefreshCookie(isHttps: boolean): RefreshCookie {
  const name = isHttps ? '__Secure-dragoman_refresh' : 'dragoman_refresh';
  const attributes = { httpOnly: true, sameSite: 'strict', secure: isHttps, path: '/v2/api/user' } as const;
  return {
    read: (request) => request.cookies[name] ?? null,
    set: (reply, { refreshToken, endsAt }) =>
      void reply.setCookie(name, refreshToken, { ...attributes, expires: endsAt }),
    clear: (reply) => void reply.clearCookie(name, attributes),
  };
}
