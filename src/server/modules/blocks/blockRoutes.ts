import type { FastifyInstance } from 'fastify';
import * as blocks from '../../../shared/contract/account/blocks';
import type { Caller, ServiceContext } from '../../platform/context';
import { serve } from '../../platform/http/serve';
import type { SignInContext } from '../auth/service/signInContext';
import { addBlock, removeBlock } from './changeBlocks';
import { listBlocks } from './service/blocks';

export function blockRoutes(app: FastifyInstance, context: SignInContext): void {
  serve(app, context, blocks.getBlocks, getBlocks);
  serve(app, context, blocks.addBlock, addBlock);
  serve(app, context, blocks.removeBlock, removeBlock);
}

/** The caller's own, the latest first. */
async function getBlocks({ db: { queries } }: ServiceContext, { userId }: Caller): Promise<blocks.Block[]> {
  const rows = await listBlocks(queries, userId);
  return rows.map((row) => ({
    person_id: row.whom_id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    avatar: row.photo_url,
    addedAt: row.added_at.toISOString(),
  }));
}
