import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../../db/database';

/** Whom a person set aside, the latest first. */
export async function listBlocks(queries: Queries, byId: string) {
  return queries
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.whom_id')
    .select(['blocks.whom_id', 'blocks.added_at', 'users.first_name', 'users.last_name', 'users.photo_url'])
    .where('blocks.by_id', '=', byId)
    .where('users.deleted_at', 'is', null)
    .orderBy('blocks.added_at', 'desc')
    .orderBy('blocks.whom_id')
    .execute();
}

export async function countBlocks(queries: Queries, byId: string): Promise<number> {
  const found = queries
    .selectFrom('blocks')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('by_id', '=', byId);
  return Number((await found.executeTakeFirstOrThrow()).total);
}

/** Whether it is new. */
export async function insertBlock(
  queries: Queries,
  row: { by_id: string; whom_id: string; added_at: Date },
): Promise<boolean> {
  const insert = queries
    .insertInto('blocks')
    .values(row)
    .onConflict((conflict) => conflict.columns(['by_id', 'whom_id']).doNothing())
    .returning('whom_id');
  return (await insert.execute()).length > 0;
}

/** Whether there was one. */
export async function deleteBlock(queries: Queries, byId: string, whomId: string): Promise<boolean> {
  const deleted = queries
    .deleteFrom('blocks')
    .where('by_id', '=', byId)
    .where('whom_id', '=', whomId)
    .returning('whom_id');
  return (await deleted.execute()).length > 0;
}

/** Takes a person out of everybody's, their own included. */
export async function forgetBlocks(queries: Queries, id: string): Promise<void> {
  await queries
    .deleteFrom('blocks')
    .where((eb) => eb.or([eb('by_id', '=', id), eb('whom_id', '=', id)]))
    .execute();
}

/** The ids of everybody who is apart from a person, whichever of the two set the other aside; looked up once a statement. */
export const apartFrom = (id: string): RawBuilder<unknown> =>
  sql`(SELECT whom_id FROM blocks WHERE by_id = ${id} UNION ALL SELECT by_id FROM blocks WHERE whom_id = ${id})`;

/** A row where either of two people set the other aside. */
export function selectApart(queries: Queries, one: string, other: string) {
  return queries
    .selectFrom('blocks')
    .select('added_at')
    .where((eb) =>
      eb.or([
        eb.and([eb('by_id', '=', one), eb('whom_id', '=', other)]),
        eb.and([eb('by_id', '=', other), eb('whom_id', '=', one)]),
      ]),
    );
}

/** Whether either of two people set the other aside. */
export async function areApart(queries: Queries, one: string, other: string): Promise<boolean> {
  return (await selectApart(queries, one, other).limit(1).executeTakeFirst()) !== undefined;
}

/** Whether one person set another aside. */
export async function hasBlocked(queries: Queries, byId: string, whomId: string): Promise<boolean> {
  const found = queries
    .selectFrom('blocks')
    .select('added_at')
    .where('by_id', '=', byId)
    .where('whom_id', '=', whomId);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Whether two people know each other by a booking, a conversation, or an offer of a call. */
export async function haveMet(
  queries: Queries,
  { clientId, interpreterId }: { clientId: string; interpreterId: string },
): Promise<boolean> {
  const { rows } = await sql<{ have_met: boolean }>`SELECT
    EXISTS (SELECT FROM bookings WHERE client_id = ${clientId} AND interpreter_id = ${interpreterId})
    OR EXISTS (SELECT FROM threads WHERE client_id = ${clientId} AND interpreter_id = ${interpreterId})
    OR EXISTS (SELECT FROM call_offers JOIN calls ON calls.id = call_offers.call_id
      WHERE calls.client_id = ${clientId} AND call_offers.interpreter_id = ${interpreterId}) AS have_met`.execute(
    queries,
  );
  return rows[0]?.have_met ?? false;
}
