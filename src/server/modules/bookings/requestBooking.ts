import { randomUUID } from 'node:crypto';
import { BookingRecord, type BookingPayload } from '../../../shared/contract/bookings/bookingRecord';
import { AppError } from '../../../shared/contract/base/errors';
import { isConfirmedAtOnce, MOST_AHEAD, MOST_AT_ONCE_A_DAY } from '../../../shared/domain/booking/atOnce';
import { MAX_OPEN_REQUESTS, respondBy } from '../../../shared/domain/booking/bookingLife';
import { TIER_PERCENT } from '../../../shared/domain/booking/tiers';
import type { Queries } from '../../db/database';
import { countOfInterpreter, countsOfClient, tooManyBookings, type MostAhead } from './service/ahead';
import { insertBooking } from './service/bookings';
import { agreePrice, type AgreedPrice } from './agreePrice';
import { replayResponse, type Once } from './answerOnce';
import type { Events } from '../../events/events';
import { effectsOf, historyLine } from '../../events/publish';
import type { Effects } from '../../platform/effects/writeEffects';
import { bookingColumns, toBookingRecord } from './service/toBookingRecord';
import { expireRequestsOf } from './service/expireOverdue';
import { planMeeting, stretchOf } from './service/planMeeting';
import { isHeldByOverdue, refuseUnavailableIn, reachOf } from './service/refuseUnavailable';
import { compileOnce } from '../../db/compileOnce';
import { availabilityOf, selectAvailability } from '../availability/service/findAvailability';
import { selectStoredAnswer } from './service/idempotencyKeys';
import { bookableOf, selectBookableInterpreter } from '../interpreters/service/interpreters';
import { selectMailReaders } from '../../platform/mail/mailReaders';
import { selectTogether } from '../../db/selectTogether';
import { selectApart } from '../blocks/service/blocks';
import { settingOf } from '../../events/mailParties';
import { sql } from 'kysely';

/** No call has it: a key has at least one character. */
const NO_KEY = '';

interface Wanted {
  client: string;
  interpreter: string;
  key: string;
  from: Date;
  to: Date;
  now: Date;
  most: MostAhead;
}

const selectForRequest = compileOnce((queries, { client, interpreter, key, from, to, now, most }: Wanted) =>
  selectTogether(queries, {
    stored: selectStoredAnswer(queries, client, key),
    interpreter: selectBookableInterpreter(queries, interpreter),
    apart: selectApart(queries, client, interpreter),
    client: selectRequester(queries, client, interpreter, now, most),
    availability: selectAvailability(interpreter, [from, to], now),
    readers: selectMailReaders(queries, [client, interpreter], settingOf('requested')),
  }),
);

/**
 * Makes a new request inside the caller's transaction, which holds the locks of client and interpreter; where the interpreter
 * confirms such requests at once, it is confirmed. Throws
 * NOT_FOUND, NOT_LISTED, INVALID, PRICE_CHANGED, NOT_AVAILABLE, TOO_MANY_OPEN_REQUESTS, TOO_MANY_BOOKINGS or SLOT_TAKEN. `replaces` is the request that
 * this one stands in for. `once` is the key that the request came with: the answer is kept under it, and one that is kept there
 * already is given again (or IDEMPOTENCY_MISMATCH thrown). With `doesCommit` the transaction ends with the booking.
 */
export async function requestBooking(
  queries: Queries,
  request: BookingPayload,
  now: Date,
  {
    id = randomUUID(),
    replaces,
    once = null,
    doesCommit = false,
    offer,
    most = MOST_AHEAD,
  }: RequestOptions = {},
): Promise<BookingRecord> {
  const { stored, interpreter, isApart, client, availability, readers } = await readForRequest(
    queries,
    request,
    now,
    once,
    most,
  );
  if (once && stored) return replayResponse(stored, once, BookingRecord);
  if (!interpreter || !client || !availability) throw new AppError('NOT_FOUND');
  // Nobody learns that they were set aside.
  if (interpreter.listing_state !== 'listed' || isApart) throw new AppError('NOT_LISTED');
  const meeting = planMeeting(request, interpreter.languages, now);
  const price = offer?.price ?? agreePrice(request, interpreter.hourly_price_cents);
  // Accepting an offer, an interpreter knows their own hours; another booking still stands in the way.
  if (!offer) refuseUnavailableIn(availability, meeting, now);
  if (!offer && client.open_requests >= MAX_OPEN_REQUESTS) {
    throw new AppError('TOO_MANY_OPEN_REQUESTS', { details: { limit: MAX_OPEN_REQUESTS } });
  }
  // Of an offer the client was asked when they began to ask.
  if (!offer && client.bookings_ahead >= most.client) throw tooManyBookings(most.client);
  if (!offer && client.interpreter_ahead >= most.interpreter) throw new AppError('NOT_LISTED');
  const isAtOnce =
    !offer &&
    availability.atOnce.isOn &&
    client.at_once_today < MOST_AT_ONCE_A_DAY &&
    isConfirmedAtOnce(
      availability.atOnce,
      { startsAt: meeting.startsAt.getTime() },
      request.meetingTimezone,
      now.getTime(),
    );
  const booking = {
    ...bookingColumns(request, meeting, price),
    id,
    interpreter_id: interpreter.id,
    client_id: request.client_id,
    status: offer || isAtOnce ? ('confirmed' as const) : ('pending' as const),
    confirmed_at_once: isAtOnce,
    respond_by: new Date(respondBy(now.getTime(), meeting.startsAt.getTime())),
    created_at: now,
    version: 1,
    platform_percent: TIER_PERCENT[interpreter.tier],
  };
  const row = {
    ...booking,
    ...NOTHING_HAPPENED_YET,
    client_first_name: client.first_name,
    client_last_name: client.last_name,
    client_photo_url: client.photo_url,
    client_email: client.email,
    client_rating: client.client_rating,
    client_reviews: client.client_reviews,
    interpreter_first_name: interpreter.first_name,
    interpreter_last_name: interpreter.last_name,
    interpreter_photo_url: interpreter.photo_url,
  };
  const record = toBookingRecord(row, now);
  const requested = {
    booking: row,
    at: now,
    actor: 'client' as const,
    actorId: row.client_id,
    from: null,
    to: 'pending' as const,
    details: replaces ? { replaces } : undefined,
    known: { row, readers },
  };
  const company = {
    effects: offer
      ? await effectsOfOffer(queries, requested, offer)
      : isAtOnce
        ? await effectsAtOnce(queries, requested)
        : await effectsOf(queries, 'booking.requested', [requested]),
    answer: once && { ...once, answer: JSON.stringify(record) },
    doesCommit,
  };
  if (isHeldByOverdue(availability, meeting)) await expireRequestsOf(queries, interpreter.id, now);
  if (!(await insertBooking(queries, { ...booking, updated_at: now }, company))) {
    throw new AppError('SLOT_TAKEN');
  }
  return record;
}

