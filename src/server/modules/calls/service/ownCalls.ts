import type { OwnData } from '../../../../shared/contract/account/ownData';
import { offerState } from '../../../../shared/domain/booking/calls';
import { eurosFromCents } from '../../../../shared/domain/money/money';
import type { Queries } from '../../../db/database';

/** A person's calls, and the offers that they got; the newest first. */
export async function ownCalls(queries: Queries, id: string): Promise<Pick<OwnData, 'calls' | 'offers'>> {
  const calls = await queries
    .selectFrom('calls')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('call_offers')
        .select(({ fn }) => fn.countAll<number>().as('asked'))
        .whereRef('call_id', '=', 'calls.id')
        .as('asked'),
    )
    .where('client_id', '=', id)
    .orderBy('created_at', 'desc')
    .execute();
  const offers = await queries
    .selectFrom('call_offers')
    .innerJoin('calls', 'calls.id', 'call_offers.call_id')
    .selectAll('call_offers')
    .select(['calls.state', 'calls.wish', 'calls.starts_at'])
    .where('call_offers.interpreter_id', '=', id)
    .orderBy('offered_at', 'desc')
    .execute();
  return {
    calls: calls.map((call) => ({
      wish: call.wish,
      maxTotalFee: eurosFromCents(call.max_total_cents),
      at: call.created_at.toISOString(),
      ended_at: call.ended_at?.toISOString() ?? null,
      state: call.state,
      asked: Number(call.asked),
      booking_id: call.booking_id,
    })),
    offers: offers.map((offer) => ({
      title: offer.wish.meetingTitle,
      startsAt: offer.starts_at.toISOString(),
      totalFee: eurosFromCents(offer.total_fee_cents),
      at: offer.offered_at.toISOString(),
      answered_at: (offer.answer !== 'withdrawn' && offer.answered_at?.toISOString()) || null,
      state: offerState(offer.answer, offer.state),
    })),
  };
}
