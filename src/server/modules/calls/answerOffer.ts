import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import type { CallOffer, CallOverDetails } from '../../../shared/contract/bookings/calls';
import { AppError } from '../../../shared/contract/base/errors';
import { offerState } from '../../../shared/domain/booking/calls';
import type { Queries } from '../../db/database';
import { inTransaction } from '../../db/inTransaction';
import { takeLocks } from '../../db/takeLocks';
import { publish } from '../../events/publish';
import type { Caller, ServiceContext } from '../../platform/context';
import { bookOffer } from '../bookings/service/bookOffer';
import { readBooking } from '../bookings/service/getBooking';
import { endCall, listOffersIn } from './calls';
import { answerOf, findOffered, type OfferedCallRow } from './offers';
import { silence, stillTold } from './openWave';
import { endOffer } from './service/endOffers';
import { callStateAt, toCallOffer } from './toCall';

/** An offer of the caller's, as it is now that it is the turn of its client; NOT_FOUND where they were not asked. */
async function offerOf(queries: Queries, interpreterId: string, callId: string): Promise<OfferedCallRow> {
  const asked = await findOffered(queries, interpreterId, callId);
  if (!asked) throw new AppError('NOT_FOUND');
  await takeLocks(queries, [
    { kind: 'client', id: asked.client_id },
    { kind: 'interpreter', id: interpreterId },
  ]);
  const offer = await findOffered(queries, interpreterId, callId);
  if (!offer) throw new AppError('NOT_FOUND');
  return offer;
}

function callOver(offer: OfferedCallRow, now: Date): AppError {
  const details: CallOverDetails = { state: offerState(offer.answer, callStateAt(offer, now)) };
  return new AppError('CALL_OVER', { details });
}

/**
 * Takes a call: the first who does gets the booking, and the call is over in the same transaction. Again is the same booking, or
 * WRONG_STATUS where that was cancelled since. Throws NOT_FOUND, CALL_OVER with what became of it, OWN_SLOT_TAKEN where another
 * booking holds the time by now, LISTING_CLOSED.
 */
export async function acceptOffer(
  { db, clock }: ServiceContext,
  { userId }: Caller,
  { call_id: callId }: { call_id: string },
): Promise<BookingRecord> {
  return inTransaction(db, async (queries) => {
    const offer = await offerOf(queries, userId, callId);
    const now = clock.now();
    if (offer.booking_id && offer.interpreter_id === userId) {
      const taken = await readBooking(queries, offer.booking_id, now);
      if (taken.status === 'cancelled') throw new AppError('WRONG_STATUS');
      return taken;
    }
    if (callStateAt(offer, now) !== 'asking' || offer.answer !== 'open') throw callOver(offer, now);
    const booking = await bookOffer(
      queries,
      {
        ...{ callId, clientId: offer.client_id, interpreterId: userId, wish: offer.wish },
        ...{ hourlyPriceCents: offer.hourly_price_cents, askedAt: offer.created_at },
      },
      now,
    ).catch(sayToInterpreter);
    const taken = { state: 'taken' as const, at: now, booking: { id: booking.id, interpreter_id: userId } };
    if (!(await endCall(queries, callId, taken))) throw callOver(offer, now);
    await answerOf(queries, { callId, interpreterId: userId }, 'accepted', now);
    const asked = stillTold(await listOffersIn(queries, [callId]));
    await silence(queries, callId, asked, now);
    const othersAsked = asked.filter((id) => id !== userId);
    await publish(queries, 'call.taken', { call: offer, interpreterId: userId, othersAsked });
    return booking;
  });
}

/** What a client would be told of the interpreter whom they book, as it is told to that interpreter. */
function sayToInterpreter(refusal: unknown): never {
  const code = refusal instanceof AppError ? refusal.code : null;
  if (code === 'SLOT_TAKEN') throw new AppError('OWN_SLOT_TAKEN', { cause: refusal });
  if (code === 'NOT_LISTED') throw new AppError('LISTING_CLOSED', { cause: refusal });
  throw refusal;
}

/** Leaves it to the others; where nobody is left, the next are asked at once. Throws NOT_FOUND or CALL_OVER. */
export async function declineOffer(
  { db, clock }: ServiceContext,
  { userId }: Caller,
  { call_id: callId }: { call_id: string },
): Promise<CallOffer> {
  return inTransaction(db, async (queries) => {
    const asked = await findOffered(queries, userId, callId);
    if (!asked) throw new AppError('NOT_FOUND');
    await takeLocks(queries, [{ kind: 'client', id: asked.client_id }]);
    const offer = (await findOffered(queries, userId, callId)) ?? asked;
    const now = clock.now();
    if (offer.answer === 'declined') return toCallOffer(offer, now);
    if (callStateAt(offer, now) !== 'asking' || offer.answer !== 'open') throw callOver(offer, now);
    await endOffer(queries, { ...offer, interpreterId: userId }, 'declined', now);
    const declined = await findOffered(queries, userId, callId);
    return toCallOffer(declined ?? offer, now);
  });
}
