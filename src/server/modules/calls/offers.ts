import { sql } from 'kysely';
import type { OfferAnswer } from '../../../shared/domain/booking/calls';
import type { Queries } from '../../db/database';

export type OfferedCallRow = Awaited<ReturnType<ReturnType<typeof selectOffered>['executeTakeFirstOrThrow']>>;

/** Calls in which an interpreter was asked, with the client's name and what the interpreter said. */
function selectOffered(queries: Queries, interpreterId: string) {
  return queries
    .selectFrom('call_offers')
    .innerJoin('calls', 'calls.id', 'call_offers.call_id')
    .innerJoin('users as client', 'client.id', 'calls.client_id')
    .innerJoin('users as interpreter', 'interpreter.id', 'call_offers.interpreter_id')
    .selectAll('calls')
    .select(['call_offers.answer', 'call_offers.offered_at', 'call_offers.answered_at'])
    .select(['call_offers.total_fee_cents', 'call_offers.hourly_price_cents', 'interpreter.tier'])
    .select(['client.first_name as client_first_name', 'client.last_name as client_last_name'])
    .select(['client.photo_url as client_photo_url', 'client.client_rating', 'client.client_reviews'])
    .select((eb) =>
      eb
        .selectFrom('call_offers as each')
        .select(({ fn }) => fn.countAll<number>().as('asked'))
        .whereRef('each.call_id', '=', 'calls.id')
        // Once their part is over it stands still: who is asked later would tell that it went on without them.
        .where(
          sql<boolean>`(call_offers.answered_at IS NULL OR each.offered_at < call_offers.answered_at
            OR each.offered_at <= call_offers.offered_at)`,
        )
        .as('asked'),
    )
    .where('call_offers.interpreter_id', '=', interpreterId);
}

export async function findOffered(
  queries: Queries,
  interpreterId: string,
  callId: string,
): Promise<OfferedCallRow | null> {
  const found = selectOffered(queries, interpreterId).where('calls.id', '=', callId);
  return (await found.executeTakeFirst()) ?? null;
}

/** Offers that they can still accept, the next start first. */
export async function listOpenOffers(queries: Queries, interpreterId: string, now: Date) {
  return selectOffered(queries, interpreterId)
    .where('call_offers.answer', '=', 'open')
    .where('calls.state', '=', 'asking')
    .where('calls.closes_at', '>', now)
    .orderBy('calls.starts_at')
    .orderBy('calls.id')
    .execute();
}

/** Writes down what became of an open offer. */
export async function answerOf(
  queries: Queries,
  { callId, interpreterId }: { callId: string; interpreterId: string },
  answer: Exclude<OfferAnswer, 'open'>,
  at: Date,
): Promise<void> {
  await queries
    .updateTable('call_offers')
    .set({ answer, answered_at: at })
    .where('call_id', '=', callId)
    .where('interpreter_id', '=', interpreterId)
    .where('answer', '=', 'open')
    .execute();
}
