import { sql } from 'kysely';
import type { CallWish } from '../../../shared/contract/bookings/calls';
import { durationMinutes } from '../../../shared/domain/booking/bookingChoices';
import { judgeFit, type FitReason } from '../../../shared/domain/booking/callFit';
import { DEFAULT_HOURLY_PRICE_CENTS, totalFeeCents } from '../../../shared/domain/money/money';
import type { Queries } from '../../db/database';
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

async function readRows(queries: Queries, search: FitSearch): Promise<Row[]> {
  const { clientId, wish, startsAt, endsAt, now, named, notYetIn } = search;
  const zones = await interpreterZones(queries);
  const wasBooked = sql<boolean>`EXISTS (SELECT FROM bookings WHERE bookings.client_id = ${clientId}
    AND bookings.interpreter_id = interpreters.user_id AND bookings.status = 'completed')`;
  const isFavourite = sql<boolean>`EXISTS (SELECT FROM favourites WHERE favourites.client_id = ${clientId}
    AND favourites.interpreter_id = interpreters.user_id)`;
  const isNamed = named ? sql` AND interpreters.user_id = ANY(${[...named]}::uuid[])` : sql``;
  const isNew = notYetIn
    ? sql` AND NOT EXISTS (SELECT FROM call_offers WHERE call_offers.call_id = ${notYetIn}
        AND call_offers.interpreter_id = interpreters.user_id)`
    : sql``;
  const found = await sql<Row>`
    SELECT interpreters.user_id AS id, users.first_name, users.last_name, users.photo_url,
      interpreters.hourly_price_cents, interpreters.credibility_level AS rating,
      interpreters.client_references AS reviews, ${isFavourite} AS is_favourite, ${wasBooked} AS was_booked,
      ARRAY(SELECT name FROM interpreter_verticals WHERE interpreter_id = interpreters.user_id) AS fields,
      ${hasVerified(now, 'sworn')} AS is_sworn, ${hasVerified(now)} AS is_verified
    ${matching({
      askableBy: clientId,
      from: wish.interpreterBookingFrom,
      to: wish.interpreterBookingTo,
      freeAt: { startsAt, endsAt, now, zones },
    })}${isNamed}${isNew}
    ORDER BY is_favourite DESC, was_booked DESC, interpreters.ranking, interpreters.user_id LIMIT ${MOST_COMPARED}`.execute(
    queries,
  );
  return found.rows;
}