interface RequestOptions {
  id?: string;
  replaces?: string;
  once?: Once | null;
  doesCommit?: boolean;
  /** its interpreter accepts it with that, in a call; it is confirmed at once */
  offer?: AcceptedOffer;
  most?: MostAhead;
}

/** An interpreter's acceptance of a call. */
export interface AcceptedOffer {
  callId: string;
  /** when the client began to ask */
  askedAt: Date;
  /** as it was offered, whatever the interpreter's price is now */
  price: AgreedPrice;
}

/** Asked when the call began, and accepted now: the history says both, and both are told of the second. */
async function effectsOfOffer(
  queries: Queries,
  requested: Events['booking.requested'],
  { callId, askedAt }: AcceptedOffer,
): Promise<Effects> {
  const details = { call: callId };
  const accepted = {
    ...requested,
    actor: 'interpreter' as const,
    actorId: requested.booking.interpreter_id,
    from: 'pending' as const,
    to: 'confirmed' as const,
    details,
  };
  const effects = await effectsOf(queries, 'booking.accepted', [accepted]);
  const asked = historyLine({ ...requested, since: askedAt, details }, 'request');
  return { ...effects, history: [asked, ...effects.history] };
}

/** Asked and confirmed in the same moment: the history says both, both are mailed, and only the interpreter is notified. */
async function effectsAtOnce(queries: Queries, requested: Events['booking.requested']): Promise<Effects> {
  const confirmed = { ...requested, from: 'pending' as const, to: 'confirmed' as const };
  const effects = await effectsOf(queries, 'booking.confirmed_at_once', [confirmed]);
  const actorId = requested.booking.interpreter_id;
  const accepted = historyLine({ ...confirmed, actor: 'interpreter', actorId }, 'accept_at_once');
  return { ...effects, history: [historyLine(requested, 'request'), accepted] };
}

/** Columns that only a new booking's row has. */
const NOTHING_HAPPENED_YET = {
  cancelled_by: null,
  cancelled_at: null,
  cancellation_fee_cents: null,
  least_cancellation: null,
  proposal: null,
  proposal_expires_at: null,
  held_said_by: [],
  problem_by: null,
  problem_text: null,
  problem_at: null,
  problem_answer: null,
  problem_answered_at: null,
  problem_outcome: null,
  problem_amount_cents: null,
  problem_reason: null,
  interpreter_checked_in: false,
};

/** All that decides about a new request, in one statement: whom it is between, when they are free, what was answered before. */
async function readForRequest(
  queries: Queries,
  request: BookingPayload,
  now: Date,
  once: Once | null,
  most: MostAhead,
) {
  const { client_id: client, interpreter_id: interpreter } = request;
  // Where the time means no one instant the request is refused for that.
  const stretch = stretchOf(request) ?? { startsAt: now, endsAt: now };
  const [from, to] = reachOf(stretch);
  const wanted = { client, interpreter, key: once?.key ?? NO_KEY, from, to, now, most };
  const { rows } = await queries.executeQuery(selectForRequest(queries, wanted));
  const found = rows[0]!;
  return {
    stored: found.stored[0] ?? null,
    interpreter: bookableOf(found.interpreter[0]),
    isApart: found.apart.length > 0,
    client: found.client[0] ?? null,
    availability: availabilityOf(found.availability[0]),
    readers: found.readers,
  };
}

/**
 * Facts about the client who requests: how many requests wait for an answer, how much is to come for them and for whom they ask,
 * how much was confirmed at once of late; no row for nobody.
 */
export function selectRequester(
  queries: Queries,
  id: string,
  interpreterId: string,
  now: Date,
  most: MostAhead = MOST_AHEAD,
) {
  return queries
    .selectFrom('users')
    .innerJoin(countsOfClient(id, now, most.client).as('held'), (join) => join.onTrue())
    .select(['first_name', 'last_name', 'photo_url', 'email', 'client_rating', 'client_reviews'])
    .select(['held.bookings_ahead', 'held.open_requests'])
    .select(countOfInterpreter(interpreterId, now, most.interpreter).as('interpreter_ahead'))
    .select(
      sql<number>`(SELECT count(*) FROM bookings WHERE client_id = users.id AND confirmed_at_once
        AND created_at > ${now}::timestamptz - interval '24 hours')`.as('at_once_today'),
    )
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
}
