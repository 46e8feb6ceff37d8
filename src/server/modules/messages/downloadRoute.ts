import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../../shared/contract/base/errors';
import { Id } from '../../../shared/contract/base/fields';
import { getFile } from '../../../shared/contract/bookings/message';
import { admitCaller } from '../../platform/http/serve';
import { piecesInTurn } from '../../platform/limits/piecesInTurn';
import { siteOf } from '../../platform/limits/networkOf';
import { sendFile } from '../../platform/http/sendFile';
import { findOwnFile, filePieces } from './findOwnFile';
import type { SignInContext } from '../auth/service/signInContext';

const Key = z.object({ thread_id: Id, id: Id });

/** The plain way to a message's file, beside the call that answers it in base64: in pieces, whole or a range of it. */
export function downloadRoute(app: FastifyInstance, context: SignInContext): void {
  app.get(
    `${getFile.path}/:thread_id/:id`,
    { exposeHeadRoute: false, onRequest: admitCaller(context, getFile, context.turns.downloads) },
    async (request, reply) => {
      const { caller } = request;
      const key = Key.safeParse(request.params).data;
      if (!caller) throw new AppError('UNAUTHENTICATED');
      if (!key) throw new AppError('NOT_FOUND');
      const inTurn = <T>(work: () => Promise<T>) => context.turns.atWork(siteOf(request.ip), work);
      const file = await inTurn(() => findOwnFile(context, caller, key));
      return sendFile(request, reply, {
        ...file,
        tag: `${key.id}-${file.bytes}`,
        pieces: (from, to) => piecesInTurn(filePieces(context.db.queries, key, from, to), inTurn),
      });
    },
  );
}
