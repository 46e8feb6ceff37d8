import type { OfferAnswer } from '../../../../shared/domain/booking/calls';
import type { Queries } from '../../../db/database';
import { publish } from '../../../events/publish';
import { findCall, listOffersIn } from '../calls';
import { answerOf } from '../offers';
import { openWave, silence } from '../openWave';

/**
 * Ends one interpreter's open offer of a call, by their answer or because it was taken back from them alone. Where nobody is left
 * who may still say yes, the next are asked at once. The caller holds the client's lock.
 */
export async function endOffer(
  queries: Queries,
  { id: callId, client_id, interpreterId }: { id: string; client_id: string; interpreterId: string },
  answer: Extract<OfferAnswer, 'declined' | 'withdrawn'>,
  now: Date,
): Promise<void> {
  await answerOf(queries, { callId, interpreterId }, answer, now);
  await silence(queries, callId, [interpreterId], now);
  const event = answer === 'declined' ? 'call.declined' : 'call.offer_withdrawn';
  await publish(queries, event, { call: { id: callId, client_id }, interpreterId });
  const offers = await listOffersIn(queries, [callId]);
  const call = await findCall(queries, callId);
  if (call && offers.every((offer) => offer.answer !== 'open')) await openWave(queries, call, now);
}

/**
 * Ends what an interpreter was offered by a client and did not answer: declined where the interpreter wants no more of it, withdrawn
 * where the client does. The caller holds the client's lock.
 */
export async function endOffersBetween(
  queries: Queries,
  { clientId, interpreterId }: { clientId: string; interpreterId: string },
  answer: Extract<OfferAnswer, 'declined' | 'withdrawn'>,
  now: Date,
): Promise<void> {
  const open = await queries
    .selectFrom('call_offers')
    .innerJoin('calls', 'calls.id', 'call_offers.call_id')
    .select(['calls.id', 'calls.client_id'])
    .where('call_offers.interpreter_id', '=', interpreterId)
    .where('call_offers.answer', '=', 'open')
    .where('calls.client_id', '=', clientId)
    .where('calls.state', '=', 'asking')
    .where('calls.closes_at', '>', now)
    .orderBy('calls.id')
    .execute();
  for (const call of open) await endOffer(queries, { ...call, interpreterId }, answer, now);
}
