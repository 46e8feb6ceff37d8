import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../shared/contract/base/errors';
import { Id } from '../../shared/contract/base/fields';
import { getFile } from '../../shared/contract/bookings/message';
import { admitCaller } from '../http/admitCaller';
import { attachmentNamed } from '../http/attachmentNamed';
import { byteRange } from '../http/byteRange';
import { isUnchanged } from '../http/isUnchanged';
import { filePieces } from '../services/message/filePieces';
import { findOwnFile } from '../services/message/findOwnFile';
import type { SignInContext } from '../services/auth/signInContext';

/** Who reads 10 MB more slowly than this has gone, or holds a turn for its own sake. */
const LONGEST_MS = 15 * 60_000;

const Key = z.object({ thread_id: Id, id: Id });

/** The plain way to a message's file, beside the call that answers it in base64: in pieces, whole or a range of it. */
export function downloadRoute(app: FastifyInstance, context: SignInContext): void {
  app.get(
    `${getFile.path}/:thread_id/:id`,
    { exposeHeadRoute: false, onRequest: admitCaller(context, getFile, context.turns.downloads) },
    async (request, reply) => {
      const { caller, headers } = request;
      const key = Key.safeParse(request.params).data;
      if (!caller) throw new AppError('UNAUTHENTICATED');
      if (!key) throw new AppError('NOT_FOUND');
      const file = await findOwnFile(context, caller, key);
      const tag = `"${key.id}-${file.bytes}"`;
      void reply.headers({
        etag: tag,
        'accept-ranges': 'bytes',
        // Kept by its reader alone, and asked for again each time: who may read it can change.
        'cache-control': 'private, no-cache',
        vary: 'Authorization',
        'content-disposition': attachmentNamed(file.name),
        'content-security-policy': "default-src 'none'; sandbox",
      });
      if (isUnchanged(headers, { tag })) return reply.code(304).send();
      const ifRange = headers['if-range'];
      const range = ifRange !== undefined && ifRange !== tag ? null : byteRange(headers.range, file.bytes);
      if (range === 'unsatisfiable') {
        return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
      }
      const { from, to } = range ?? { from: 0, to: file.bytes };
      if (range) void reply.code(206).header('content-range', `bytes ${from}-${to - 1}/${file.bytes}`);
      const pieces = Readable.from(filePieces(context.db.queries, key, from, to), {
        signal: AbortSignal.timeout(LONGEST_MS),
      });
      return reply
        .type(file.mediaType)
        .header('content-length', to - from)
        .send(pieces);
    },
  );
}
