import { sql, type Insertable, type Selectable } from 'kysely';
import type { CallState } from '../../../shared/domain/booking/calls';
import type { Queries } from '../../db/database';
import type { CallOffersTable, CallsTable } from '../../db/tables/callTables';
import { hasVerified } from '../credentials/service/credentials';

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

/** For the call's languages, and when its session begins. */
const PROOF = {
  at: sql`calls.starts_at`,
  languages: sql`ARRAY[calls.wish ->> 'interpreterBookingFrom', calls.wish ->> 'interpreterBookingTo']`,
};
const WHO = sql`call_offers.interpreter_id`;

/** The people asked in some calls, in that order, and whether they are sworn and verified by now. */
export async function listOffersIn(queries: Queries, callIds: readonly string[]) {
  if (callIds.length === 0) return [];
  return queries
    .selectFrom('call_offers')
    .innerJoin('calls', 'calls.id', 'call_offers.call_id')
    .innerJoin('users', 'users.id', 'call_offers.interpreter_id')
    .selectAll('call_offers')
    .select(hasVerified(WHO, { ...PROOF, kind: 'sworn' }).as('is_sworn'))
    .select(hasVerified(WHO, PROOF).as('is_verified'))
    .select(['users.first_name', 'users.last_name', 'users.photo_url'])
    .where('call_id', 'in', callIds)
    .orderBy('call_id')
    .orderBy('position')
    .execute();
}
