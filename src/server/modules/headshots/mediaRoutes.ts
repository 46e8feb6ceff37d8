import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../shared/contract/base/errors';
import { isUnchanged } from '../../platform/http/isUnchanged';
import type { ServiceContext } from '../../platform/context';
import { createPersonTurns, inTurnOf } from '../../platform/limits/createPersonTurns';
import { siteOf } from '../../platform/limits/networkOf';
import { getPicture } from './service/headshotOf';

/** A picture's address names its version, so what a browser has once need never be asked for again. */
const FOR_EVER = 'private, max-age=31536000, immutable';
/** Pictures looked up at once, for everybody and for one network: anybody may ask, and calls need the database too. */
const LOOKED_UP = { atOnce: 8, perPerson: 4, waiting: 1000 };

/** Pictures for `<img>`, which can send no token: whoever was told the address may see them. */
export function mediaRoutes(app: FastifyInstance, context: ServiceContext): void {
  const inTurn = inTurnOf(createPersonTurns(LOOKED_UP));
  app.get<{ Params: { version: string; edge: string } }>(
    '/media/headshots/:version([\\w-]{22})/:edge(\\d{1,4}).webp',
    async ({ params, headers, ip }, reply) => {
      const { version, edge } = params;
      const picture = await inTurn(siteOf(ip), () => getPicture(context, version, Number(edge)));
      if (!picture) throw new AppError('NOT_FOUND');
      const tag = `"${version}-${edge}"`;
      void reply.headers({
        'cache-control': FOR_EVER,
        'content-security-policy': "default-src 'none'",
        etag: tag,
      });
      if (isUnchanged(headers, { tag })) return reply.code(304).send();
      return reply.type('image/webp').send(picture);
    },
  );
}
