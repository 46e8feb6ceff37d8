import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DataOf, Endpoint, ReceivedOf } from '../../../../shared/contract/base/endpoint';
import { serveVisitors } from '../../../platform/http/serve';
import type { AccountContext } from '../../account/service/accountContext';
import type { Visitor } from './signInContext';
import type { RefreshCookie } from './refreshCookie';
import { deviceWordsOf } from '../../../../shared/domain/people/deviceWords';
import { preferredLanguage } from '../../../../shared/domain/text/interfaceLanguages';

/** Serves calls that only need to know which visitor asks. */
export function serveVisitorCall(app: FastifyInstance, context: AccountContext, cookie: RefreshCookie) {
  return <E extends Endpoint>(
    endpoint: E,
    service: (context: AccountContext, visitor: Visitor, request: ReceivedOf<E>) => Promise<DataOf<E>>,
  ): void =>
    serveVisitors(app, endpoint, (received, { request }) =>
      service(context, visitorOf(request, cookie), received),
    );
}

/** Facts about a caller without a token. */
export function visitorOf(request: FastifyRequest, cookie: RefreshCookie): Visitor {
  return {
    address: request.ip,
    deviceKey: cookie.readDevice(request),
    refreshToken: cookie.read(request),
    language: preferredLanguage(request.headers['accept-language']),
    device: deviceWordsOf(request.headers['user-agent']),
  };
}
