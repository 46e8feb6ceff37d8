import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceKeys } from './knownDevice';
import type { OpenedSession } from './openSession';

export interface RefreshCookie {
  read: (request: FastifyRequest) => string | null;
  /** what the browser is known by, if it is */
  readDevice: (request: FastifyRequest) => string | null;
  set: (reply: FastifyReply, session: OpenedSession) => void;
  clear: (reply: FastifyReply) => void;
}

/** A browser that nobody signed in with for so long is a stranger's. */
const DEVICE_SECONDS = 365 * 86_400;

/**
 * The cookie that holds the refresh token, and the one by which the browser is known again and which stays when somebody
 * signs out: out of reach of scripts, of other sites and of other calls.
 */
export function createRefreshCookie(isHttps: boolean): RefreshCookie {
  const prefix = isHttps ? '__Secure-' : '';
  const name = `${prefix}dragoman_refresh`;
  const device = `${prefix}dragoman_device`;
  const attributes = { httpOnly: true, sameSite: 'strict', secure: isHttps, path: '/v2/api/user' } as const;
  return {
    read: (request) => request.cookies[name] ?? null,
    readDevice: (request) => {
      const key = request.cookies[device] ?? '';
      return deviceKeys.isOne(key) ? key : null;
    },
    set: (reply, { refreshToken, endsAt, deviceKey }) =>
      void reply
        .setCookie(name, refreshToken, { ...attributes, expires: endsAt })
        .setCookie(device, deviceKey, { ...attributes, maxAge: DEVICE_SECONDS }),
    clear: (reply) => void reply.clearCookie(name, attributes),
  };
}
