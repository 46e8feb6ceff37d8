import { HOLDING_STATUSES } from '../../../../shared/domain/booking/bookingLife';
import type { Queries } from '../../../db/database';

type Party = 'client_id' | 'interpreter_id';

export type HoldingRow = Awaited<ReturnType<typeof listHoldingRows>>[number];

/** A party's bookings that are not over yet, the next one first: without their texts, because all of them are read at once. */
export function listHoldingRows(queries: Queries, party: Party, userId: string) {
  return queries
    .selectFrom('bookings')
    .select(['id', 'status', 'starts_at', 'ends_at', 'respond_by', 'total_fee_cents', 'least_cancellation'])
    .where(party, '=', userId)
    .where('status', 'in', HOLDING_STATUSES)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}

/** How many there are. */
export async function countHolding(queries: Queries, party: Party, userId: string): Promise<number> {
  const counted = await queries
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('holding'))
    .where(party, '=', userId)
    .where('status', 'in', HOLDING_STATUSES)
    .executeTakeFirstOrThrow();
  return Number(counted.holding);
}

/** Keeps the first `most` of them to this transaction, always in the same order, so that two never wait for each other; their ids. */
export async function lockHoldingRows(
  queries: Queries,
  party: Party,
  userId: string,
  most: number,
): Promise<string[]> {
  const locked = await queries
    .selectFrom('bookings')
    .select('id')
    .where(party, '=', userId)
    .where('status', 'in', HOLDING_STATUSES)
    .orderBy('interpreter_id')
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .execute();
  return locked.map(({ id }) => id);
}

/** Some bookings' titles and the other side's name (empty of who is gone), by the booking's id. */
export async function listTitles(
  queries: Queries,
  ids: readonly string[],
  other: 'client_id' | 'interpreter_id',
): Promise<Map<string, { title: string; first_name: string; last_name: string }>> {
  if (ids.length === 0) return new Map();
  const found = await queries
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', `bookings.${other}`)
    .select(['bookings.id', 'bookings.title', 'users.first_name', 'users.last_name'])
    .where('bookings.id', 'in', ids)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}
