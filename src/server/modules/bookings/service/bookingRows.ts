import { sql } from 'kysely';
import { BOOKING_LIST_SIZE } from '../../../../shared/domain/booking/bookingLife';
import { compileOnce } from '../../../db/compileOnce';
import type { Queries } from '../../../db/database';
import { BOOKING_COLUMNS } from '../../../db/tables/bookingTables';

export type BookingRow = Awaited<ReturnType<ReturnType<typeof selectBookings>['executeTakeFirstOrThrow']>>;

export async function findBookingRow(queries: Queries, id: string): Promise<BookingRow | null> {
  return (await selectBookings(queries).where('bookings.id', '=', id).executeTakeFirst()) ?? null;
}

export async function findBookingRows(queries: Queries, ids: readonly string[]): Promise<BookingRow[]> {
  if (ids.length === 0) return [];
  return selectBookings(queries)
    .where('bookings.id', 'in', ids)
    .orderBy('bookings.starts_at')
    .orderBy('bookings.id')
    .execute();
}

export async function listBookingRows(
  queries: Queries,
  party: 'client_id' | 'interpreter_id',
  userId: string,
): Promise<BookingRow[]> {
  return (await queries.executeQuery(listOf[party](queries, { userId }))).rows;
}

const listOfParty = (party: 'client_id' | 'interpreter_id') =>
  compileOnce((queries, { userId }: { userId: string }) =>
    newestFirst(queries, party, userId).limit(BOOKING_LIST_SIZE),
  );
const listOf = { client_id: listOfParty('client_id'), interpreter_id: listOfParty('interpreter_id') };

/** How many bookings a thread of messages marks, newest first. */
const PAIR_LIST_LIMIT = 50;

/** Bookings between a client and an interpreter. */
export async function listBookingRowsOfPair(
  queries: Queries,
  clientId: string,
  interpreterId: string,
): Promise<BookingRow[]> {
  return selectBookings(queries)
    .where('bookings.client_id', '=', clientId)
    .where('bookings.interpreter_id', '=', interpreterId)
    .orderBy('bookings.created_at', 'desc')
    .orderBy('bookings.id', 'desc')
    .limit(PAIR_LIST_LIMIT)
    .execute();
}

/**
 * One page of a party's bookings by the start of each session, the latest first and without their descriptions, and how many
 * there are; none that began before `since`.
 */
export async function pageOfBookings(
  queries: Queries,
  party: 'client_id' | 'interpreter_id',
  userId: string,
  { offset, limit, since = new Date(0) }: { offset: number; limit: number; since?: Date | undefined },
): Promise<{ rows: BookingRow[]; total: number }> {
  const counted = await queries
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(party, '=', userId)
    .where('starts_at', '>=', since)
    .executeTakeFirstOrThrow();
  const rows = await selectBookings(queries, { isDescribed: false })
    .where(`bookings.${party}`, '=', userId)
    .where('bookings.starts_at', '>=', since)
    .orderBy('bookings.starts_at', 'desc')
    .orderBy('bookings.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total: Number(counted.total) };
}

export function newestFirst(queries: Queries, party: 'client_id' | 'interpreter_id', userId: string) {
  return selectBookings(queries)
    .where(`bookings.${party}`, '=', userId)
    .orderBy('bookings.created_at', 'desc')
    .orderBy('bookings.id', 'desc');
}

const { meetingDescription: DESCRIPTION, ...OTHER_COLUMNS } = BOOKING_COLUMNS;
const REQUEST_COLUMNS = Object.values(OTHER_COLUMNS).map((column) => `bookings.${column}` as const);

/**
 * Bookings with the two people's names; both parties of a booking may see them. Where nobody reads the descriptions they are
 * left empty: they can be ten times as long as all the rest.
 */
export function selectBookings(queries: Queries, { isDescribed = true } = {}) {
  return (
    queries
      .selectFrom('bookings')
      .innerJoin('users as client', 'client.id', 'bookings.client_id')
      .innerJoin('users as interpreter', 'interpreter.id', 'bookings.interpreter_id')
      // Joined, not asked with EXISTS: that is answered by reading everybody's check-ins once.
      .leftJoin('check_ins', (join) =>
        join
          .onRef('check_ins.interpreter_id', '=', 'bookings.interpreter_id')
          .onRef('check_ins.booking_id', '=', 'bookings.id')
          .onRef('check_ins.user_id', '=', 'bookings.interpreter_id'),
      )
      .select(sql<boolean>`check_ins.user_id IS NOT NULL`.as('interpreter_checked_in'))
      // A deleted account has no name any more.
      .select(
        sql<string>`CASE WHEN client.deleted_at IS NULL THEN client.email ELSE '' END`.as('client_email'),
      )
      .select([
        'bookings.id',
        'bookings.client_id',
        'bookings.status',
        ...REQUEST_COLUMNS,
        (isDescribed ? sql.ref<string>(`bookings.${DESCRIPTION}`) : sql<string>`''`).as(DESCRIPTION),
        'bookings.starts_at',
        'bookings.ends_at',
        'bookings.respond_by',
        'bookings.hourly_price_cents',
        'bookings.total_fee_cents',
        'bookings.created_at',
        'bookings.version',
        'bookings.cancelled_by',
        'bookings.cancelled_at',
        'bookings.cancellation_fee_cents',
        'bookings.least_cancellation',
        'bookings.proposal',
        'bookings.proposal_expires_at',
        'bookings.platform_percent',
        'bookings.confirmed_at_once',
        'bookings.held_said_by',
        'bookings.problem_by',
        'bookings.problem_text',
        'bookings.problem_at',
        'bookings.problem_answer',
        'bookings.problem_answered_at',
        'bookings.problem_outcome',
        'bookings.problem_amount_cents',
        'bookings.problem_reason',
        'client.first_name as client_first_name',
        'client.last_name as client_last_name',
        'client.photo_url as client_photo_url',
        'client.client_rating',
        'client.client_reviews',
        'interpreter.first_name as interpreter_first_name',
        'interpreter.last_name as interpreter_last_name',
        'interpreter.photo_url as interpreter_photo_url',
      ])
  );
}
