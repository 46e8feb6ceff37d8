import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../shared/contract/base/errors';
import type { ServiceContext } from '../context';
import { readOutbox } from './readOutbox';
import { OUTBOX_STYLE, renderOutboxPage } from './renderOutboxPage';
import { isLoopbackName } from '../http/isLoopbackName';

/**
 * Mails for a developer to read. They hold sign-in codes, so this is only to be registered where the demo accounts
 * are (`settings.showsOutbox`), and answers nobody who came by another name: a page elsewhere could have its own
 * name lead to this machine.
 */
export function outboxRoutes(app: FastifyInstance, context: ServiceContext, mailFrom: string): void {
  const read = (request: FastifyRequest, reply: FastifyReply) => {
    if (!isLoopbackName(request.hostname)) throw new AppError('NOT_FOUND');
    void reply.header('cache-control', 'no-store');
    const { to } = request.query as { to?: unknown };
    const house = { publicUrl: `http://${request.host}`, mailFrom };
    return readOutbox(context, house, typeof to === 'string' ? to : undefined);
  };
  app.get('/docs/outbox', async (request, reply) => {
    const page = renderOutboxPage(await read(request, reply));
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get('/docs/outbox.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(OUTBOX_STYLE),
  );
  app.get('/docs/outbox.json', async (request, reply) => ({ data: await read(request, reply) }));
}
