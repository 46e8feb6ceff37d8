import type { BookingPayload, BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { addBooking as endpoint } from '../../../shared/contract/bookings/client';
import { AppError } from '../../../shared/contract/base/errors';
import type { Queries } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { takeLocksWithNext } from '../../db/takeLocks';
import { onceOf } from './answerOnce';
import type { Caller, ServiceContext } from '../../platform/context';
import { requestBooking } from './requestBooking';
import { withAlternatives } from './service/withAlternatives';

/**
 * Requests a booking for the calling client; the interpreter's time is held at once. Throws FORBIDDEN for another
 * client's id, IDEMPOTENCY_MISMATCH, and what `requestBooking` throws; then nothing is saved.
 */
export async function addBooking(
  context: ServiceContext,
  caller: Caller,
  request: BookingPayload,
  { idempotencyKey }: { idempotencyKey?: string } = {},
): Promise<BookingRecord> {
  if (request.client_id !== caller.userId) throw new AppError('FORBIDDEN');
  const { db, clock } = context;
  const save = async (queries: Queries) => {
    // Together with the reading, whose `now` may then be old: what is overdue since is still held, and nobody is booked twice.
    await takeLocksWithNext(queries, [
      { kind: 'client', id: caller.userId },
      { kind: 'interpreter', id: request.interpreter_id },
    ]);
    const now = clock.now();
    const once = onceOf({ userId: caller.userId, key: idempotencyKey ?? null, endpoint, request, at: now });
    return requestBooking(queries, request, now, { once, doesCommit: true });
  };
  return withAlternatives(context, request, () => inTransaction(db, save));
}
