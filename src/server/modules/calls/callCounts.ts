import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../db/database';

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

export interface OffersSince {
  others: number;
  /** those of them of whom the interpreter was notified, and who had a session before, or had none, as the one */
  notified: number;
  /** those of `notified` who ask from the network of the one; none where that one had a session before */
  ofNetwork: number;
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
  { ids, clientId, network }: { ids: readonly string[]; clientId: string; network: string | null },
  since: Date,
): Promise<ReadonlyMap<string, OffersSince>> {
  const isNew = sql`NOT ${hadSession(sql`${clientId}`)}`;
  const isNotified = sql<boolean>`call_offers.is_notified
    AND ${hadSession(sql.ref('calls.client_id'))} = ${hadSession(sql`${clientId}`)}`;
  const rows = await queries
    .selectFrom('call_offers')
    .innerJoin('calls', 'calls.id', 'call_offers.call_id')
    .select('call_offers.interpreter_id')
    .select(({ fn }) => {
      const others = fn
        .count<number>('calls.client_id')
        .distinct()
        .filterWhere('calls.client_id', '<>', clientId)
        .filterWhere(sql<boolean>`NOT ${IS_SET_ASIDE}`);
      const notified = others.filterWhere(isNotified);
      const ofNetwork = notified.filterWhere(sql<boolean>`${isNew} AND calls.network = ${network}`);
      return [others.as('others'), notified.as('notified'), ofNetwork.as('of_network')];
    })
    .select(({ fn }) => fn.countAll<number>().filterWhere('calls.client_id', '=', clientId).as('by_one'))
    .where('call_offers.interpreter_id', 'in', [...ids])
    .where('call_offers.offered_at', '>', since)
    .groupBy('call_offers.interpreter_id')
    .execute();
  return new Map(
    rows.map((row) => [
      row.interpreter_id,
      {
        ...{ others: Number(row.others), notified: Number(row.notified) },
        ...{ ofNetwork: Number(row.of_network), byOne: Number(row.by_one) },
      },
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
