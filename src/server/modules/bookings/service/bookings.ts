import { sql, type Insertable, type Updateable } from 'kysely';
import { HOLDING_STATUSES, type BookingStatus } from '../../../../shared/domain/booking/bookingLife';
import { executeAndCommit } from '../../../db/pipelinedDialect';
import { compileOnce } from '../../../db/compileOnce';
import type { Queries } from '../../../db/database';
import type { BookingsTable } from '../../../db/tables/bookingTables';
import { insertRows } from '../../../platform/effects/insertRows';
import { LIVE_CHANNEL, noticesAsRows, rowsOf, type Effects } from '../../../platform/effects/writeEffects';
import type { NewAnswer } from './idempotencyKeys';

export type NewBooking = Insertable<BookingsTable>;
export type BookingChange = Updateable<BookingsTable>;

/** Rows stored together with a booking. */
export interface Company {
  effects: Effects;
  /** for the key that the request came with; null where there was none */
  answer: NewAnswer | null;
  /** the transaction ends with it, see `executeAndCommit` */
  doesCommit?: boolean;
}

/**
 * Stores a booking with what follows from it and the answer to give again; false, and nothing stored and nobody told, where
 * the interpreter's time is already held, whoever else writes at once.
 */
export async function insertBooking(
  queries: Queries,
  booking: NewBooking,
  { effects, answer, doesCommit }: Company,
): Promise<boolean> {
  const insertion = insertionOf(queries, { booking, effects, answers: answer ? [answer] : [] });
  const written = doesCommit ? executeAndCommit(queries, insertion) : queries.executeQuery(insertion);
  return (await written).rows.length > 0;
}

interface Insertion {
  booking: NewBooking;
  effects: Effects;
  answers: readonly NewAnswer[];
}

const insertionOf = compileOnce((queries, { booking, effects, answers }: Insertion) => {
  const made = queries
    .insertInto('bookings')
    .values(booking)
    .onConflict((conflict) => conflict.constraint('bookings_slot_taken').doNothing())
    .returning('id');
  const along = [
    ...rowsOf(effects, 'written'),
    ...(answers.length > 0
      ? [insertRows('idempotency_keys', ANSWER_TYPES, answers, { written: 'written' })]
      : []),
  ];
  const statement = sql`
    WITH ${sql.join([sql`written AS (${made})`, ...along])}
    SELECT pg_notify(${LIVE_CHANNEL}, notice) FROM written, ${noticesAsRows(effects.notices)}`;
  return { compile: () => statement.compile(queries) };
});

const ANSWER_TYPES = {
  ...{ user_id: 'uuid', key: 'text', request_hash: 'text', answer: 'jsonb', created_at: 'timestamptz' },
} as const;

/** Which booking, keyed by interpreter first, and as of which version it was read. */
export interface BookingKey {
  interpreter_id: string;
  id: string;
  version: number;
}

/**
 * Changes a booking that is still as it was read: of that version, and of the status `from`. Counts its version up; false,
 * and nothing changed, where somebody else changed it before.
 */
export async function changeBooking(
  queries: Queries,
  key: BookingKey,
  from: BookingStatus,
  change: BookingChange,
): Promise<boolean> {
  const changed = queries
    .updateTable('bookings')
    .set({ ...change, version: key.version + 1 })
    .where('interpreter_id', '=', key.interpreter_id)
    .where('id', '=', key.id)
    .where('status', '=', from)
    .where('version', '=', key.version)
    .returning('id');
  return (await changed.execute()).length === 1;
}

export interface HeldTime {
  id: string;
  client_id: string;
  starts_at: Date;
  ends_at: Date;
}

/** Bookings that hold an interpreter's time between two instants; overdue requests at `now` hold nothing. */
export async function findHeldTimes(
  queries: Queries,
  interpreterId: string,
  [from, to]: readonly [Date, Date],
  now: Date,
): Promise<HeldTime[]> {
  return queries
    .selectFrom('bookings')
    .select(['id', 'client_id', 'starts_at', 'ends_at'])
    .where('interpreter_id', '=', interpreterId)
    .where('status', 'in', HOLDING_STATUSES)
    .where(sql<boolean>`during && tstzrange(${from}, ${to})`)
    .where((eb) => eb.or([eb('status', '!=', 'pending'), eb('respond_by', '>', now)]))
    .execute();
}
