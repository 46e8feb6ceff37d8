/** A multiple of three, so that pieces in base64 stand beside each other. */
const PIECE_BYTES = 192 * 1024;

/** Reads some bytes of a stored file; fewer at its end, null where it is not there (any more). */
export type ReadPiece = (stretch: { from: number; bytes: number }) => Promise<Buffer | null>;

/** The bytes `[from, to)` of a file, each piece read when it is asked for. Throws where the file goes meanwhile. */
export async function* piecesOf(read: ReadPiece, from = 0, to = Infinity): AsyncGenerator<Buffer> {
  for (let at = from; at < to; at += PIECE_BYTES) {
    const wished = Math.min(PIECE_BYTES, to - at);
    const piece = await read({ from: at, bytes: wished });
    if (!piece) throw new Error('the file was removed while it was read');
    if (piece.length > 0) yield piece;
    if (piece.length < wished) return;
  }
}
