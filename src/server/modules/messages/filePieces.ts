import type { Queries } from '../../db/database';
import { findFilePiece } from './service/messages';
import { piecesOf } from '../uploads/service/piecesOf';
import type { FileKey } from './findOwnFile';

/** The bytes `[from, to)` of a message's file, each piece read when it is asked for. */
export function filePieces(
  queries: Queries,
  { thread_id, id }: FileKey,
  from?: number,
  to?: number,
): AsyncGenerator<Buffer> {
  return piecesOf((stretch) => findFilePiece(queries, thread_id, id, stretch), from, to);
}
