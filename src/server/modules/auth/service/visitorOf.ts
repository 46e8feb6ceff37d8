import type { FastifyRequest } from 'fastify';
import { deviceWordsOf } from '../../../../shared/domain/people/deviceWords';
import { preferredLanguage } from '../../../../shared/domain/text/interfaceLanguages';
import type { Visitor } from './signInContext';
import type { RefreshCookie } from './refreshCookie';

/** What is known of somebody who calls without a token. */
export function visitorOf(request: FastifyRequest, cookie: RefreshCookie): Visitor {
  return {
    address: request.ip,
    deviceKey: cookie.readDevice(request),
    refreshToken: cookie.read(request),
    language: preferredLanguage(request.headers['accept-language']),
    device: deviceWordsOf(request.headers['user-agent']),
  };
}
