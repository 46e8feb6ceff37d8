import type { Queries } from '../../db/database';
import { findFilePiece } from '../../db/repositories/bookings/messages';
import type { FileKey } from './findOwnFile';

/** A multiple of three, so that pieces in base64 stand beside each other. */
const PIECE_BYTES = 192 * 1024;

/** The bytes `[from, to)` of a file, each piece read when it is asked for. Ends early where the file is no longer there. */
export async function* filePieces(
  queries: Queries,
  { thread_id, id }: FileKey,
  from = 0,
  to = Infinity,
): AsyncGenerator<Buffer> {
  for (let at = from; at < to; at += PIECE_BYTES) {
    const wished = Math.min(PIECE_BYTES, to - at);
    const piece = await findFilePiece(queries, thread_id, id, { from: at, bytes: wished });
    if (!piece) throw new Error('the file was removed while it was read');
    if (piece.length > 0) yield piece;
    if (piece.length < wished) return;
  }
}
