import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import type { CallState, OfferAnswer } from '../../../shared/domain/booking/calls';
import type { Queries } from '../../db/database';
import type { CallOffersTable, CallsTable } from '../../db/tables/callTables';

export type CallRow = Selectable<CallsTable>;

export async function findCall(queries: Queries, id: string): Promise<CallRow | null> {
  return (await queries.selectFrom('calls').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function listCallsOf(queries: Queries, clientId: string, limit: number): Promise<CallRow[]> {
  return queries
    .selectFrom('calls')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function countOpenCalls(queries: Queries, clientId: string, now: Date): Promise<number> {
  const found = queries
    .selectFrom('calls')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('client_id', '=', clientId)
    .where('state', '=', 'asking')
    .where('closes_at', '>', now);
  return Number((await found.executeTakeFirstOrThrow()).open);
}

/** How many calls a client has started since a moment, whatever became of them. */
export async function countCallsSince(queries: Queries, clientId: string, since: Date): Promise<number> {
  const found = queries
    .selectFrom('calls')
    .select(({ fn }) => fn.countAll<number>().as('started'))
    .where('client_id', '=', clientId)
    .where('created_at', '>', since);
  return Number((await found.executeTakeFirstOrThrow()).started);
}

/** False where the id is taken, by somebody who was quicker by a moment. */
export async function insertCall(queries: Queries, call: Insertable<CallsTable>): Promise<boolean> {
  const added = queries
    .insertInto('calls')
    .values(call)
    .onConflict((on) => on.column('id').doNothing());
  return (await added.executeTakeFirst()).numInsertedOrUpdatedRows === 1n;
}

export async function insertOffers(
  queries: Queries,
  offers: readonly Insertable<CallOffersTable>[],
): Promise<void> {
  if (offers.length > 0) await queries.insertInto('call_offers').values(offers).execute();
}

interface Ending {
  state: Exclude<CallState, 'asking'>;
  at: Date;
  booking?: { id: string; interpreter_id: string };
}

/** Ends a call that still asks; false, and nothing changed, where it is over already. */
export async function endCall(
  queries: Queries,
  id: string,
  { state, at, booking }: Ending,
): Promise<boolean> {
  const ended = queries
    .updateTable('calls')
    .set({
      state,
      ended_at: at,
      next_wave_at: null,
      booking_id: booking?.id ?? null,
      interpreter_id: booking?.interpreter_id ?? null,
    })
    .where('id', '=', id)
    .where('state', '=', 'asking')
    .returning('id');
  return (await ended.execute()).length === 1;
}

export async function planNextWave(
  queries: Queries,
  id: string,
  { done, at }: { done: number; at: Date },
): Promise<void> {
  await queries
    .updateTable('calls')
    .set({ waves_done: done, next_wave_at: at })
    .where('id', '=', id)
    .execute();
}

/** From now on others than the named may be asked, those whom the client knows first. */
export async function askAnybody(queries: Queries, id: string): Promise<void> {
  await queries.updateTable('calls').set({ named: null, waves_done: 0 }).where('id', '=', id).execute();
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

/** Calls that have something to do by now, the longest due first. */
export async function listDueCalls(queries: Queries, now: Date, limit: number) {
  return queries
    .selectFrom('calls')
    .select(['id', 'client_id'])
    .where('state', '=', 'asking')
    .where(sql<boolean>`least(closes_at, next_wave_at) <= ${now}`)
    .orderBy(sql`least(closes_at, next_wave_at)`)
    .limit(limit)
    .execute();
}

export type OfferRow = Awaited<ReturnType<typeof listOffersIn>>[number];

/** The people asked in some calls, in that order. */
export async function listOffersIn(queries: Queries, callIds: readonly string[]) {
  if (callIds.length === 0) return [];
  return queries
    .selectFrom('call_offers')
    .innerJoin('users', 'users.id', 'call_offers.interpreter_id')
    .selectAll('call_offers')
    .select(['users.first_name', 'users.last_name', 'users.photo_url'])
    .where('call_id', 'in', callIds)
    .orderBy('call_id')
    .orderBy('position')
    .execute();
}

export interface OffersSince {
  others: number;
  /** those of them who had a session before, or had none, as the one */
  alike: number;
  byOne: number;
}

const hadSession = (client: RawBuilder<unknown>) =>
  sql`EXISTS (SELECT FROM bookings WHERE bookings.client_id = ${client} AND bookings.status = 'completed')`;
const IS_SET_ASIDE = sql<boolean>`EXISTS (SELECT FROM blocks
  WHERE by_id = call_offers.interpreter_id AND whom_id = calls.client_id)`;

/**
 * How many other clients asked each of them since a moment whom they did not set aside, and how often one client did; whoever
 * nobody asked is left out.
 */
export async function countOffersSince(
  queries: Queries,
  { ids, clientId }: { ids: readonly string[]; clientId: string },
  since: Date,
): Promise<ReadonlyMap<string, OffersSince>> {
  const rows = await queries
    .selectFrom('call_offers')
    .innerJoin('calls', 'calls.id', 'call_offers.call_id')
    .select('call_offers.interpreter_id')
    .select(({ fn }) =>
      fn
        .count<number>('calls.client_id')
        .distinct()
        .filterWhere('calls.client_id', '<>', clientId)
        .filterWhere(sql<boolean>`NOT ${IS_SET_ASIDE}`)
        .as('others'),
    )
    .select(({ fn }) =>
      fn
        .count<number>('calls.client_id')
        .distinct()
        .filterWhere('calls.client_id', '<>', clientId)
        .filterWhere(sql<boolean>`NOT ${IS_SET_ASIDE}`)
        .filterWhere(
          sql<boolean>`${hadSession(sql.ref('calls.client_id'))} = ${hadSession(sql`${clientId}`)}`,
        )
        .as('alike'),
    )
    .select(({ fn }) => fn.countAll<number>().filterWhere('calls.client_id', '=', clientId).as('by_one'))
    .where('call_offers.interpreter_id', 'in', [...ids])
    .where('call_offers.offered_at', '>', since)
    .groupBy('call_offers.interpreter_id')
    .execute();
  return new Map(
    rows.map((row) => [
      row.interpreter_id,
      { others: Number(row.others), alike: Number(row.alike), byOne: Number(row.by_one) },
    ]),
  );
}

/** No call asks for longer. */
const LONGEST_CALL_MS = 24 * 3_600_000;

/** How many offers a client has made since a moment, in all calls. */
export async function countAskedBy(queries: Queries, clientId: string, since: Date): Promise<number> {
  const found = queries
    .selectFrom('call_offers')
    .innerJoin('calls', 'calls.id', 'call_offers.call_id')
    .select(({ fn }) => fn.countAll<number>().as('asked'))
    .where('calls.client_id', '=', clientId)
    .where('calls.created_at', '>', new Date(since.getTime() - LONGEST_CALL_MS))
    .where('call_offers.offered_at', '>', since);
  return Number((await found.executeTakeFirstOrThrow()).asked);
}
