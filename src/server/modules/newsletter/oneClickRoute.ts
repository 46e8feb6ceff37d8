import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../shared/contract/base/errors';
import type { AccountContext } from '../account/service/accountContext';
import { removeSubscription } from './removeSubscription';
import type { RefreshCookie } from '../auth/service/refreshCookie';
import { visitorOf } from '../auth/service/serveVisitorCall';
import { ofVisitors } from '../../platform/http/serve';
import { siteOf } from '../../platform/limits/networkOf';

const MOST_BYTES = 1024;

/**
 * Where a mail program leaves the newsletter for its reader (RFC 8058): the link of the mail's foot, by POST, with
 * `List-Unsubscribe=One-Click` as a form of either kind. No cookie counts; the token in the address says who leaves.
 */
export function oneClickRoute(app: FastifyInstance, context: AccountContext, cookie: RefreshCookie): void {
  void app.register((scope, _options, done) => {
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    scope.addContentTypeParser<string>(forms, { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post<{ Querystring: { token?: unknown } }>(
      '/newsletter/unsubscribe',
      { bodyLimit: MOST_BYTES },
      async (request, reply) => {
        const { token } = request.query;
        const isOneClick = typeof request.body === 'string' && ONE_CLICK.test(request.body);
        if (!isOneClick || typeof token !== 'string' || token.length > 200) throw new AppError('INVALID');
        const remove = () => removeSubscription(context, visitorOf(request, cookie), { token });
        await ofVisitors(request.id, remove, siteOf(request.ip));
        return reply.code(200).header('cache-control', 'no-store').send();
      },
    );
    done();
  });
}

const ONE_CLICK =
  /^List-Unsubscribe=One-Click\s*$|name="?List-Unsubscribe"?\r?\n(?:.+\r?\n)*\r?\nOne-Click\r?\n/i;
