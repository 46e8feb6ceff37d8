import type {
  CallOffer,
  CallOverDetails,
  CallRecord,
  CallWish,
  Candidate,
  findCandidates as candidatesEndpoint,
} from '../../../shared/contract/bookings/calls';
import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import { eurosFromCents } from '../../../shared/domain/money/money';
import type { Queries } from '../../db/database';
import type { Caller, ServiceContext } from '../../platform/context';
import { planTime } from '../bookings/service/planMeeting';
import { findCall, listCallsOf, listOffersIn, type CallRow } from './calls';
import { findFitting } from './findFitting';
import { findOffered, listOpenOffers } from './offers';
import { callStateAt, toCallOffer, toCallRecord } from './toCall';

const LIST_SIZE = 20;

/** A call as its client sees it; whose it is, the caller has checked. */
export async function readCall(queries: Queries, row: CallRow, now: Date): Promise<CallRecord> {
  return toCallRecord(row, await listOffersIn(queries, [row.id]), now);
}

/** A client's own call that still asks at `now`. Throws NOT_FOUND, or CALL_OVER with what became of it. */
export async function findAskingCall(
  queries: Queries,
  { id, clientId }: { id: string; clientId: string },
  now: Date,
): Promise<CallRow> {
  const call = await findCall(queries, id);
  if (call?.client_id !== clientId) throw new AppError('NOT_FOUND');
  const state = callStateAt(call, now);
  if (state === 'asking') return call;
  const details: CallOverDetails = { state };
  throw new AppError('CALL_OVER', { details });
}

/** One of the caller's own. Throws NOT_FOUND. */
export async function getCall(
  { db: { queries }, clock }: ServiceContext,
  { userId }: Caller,
  { id }: { id: string },
): Promise<CallRecord> {
  const row = await findCall(queries, id);
  if (row?.client_id !== userId) throw new AppError('NOT_FOUND');
  return readCall(queries, row, clock.now());
}

/** The caller's own of late. */
export async function getCalls(
  { db: { queries }, clock }: ServiceContext,
  { userId }: Caller,
): Promise<CallRecord[]> {
  const rows = await listCallsOf(queries, userId, LIST_SIZE);
  const offers = await listOffersIn(
    queries,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toCallRecord(row, offers, clock.now()));
}

/** Offers that the calling interpreter can still accept. */
export async function getOffers(
  { db: { queries }, clock }: ServiceContext,
  { userId }: Caller,
): Promise<CallOffer[]> {
  const now = clock.now();
  return (await listOpenOffers(queries, userId, now)).map((row) => toCallOffer(row, now));
}

/** One in which the caller was asked, whatever became of it. Throws NOT_FOUND. */
export async function getOffer(
  { db: { queries }, clock }: ServiceContext,
  { userId }: Caller,
  { call_id: callId }: { call_id: string },
): Promise<CallOffer> {
  const offer = await findOffered(queries, userId, callId);
  if (!offer) throw new AppError('NOT_FOUND');
  return toCallOffer(offer, clock.now());
}

/** People who could be asked, the best fit first. Throws INVALID where the time means nothing. */
export async function findCandidates(
  { db: { queries }, clock }: ServiceContext,
  { userId }: Caller,
  wish: ReceivedOf<typeof candidatesEndpoint>,
): Promise<Candidate[]> {
  const now = clock.now();
  const { startsAt, endsAt } = planTime(wish, now, pairIssues(wish));
  const people = await findFitting(queries, { clientId: userId, wish, startsAt, endsAt, now });
  return people.slice(0, LIST_SIZE).map((person) => ({
    interpreter_id: person.id,
    name: person.name,
    avatar: person.photo_url,
    pricePerHour: eurosFromCents(person.hourlyPriceCents),
    totalFee: eurosFromCents(person.totalFeeCents),
    rating: person.rating,
    reviews: person.reviews,
    reasons: person.reasons,
  }));
}

/** Nobody interprets between a language and itself. */
export function pairIssues({
  interpreterBookingFrom: from,
  interpreterBookingTo: to,
}: Pick<CallWish, 'interpreterBookingFrom' | 'interpreterBookingTo'>) {
  return from === to ? [{ path: 'interpreterBookingTo', code: 'same_languages' as const }] : [];
}
