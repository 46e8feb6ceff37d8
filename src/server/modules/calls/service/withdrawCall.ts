import { sql } from 'kysely';
import type { CallRecord } from '../../../../shared/contract/bookings/calls';
import type { Queries } from '../../../db/database';
import { inTransaction } from '../../../db/inTransaction';
import { takeLocks } from '../../../db/takeLocks';
import { publish } from '../../../events/publish';
import type { Caller, ServiceContext } from '../../../platform/context';
import { endCall, findCall, listOffersIn, type CallRow } from '../calls';
import { silence, stillTold } from '../openWave';
import { findAskingCall, readCall } from '../readCalls';

/** Asks nobody any more. Throws NOT_FOUND, or CALL_OVER with what became of it. */
export async function withdrawCall(
  { db, clock }: ServiceContext,
  { userId }: Caller,
  { id }: { id: string },
): Promise<CallRecord> {
  return inTransaction(db, async (queries) => {
    await takeLocks(queries, [{ kind: 'client', id: userId }]);
    const now = clock.now();
    const call = await findAskingCall(queries, { id, clientId: userId }, now);
    await withdraw(queries, call, now);
    return readCall(queries, (await findCall(queries, id)) ?? call, now);
  });
}

async function withdraw(queries: Queries, call: CallRow, now: Date): Promise<void> {
  await endCall(queries, call.id, { state: 'withdrawn', at: now });
  const othersAsked = stillTold(await listOffersIn(queries, [call.id]));
  await silence(queries, call.id, othersAsked, now);
  await publish(queries, 'call.withdrawn', { call, othersAsked });
}

/**
 * Takes a person out of every call: their own are withdrawn and gone, and what they were offered is. Where nobody is left who may
 * still say yes, the next wave is due at once: it needs its client's lock, and the caller holds the person's alone.
 */
export async function forgetCalls(queries: Queries, personId: string, now: Date): Promise<void> {
  const asking = await queries
    .selectFrom('calls')
    .selectAll()
    .where('client_id', '=', personId)
    .where('state', '=', 'asking')
    .execute();
  for (const call of asking) await withdraw(queries, call, now);
  await queries.deleteFrom('calls').where('client_id', '=', personId).execute();
  const gone = await queries
    .deleteFrom('call_offers')
    .where('interpreter_id', '=', personId)
    .returning('call_id')
    .execute();
  await sql`UPDATE calls SET next_wave_at = ${now} WHERE id = ANY(${gone.map(({ call_id }) => call_id)})
    AND state = 'asking' AND NOT EXISTS (SELECT FROM call_offers WHERE call_id = calls.id AND answer = 'open')`.execute(
    queries,
  );
}

/** Deletes calls that are long over, with their offers. */
export async function deleteCallsBefore(queries: Queries, before: Date): Promise<void> {
  await queries.deleteFrom('calls').where('created_at', '<', before).execute();
}

/** Forgets from which networks older calls came: none of their offers is counted any more. */
export async function forgetNetworksBefore(queries: Queries, before: Date): Promise<void> {
  await queries
    .updateTable('calls')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('created_at', '<', before)
    .execute();
}
