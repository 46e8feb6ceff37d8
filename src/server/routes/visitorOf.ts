import type { FastifyRequest } from 'fastify';
import { deviceWordsOf } from '../../domain/deviceWords';
import { preferredLanguage } from '../../domain/interfaceLanguages';
import type { Visitor } from '../services/signInContext';
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
