import { sql } from 'kysely';
import type { CallWish } from '../../../shared/contract/bookings/calls';
import { durationMinutes } from '../../../shared/domain/booking/bookingChoices';
import { judgeFit, type FitReason } from '../../../shared/domain/booking/callFit';
import { DEFAULT_HOURLY_PRICE_CENTS, totalFeeCents } from '../../../shared/domain/money/money';
import type { Queries } from '../../db/database';
import { isFreeAt, localTimes } from '../availability/service/freeAt';
import { hasVerified } from '../credentials/service/credentials';
import { matching } from '../interpreters/service/interpreterSearch';
import { interpreterZones } from '../interpreters/service/interpreterZones';
import { answerRecordsOf } from './service/answerRecord';

/** So many are compared: whom the client knows, and the best ranked. */
const MOST_COMPARED = 100;

type FitWish = Pick<
  CallWish,
  'meetingDuration' | 'meetingSubject' | 'interpreterBookingFrom' | 'interpreterBookingTo'
>;

export interface FitSearch {
  clientId: string;
  wish: FitWish;
  startsAt: Date;
  endsAt: Date;
  now: Date;
  /** only these people */
  named?: readonly string[] | null;
  /** nobody who is dearer in all */
  maxTotalCents?: number;
  /** nobody who was asked in that call */
  notYetIn?: string;
}

export interface FittingPerson {
  id: string;
  name: string;
  photo_url: string | null;
  hourlyPriceCents: number;
  totalFeeCents: number;
  rating: number | null;
  reviews: number;
  /** the client booked them before, or keeps them as a favourite */
  isKnown: boolean;
  reasons: FitReason[];
}

interface Row {
  id: string;
  first_name: string;
  last_name: string;
  photo_url: string | null;
  hourly_price_cents: number | null;
  rating: number | null;
  reviews: number;
  fields: string[];
  is_sworn: boolean;
  is_verified: boolean;
  is_favourite: boolean;
  was_booked: boolean;
}

/** Interpreters for a wish: listed, not apart from the client, free then, of both languages, not too dear; those who fit best first. */
export async function findFitting(queries: Queries, search: FitSearch): Promise<FittingPerson[]> {
  const { wish, now, maxTotalCents = Infinity } = search;
  const minutes = durationMinutes(wish.meetingDuration);
  const rows = (await readRows(queries, search))
    .map((row) => {
      const hourlyPriceCents = row.hourly_price_cents ?? DEFAULT_HOURLY_PRICE_CENTS;
      return { ...row, hourlyPriceCents, totalFeeCents: totalFeeCents(hourlyPriceCents, minutes) };
    })
    .filter((row) => row.totalFeeCents <= maxTotalCents);
  const ids = rows.map(({ id }) => id);
  const answers = await answerRecordsOf(queries, ids, now);
  const dearest = Math.max(0, ...rows.map((row) => row.totalFeeCents));
  return rows
    .map((row) => {
      const { asked = 0, answered = 0, minutes: answerMinutes = null } = answers.get(row.id) ?? {};
      const fit = judgeFit(
        {
          ...{ isFavourite: row.is_favourite, wasBooked: row.was_booked, fields: row.fields },
          ...{ isSworn: row.is_sworn, isVerified: row.is_verified, rating: row.rating, reviews: row.reviews },
          ...{ asked, answered, answerMinutes, totalFeeCents: row.totalFeeCents },
        },
        wish.meetingSubject,
        dearest,
      );
      return { row, fit };
    })
    .sort((one, other) => other.fit.score - one.fit.score)
    .map(({ row, fit }) => ({
      id: row.id,
      name: `${row.first_name} ${row.last_name}`.trim(),
      photo_url: row.photo_url,
      hourlyPriceCents: row.hourlyPriceCents,
      totalFeeCents: row.totalFeeCents,
      rating: row.rating,
      reviews: row.reviews,
      isKnown: row.is_favourite || row.was_booked,
      reasons: fit.reasons,
    }));
}

/**
 * Whom the client knows, and after them the best ranked. They stand in this order before it is looked up whether they are free,
 * so that the database ends with as many as are wanted.
 */
async function readRows(queries: Queries, search: FitSearch): Promise<Row[]> {
  const { clientId, wish, startsAt, endsAt, now, named, notYetIn } = search;
  const freeAt = { startsAt, endsAt, now, zones: await interpreterZones(queries) };
  const pair = [wish.interpreterBookingFrom, wish.interpreterBookingTo];
  const proof = { at: startsAt, languages: pair };
  const person = sql`interpreters.user_id`;
  const languages = { from: wish.interpreterBookingFrom, to: wish.interpreterBookingTo };
  const isNamed = named ? sql` AND interpreters.user_id = ANY(${[...named]}::uuid[])` : sql``;
  const isNew = notYetIn
    ? sql` AND NOT EXISTS (SELECT FROM call_offers WHERE call_offers.call_id = ${notYetIn}
        AND call_offers.interpreter_id = interpreters.user_id)`
    : sql``;
  const order = sql`is_favourite DESC, was_booked DESC, ranking, user_id`;
  const found = await sql<Row>`
    WITH fitting AS (
      SELECT user_id AS id, is_favourite, was_booked
      FROM (
        SELECT interpreters.user_id, ranking, min_gap_minutes, min_notice_minutes, time_zone,
          interpreters.user_id IN (SELECT interpreter_id FROM favourites WHERE client_id = ${clientId}) AS is_favourite,
          interpreters.user_id IN (SELECT interpreter_id FROM bookings
            WHERE client_id = ${clientId} AND status = 'completed') AS was_booked
        ${matching({ askableBy: clientId, ...languages })}${isNamed}${isNew}
        ORDER BY ${order} OFFSET 0
      ) AS interpreters
      CROSS JOIN LATERAL (SELECT interpreters.time_zone) AS users ${localTimes(freeAt)}
      WHERE ${isFreeAt(freeAt)} ORDER BY ${order} LIMIT ${MOST_COMPARED}
    )
    SELECT fitting.*, users.first_name, users.last_name, users.photo_url, interpreters.hourly_price_cents,
      interpreters.credibility_level AS rating, interpreters.client_references AS reviews,
      ARRAY(SELECT name FROM interpreter_verticals WHERE interpreter_id = fitting.id) AS fields,
      ${hasVerified(person, { ...proof, kind: 'sworn' })} AS is_sworn, ${hasVerified(person, proof)} AS is_verified
    FROM fitting JOIN interpreters ON interpreters.user_id = fitting.id JOIN users ON users.id = fitting.id
    ORDER BY ${order}`.execute(queries);
  return found.rows;
}
