import type { OwnData, exportBookings as endpoint } from '../../../shared/contract/account/ownData';
import { isRevealed, type ReviewAuthor } from '../../../shared/domain/booking/reviews';
import { maySeeLink } from '../../../shared/domain/booking/sessionRoom';
import type { Queries } from '../../db/database';
import type { BookingRow } from '../bookings/service/bookingRows';
import { toReview } from '../reviews/service/meetingReviews';
import { listReviewsOf, type ReviewRow } from '../reviews/service/reviews';
import { listBookingPiece } from '../bookings/service/olderBookingRows';
import { listCheckInsOf, listEventsOf, listLinksOf } from './ownRecords';
import { happeningsOf } from '../bookings/service/getBookingHistory';
import { toBookingRecord } from '../bookings/service/toBookingRecord';
import type { DataOf, ReceivedOf } from '../../../shared/contract/base/endpoint';
import type { AccountContext } from '../account/service/accountContext';
import type { Caller } from '../../platform/context';
import { partyOf } from '../messages/service/findOwnThread';

/** So many bookings with all that hangs on them go out at once, however many there are: some 1 MB where all is as long as it may be. */
export const BOOKINGS_A_PIECE = 50;

type Reviews = Pick<OwnData, 'reviews_written' | 'reviews_received'>;
type Piece = Pick<OwnData, 'bookings' | 'older_before'> & Reviews;

/** A piece of a person's bookings with what was done to them and said after them, the newest first, and where the next piece begins. */
export async function ownBookings(
  queries: Queries,
  { party, userId }: { party: 'client' | 'interpreter'; userId: string },
  now: Date,
  before: { createdAt: Date; id: string } | null = null,
): Promise<Piece> {
  const found = await listBookingPiece(queries, `${party}_id`, userId, before, BOOKINGS_A_PIECE + 1);
  const rows = found.slice(0, BOOKINGS_A_PIECE);
  const last = rows.at(-1);
  const hasOlder = last !== undefined && found.length > rows.length;
  return {
    ...(await withWhatHangsOn(queries, party, rows, now)),
    older_before: hasOlder ? { createdAt: last.created_at.toISOString(), id: last.id } : null,
  };
}

async function withWhatHangsOn(
  queries: Queries,
  party: 'client' | 'interpreter',
  rows: readonly BookingRow[],
  now: Date,
): Promise<Pick<OwnData, 'bookings'> & Reviews> {
  if (rows.length === 0) return { bookings: [], reviews_written: [], reviews_received: [] };
  const interpreterIds = [...new Set(rows.map(({ interpreter_id }) => interpreter_id))];
  const bookings = { ids: rows.map(({ id }) => id), interpreterIds };
  const events = groupedById(await listEventsOf(queries, bookings));
  const checkIns = groupedById(await listCheckInsOf(queries, bookings));
  const said = await listReviewsOf(queries, bookings);
  const reviews = groupedById(said);
  const links = groupedById(await listLinksOf(queries, bookings));
  const told = rows.map((row) => {
    const booking = toBookingRecord(row, now);
    const link = party === 'client' || maySeeLink(booking.status) ? links.get(row.id)?.[0] : undefined;
    return {
      booking,
      history: happeningsOf(events.get(row.id) ?? [], row, {
        ...{ party, reviews: reviews.get(row.id) ?? [], now },
      }),
      check_ins: (checkIns.get(row.id) ?? []).map(({ user_id, at }) => ({
        by: user_id === row.client_id ? ('client' as const) : ('interpreter' as const),
        at: at.toISOString(),
      })),
      meeting: link ? { url: link.url, passcode: link.passcode } : null,
    };
  });
  return { bookings: told, ...ownReviews(said, party, now) };
}

/** Of the other side's reviews only what the person may know of: those that are revealed, and that nobody hid. */
function ownReviews(rows: readonly ReviewRow[], party: ReviewAuthor, now: Date): Reviews {
  const newestFirst = [...rows].sort((one, other) => other.written_at.getTime() - one.written_at.getTime());
  const told = (row: ReviewRow) => ({ booking_id: row.booking_id, ...toReview(row) });
  return {
    reviews_written: newestFirst
      .filter(({ author }) => author === party)
      .map((row) => ({ ...told(row), hiddenFor: row.hidden_for })),
    reviews_received: newestFirst
      .filter(
        ({ author, hidden_at, revealed_at }) =>
          author !== party && !hidden_at && isRevealed(revealed_at.getTime(), now.getTime()),
      )
      .map(told),
  };
}

function groupedById<Row extends { booking_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.booking_id);
    if (group) group.push(row);
    else groups.set(row.booking_id, [row]);
  }
  return groups;
}

/** Goes on with the bookings of the caller's export. Throws TOO_MANY_REQUESTS. */
export async function exportBookings(
  { db, clock, accountLimits }: AccountContext,
  caller: Caller,
  { before: { createdAt, id } }: ReceivedOf<typeof endpoint>,
): Promise<DataOf<typeof endpoint>> {
  await accountLimits.countExportPiece(caller.userId);
  const person = { party: partyOf(caller), userId: caller.userId };
  return ownBookings(db.queries, person, clock.now(), { createdAt: new Date(createdAt), id });
}
