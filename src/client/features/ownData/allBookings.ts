import type { DataOf, RequestOf } from '../../../shared/contract/base/endpoint';
import type { exportBookings } from '../../../shared/contract/account/ownData';

type Piece = DataOf<typeof exportBookings>;
type ReadPiece = (request: RequestOf<typeof exportBookings>) => Promise<Piece>;

/** The bookings of an export with the older ones, which the server gives a piece at a time; rejects where one is missing. */
export async function allBookings(newest: Piece, readPiece: ReadPiece): Promise<Piece['bookings']> {
  const all = [...newest.bookings];
  for (let before = newest.older_before; before !== null;) {
    const piece = await readPiece({ before });
    all.push(...piece.bookings);
    before = piece.older_before;
  }
  return all;
}
