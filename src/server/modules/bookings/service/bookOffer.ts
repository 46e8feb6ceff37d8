import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import type { CallWish } from '../../../../shared/contract/bookings/calls';
import { durationHours, durationMinutes } from '../../../../shared/domain/booking/bookingChoices';
import { eurosFromCents, totalFeeCents } from '../../../../shared/domain/money/money';
import type { Queries } from '../../../db/database';
import { requestBooking } from '../requestBooking';

export interface OfferToBook {
  callId: string;
  clientId: string;
  interpreterId: string;
  wish: CallWish;
  hourlyPriceCents: number;
  /** when the client began to ask */
  askedAt: Date;
}

/**
 * Books what an interpreter accepts of a call, confirmed at once and at the price that was offered. The caller holds the locks
 * of client and interpreter. Throws SLOT_TAKEN, NOT_FOUND, NOT_LISTED, and INVALID where they do not offer the languages any more.
 */
export function bookOffer(
  queries: Queries,
  { callId, clientId, interpreterId, wish, hourlyPriceCents, askedAt }: OfferToBook,
  now: Date,
): Promise<BookingRecord> {
  const fee = totalFeeCents(hourlyPriceCents, durationMinutes(wish.meetingDuration));
  const selectedInterpreter = {
    name: '',
    pricePerHour: eurosFromCents(hourlyPriceCents),
    durationInHours: durationHours(wish.meetingDuration),
    totalFee: eurosFromCents(fee),
  };
  const request = { ...wish, client_id: clientId, interpreter_id: interpreterId, selectedInterpreter };
  const price = { hourlyPriceCents, totalFeeCents: fee };
  return requestBooking(queries, request, now, { offer: { callId, askedAt, price } });
}
