import { sql } from 'kysely';
import type { OwnData } from '../../../../shared/contract/account/ownData';
import { offerState } from '../../../../shared/domain/booking/calls';
import { eurosFromCents } from '../../../../shared/domain/money/money';
import type { Queries } from '../../../db/database';

/** So many calls with all that was written go out at once, however many there are. */
const CALLS_A_PIECE = 50;

/** A piece of a person's calls, the newest first, and where the next piece begins. */
export async function ownCalls(
  queries: Queries,
  id: string,
  before: { at: Date; id: string } | null = null,
): Promise<Pick<OwnData, 'calls' | 'older_calls_before'>> {
  let found = queries
    .selectFrom('calls')
    .select(['id', 'wish', 'max_total_cents', 'created_at', 'ended_at', 'state', 'booking_id'])
    .select((eb) =>
      eb
        .selectFrom('call_offers')
        .select(({ fn }) => fn.countAll<number>().as('asked'))
        .whereRef('call_id', '=', 'calls.id')
        .as('asked'),
    )
    .where('client_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(CALLS_A_PIECE + 1);
  // Compared as one pair, so that the index is entered where the piece begins.
  if (before)
    found = found.where(sql<boolean>`(created_at, id) < (${before.at}::timestamptz, ${before.id}::uuid)`);
  const rows = await found.execute();
  const piece = rows.slice(0, CALLS_A_PIECE);
  const last = piece.at(-1);
  const hasOlder = last !== undefined && rows.length > piece.length;
  return {
    calls: piece.map((call) => ({
      wish: call.wish,
      maxTotalFee: eurosFromCents(call.max_total_cents),
      at: call.created_at.toISOString(),
      ended_at: call.ended_at?.toISOString() ?? null,
      state: call.state,
      asked: Number(call.asked),
      booking_id: call.booking_id,
    })),
    older_calls_before: hasOlder ? { at: last.created_at.toISOString(), id: last.id } : null,
  };
}

/** The offers that an interpreter got, the newest first: no more a day than one may get, and of the wish its title alone. */
export async function ownOffers(queries: Queries, id: string): Promise<OwnData['offers']> {
  const offers = await queries
    .selectFrom('call_offers')
    .innerJoin('calls', 'calls.id', 'call_offers.call_id')
    .select(['answer', 'answered_at', 'offered_at', 'total_fee_cents', 'calls.state', 'calls.starts_at'])
    .select(sql<string>`calls.wish ->> 'meetingTitle'`.as('title'))
    .where('call_offers.interpreter_id', '=', id)
    .orderBy('offered_at', 'desc')
    .execute();
  return offers.map((offer) => ({
    title: offer.title,
    startsAt: offer.starts_at.toISOString(),
    totalFee: eurosFromCents(offer.total_fee_cents),
    at: offer.offered_at.toISOString(),
    answered_at: (offer.answer !== 'withdrawn' && offer.answered_at?.toISOString()) || null,
    state: offerState(offer.answer, offer.state),
  }));
}
