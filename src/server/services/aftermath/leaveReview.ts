import type { leaveReview as endpoint } from '../../../shared/contract/bookings/aftermath';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import { mayReview } from '../../../shared/domain/booking/aftermath';
import { insertReview } from '../../db/repositories/bookings/reviews';
import type { Caller, ServiceContext } from '../context';
import { wrongStatus } from '../bookings/moveBooking';
import { changeCompleted } from './changeCompleted';
import { problemOf } from './problemOf';

/**
 * The client's one review of a completed session; the interpreter's rating and count of references are made from it in the
 * same transaction. Throws NOT_FOUND, WRONG_STATUS (of a void session too) and ALREADY_REVIEWED.
 */
export function leaveReview(
  context: ServiceContext,
  caller: Caller,
  { id, rating, text }: ReceivedOf<typeof endpoint>,
): Promise<BookingRecord> {
  return changeCompleted(context, caller, id, async ({ queries, row, party, now }) => {
    if (party !== 'client') throw new AppError('NOT_FOUND');
    if (!mayReview(row.status, problemOf(row))) throw wrongStatus(row, now);
    const review = { rating, body: text, written_at: now, client_id: row.client_id };
    if (!(await insertReview(queries, row, review))) throw new AppError('ALREADY_REVIEWED');
    return { event: 'review.written', change: {}, details: { rating } };
  });
}
