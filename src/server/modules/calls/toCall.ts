import type { CallOffer, CallRecord } from '../../../shared/contract/bookings/calls';
import type { FitReason } from '../../../shared/domain/booking/callFit';
import { CALL_WAVES, offerState, type CallState } from '../../../shared/domain/booking/calls';
import { afterShareCents } from '../../../shared/domain/booking/tiers';
import { eurosFromCents } from '../../../shared/domain/money/money';
import type { OfferedCallRow } from './offers';
import type { CallRow, OfferRow } from './calls';

/** A call that asks past its end is over, though nobody has looked after it yet. */
export function callStateAt(
  { state, closes_at }: Pick<CallRow, 'state' | 'closes_at'>,
  now: Date,
): CallState {
  return state === 'asking' && closes_at <= now ? 'lapsed' : state;
}

/** A call as its client sees it at `now`. */
export function toCallRecord(row: CallRow, offers: readonly OfferRow[], now: Date): CallRecord {
  const state = callStateAt(row, now);
  const isAsking = state === 'asking';
  const own = offers.filter(({ call_id }) => call_id === row.id);
  return {
    id: row.id,
    ...wishOf(row),
    state,
    createdAt: row.created_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    endedAt: isAsking ? null : (row.ended_at ?? row.closes_at).toISOString(),
    wave: row.named ? null : (CALL_WAVES[row.waves_done - 1] ?? null),
    nextWaveAt: isAsking ? (row.next_wave_at?.toISOString() ?? null) : null,
    maxTotalFee: eurosFromCents(row.max_total_cents),
    booking_id: row.booking_id,
    notified: own.filter((offer) => offer.is_notified && offerState(offer.answer, state) === 'open').length,
    offers: own.map((offer) => ({
      interpreter_id: offer.interpreter_id,
      name: `${offer.first_name} ${offer.last_name}`.trim(),
      avatar: offer.photo_url,
      totalFee: eurosFromCents(offer.total_fee_cents),
      reasons: offer.reasons.filter((reason) => isStillSo(reason, offer)),
      state: offerState(offer.answer, state),
      offeredAt: offer.offered_at.toISOString(),
      answeredAt: (offer.answer !== 'withdrawn' && offer.answered_at?.toISOString()) || null,
    })),
  };
}

/** What was proved when they were asked may have ended, or been removed, since. */
function isStillSo({ kind }: FitReason, { is_sworn, is_verified }: OfferRow): boolean {
  if (kind === 'sworn') return is_sworn;
  return kind !== 'verified' || is_verified;
}

/**
 * The same as one of those who were asked sees it. Once it is over and not theirs it says neither who asked nor what they wrote to
 * whoever accepts.
 */
export function toCallOffer(row: OfferedCallRow, now: Date): CallOffer {
  const state = offerState(row.answer, callStateAt(row, now));
  const isTold = state === 'open' || state === 'accepted';
  const { referenceNumber: _, ...wish } = row.wish;
  return {
    call_id: row.id,
    ...wishOf(isTold ? row : { ...row, wish: { ...wish, meetingDescription: '' } }),
    client_id: row.client_id,
    clientName: isTold ? `${row.client_first_name} ${row.client_last_name}`.trim() : '',
    clientAvatar: isTold ? row.client_photo_url : null,
    clientStanding: { rating: row.client_rating, reviews: row.client_reviews },
    state,
    offeredAt: row.offered_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    totalFee: eurosFromCents(row.total_fee_cents),
    net: eurosFromCents(afterShareCents(row.total_fee_cents, row.tier)),
    othersAsked: Number(row.asked) - 1,
    booking_id: row.answer === 'accepted' ? row.booking_id : null,
  };
}

function wishOf({ wish, starts_at, ends_at }: Pick<CallRow, 'wish' | 'starts_at' | 'ends_at'>) {
  return { wish, startsAt: starts_at.toISOString(), endsAt: ends_at.toISOString() };
}
