import { randomUUID } from 'node:crypto';
import type { BookingPayload, BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { updateBooking as endpoint } from '../../../shared/contract/bookings/client';
import { AppError } from '../../../shared/contract/base/errors';
import type { Queries } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { findBookingRow, type BookingRow } from './service/bookingRows';
import { takeLocks } from '../../db/takeLocks';
import { answerOnce } from './answerOnce';
import { changeRequest } from './changeRequest';
import type { Caller, ServiceContext } from '../../platform/context';
import { requestBooking } from './requestBooking';
import { withAlternatives } from './service/withAlternatives';
import { moveBooking, type Move, wrongStatus } from './service/moveBooking';

/**
 * Changes the calling client's own request while it is pending. Another interpreter means withdrawing the request
 * and making a new one, both or neither; the answer is then the new one. Throws FORBIDDEN for another client's id,
 * NOT_FOUND for a missing or foreign booking, WRONG_STATUS with the present status, BOOKING_CHANGED where another version
 * was seen, and what `addBooking` throws.
 */
export async function updateBooking(
  context: ServiceContext,
  caller: Caller,
  { id, version, ...request }: BookingPayload & { id: string; version?: number | undefined },
  { idempotencyKey }: { idempotencyKey?: string } = {},
): Promise<BookingRecord> {
  if (request.client_id !== caller.userId) throw new AppError('FORBIDDEN');
  const { db, clock } = context;
  const save = async (queries: Queries) => {
    const known = ownBooking(await findBookingRow(queries, id), caller);
    const interpreters = new Set([known.interpreter_id, request.interpreter_id]);
    await takeLocks(queries, [
      { kind: 'client', id: caller.userId },
      ...[...interpreters].map((each) => ({ kind: 'interpreter', id: each }) as const),
    ]);
    const now = clock.now();
    const once = {
      userId: caller.userId,
      key: idempotencyKey ?? null,
      endpoint,
      request: { id, version, ...request },
      at: now,
    };
    return answerOnce(queries, once, async () => {
      const booking = ownBooking(await findBookingRow(queries, id), caller);
      if (booking.interpreter_id === request.interpreter_id) {
        return changeRequest(queries, booking, { ...request, version }, now);
      }
      const newId = randomUUID();
      await withdrawRequest(queries, booking, now, { seenVersion: version, details: { replacedBy: newId } });
      return requestBooking(queries, request, now, { id: newId, replaces: booking.id });
    });
  };
  return withAlternatives(context, { ...request, id }, () => inTransaction(db, save));
}

function ownBooking(row: BookingRow | null, caller: Caller): BookingRow {
  if (row?.client_id !== caller.userId) throw new AppError('NOT_FOUND');
  return row;
}

/** Withdraws a request that is still pending and as it was seen, free of charge; throws WRONG_STATUS or BOOKING_CHANGED. */
async function withdrawRequest(
  queries: Queries,
  booking: BookingRow,
  now: Date,
  move: Pick<Move, 'seenVersion' | 'details'>,
): Promise<void> {
  // A confirmed booking can be cancelled too, but that is another decision than this one.
  if (booking.status !== 'pending') throw wrongStatus(booking, now);
  await moveBooking(queries, booking, now, { action: 'cancel', actor: 'client', ...move });
}
