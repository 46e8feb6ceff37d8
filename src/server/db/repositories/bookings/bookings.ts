import { sql, type Insertable, type OperationNodeSource, type RawBuilder, type Updateable } from 'kysely';
import {
  HOLDING_STATUSES,
  type BookingAction,
  type BookingActor,
  type BookingStatus,
} from '../../../../shared/domain/booking/bookingLife';
import type { AftermathAction } from '../../../../shared/domain/booking/aftermath';
import type { RescheduleAction } from '../../../../shared/domain/booking/rescheduling';
import { executeAndCommit } from '../../pipeline';
import { compileOnce } from '../../compileOnce';
import type { Queries } from '../../database';
import type { BookingsTable } from '../../tables/bookingTables';
import type { NewAnswer } from './idempotencyKeys';
import type { NewMail } from '../outbox';

export type NewBooking = Insertable<BookingsTable>;
export type BookingChange = Updateable<BookingsTable>;

/** What is stored together with a booking. */
export interface Company {
  mails: readonly NewMail[];
  /** for the key that the request came with; null where there was none */
  answer: NewAnswer | null;
  /** the transaction ends with it, see `executeAndCommit` */
  doesCommit?: boolean;
}

/**
 * Stores a booking with the first line of its history, the mails that tell of it and the answer to give again; false, and
 * nothing stored, where the interpreter's time is already held, whoever else writes at once.
 */
export async function insertBooking(
  queries: Queries,
  booking: NewBooking,
  happening: Happening,
  { mails, answer, doesCommit }: Company,
): Promise<boolean> {
  const wish = { booking, event: eventOf(happening), mails, answers: answer ? [answer] : [] };
  const insertion = insertionOf(queries, wish);
  const written = doesCommit ? executeAndCommit(queries, insertion) : queries.executeQuery(insertion);
  return (await written).rows.length === 1;
}

interface Insertion {
  booking: NewBooking;
  event: EventFacts;
  mails: readonly NewMail[];
  answers: readonly NewAnswer[];
}

const insertionOf = compileOnce((queries, { booking, event, mails, answers }: Insertion) => {
  const made = queries
    .insertInto('bookings')
    .values(booking)
    .onConflict((conflict) => conflict.constraint('bookings_slot_taken').doNothing())
    .returning(['interpreter_id', 'id']);
  const along = [
    ...(mails.length > 0 ? [sql`mails AS (${insertBeside('outbox', MAIL_TYPES, mails)})`] : []),
    ...(answers.length > 0
      ? [sql`answers AS (${insertBeside('idempotency_keys', ANSWER_TYPES, answers)})`]
      : []),
  ];
  const statement = withEvent(made, event, along);
  return { compile: () => statement.compile(queries) };
});

const MAIL_TYPES = {
  ...{ id: 'uuid', recipient: 'text', language: 'text', template: 'text', mail_values: 'jsonb' },
  ...{ attachments: 'jsonb', queued_at: 'timestamptz', due_at: 'timestamptz', send_before: 'timestamptz' },
} as const;

const ANSWER_TYPES = {
  ...{ user_id: 'uuid', key: 'text', request_hash: 'text', answer: 'jsonb', created_at: 'timestamptz' },
} as const;

/** Rows that are stored if `written` is. */
function insertBeside<Row extends object>(
  table: string,
  types: { readonly [Name in keyof Row]?: string },
  rows: readonly Row[],
): RawBuilder<unknown> {
  const columns = Object.keys(types) as (keyof Row & string)[];
  const values = rows.map((row) => {
    const cells = columns.map((column) => sql`${row[column] ?? null}::${sql.raw(types[column] ?? 'text')}`);
    return sql`(${sql.join(cells)})`;
  });
  const names = sql.join(columns.map((column) => sql.ref(column)));
  return sql`INSERT INTO ${sql.table(table)} (${names})
    SELECT beside.* FROM (VALUES ${sql.join(values)}) AS beside, written`;
}

/** What is written into a booking's history: who did what, and when. */
export interface Happening {
  at: Date;
  actor: BookingActor | 'admin';
  actorId: string | null;
  action: BookingAction | RescheduleAction | AftermathAction | 'request' | 'change';
  from: BookingStatus | null;
  to: BookingStatus;
  details?: object | undefined;
}

/** Which booking, keyed by interpreter first, and as of which version it was read. */
export interface BookingKey {
  interpreter_id: string;
  id: string;
  version: number;
}

/**
 * Changes a booking that is still as it was read: of that version, and of the status which the happening starts from.
 * Counts its version up and writes its history; false, and nothing changed, where somebody else changed it before.
 */
export async function changeBooking(
  queries: Queries,
  key: BookingKey,
  change: BookingChange,
  happening: Happening & { from: BookingStatus },
): Promise<boolean> {
  const changed = queries
    .updateTable('bookings')
    .set({ ...change, status: happening.to, version: key.version + 1 })
    .where('interpreter_id', '=', key.interpreter_id)
    .where('id', '=', key.id)
    .where('status', '=', happening.from)
    .where('version', '=', key.version)
    .returning(['interpreter_id', 'id']);
  return (await withEvent(changed, eventOf(happening)).execute(queries)).rows.length === 1;
}

type EventFacts = ReturnType<typeof eventOf>;

function eventOf({ details, ...facts }: Happening) {
  return { ...facts, details: details ? JSON.stringify(details) : null };
}

/** One statement, so that no change is ever without its line of history. */
function withEvent(
  write: OperationNodeSource,
  { at, actor, actorId, action, from, to, details }: EventFacts,
  along: readonly RawBuilder<unknown>[] = [],
): RawBuilder<{ id: number }> {
  return sql`
    WITH ${sql.join([sql`written AS (${write})`, ...along])}
    INSERT INTO booking_events
      (interpreter_id, booking_id, at, actor, actor_id, action, from_status, to_status, details)
    SELECT interpreter_id, id, ${at}::timestamptz, ${actor}, ${actorId}::uuid, ${action}, ${from}, ${to}, ${details}::jsonb
    FROM written RETURNING id`;
}

export interface HeldTime {
  id: string;
  client_id: string;
  starts_at: Date;
  ends_at: Date;
}

/** What holds an interpreter's time between two instants; requests that are overdue at `now` hold nothing. */
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
