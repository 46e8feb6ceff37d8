import { sql, type Selectable } from 'kysely';
import type { ChecklistItem } from '../../../shared/domain/booking/sessionRoom';
import type { Queries } from '../../db/database';
import type { CheckInsTable, MeetingLinksTable } from '../../db/tables/talkTables';
import type { BookingKey } from '../bookings/service/bookings';

export type CheckIn = Pick<Selectable<CheckInsTable>, 'user_id' | 'at'>;

/** In the order in which they came. */
export async function listCheckIns(queries: Queries, { interpreter_id, id }: BookingKey): Promise<CheckIn[]> {
  return queries
    .selectFrom('check_ins')
    .select(['user_id', 'at'])
    .where('interpreter_id', '=', interpreter_id)
    .where('booking_id', '=', id)
    .orderBy('at')
    .execute();
}

/** The first check-in of a person stands; later ones change nothing, and are false. */
export async function insertCheckIn(
  queries: Queries,
  { interpreter_id, id }: BookingKey,
  { user_id, at }: CheckIn,
): Promise<boolean> {
  const made = queries
    .insertInto('check_ins')
    .values({ interpreter_id, booking_id: id, user_id, at })
    .onConflict((conflict) => conflict.columns(['interpreter_id', 'booking_id', 'user_id']).doNothing())
    .returning('booking_id');
  return (await made.executeTakeFirst()) !== undefined;
}

export type MeetingLink = Pick<Selectable<MeetingLinksTable>, 'url' | 'passcode' | 'updated_at'>;

export async function findMeetingLink(
  queries: Queries,
  { interpreter_id, id }: BookingKey,
): Promise<MeetingLink | null> {
  const found = queries
    .selectFrom('meeting_links')
    .select(['url', 'passcode', 'updated_at'])
    .where('interpreter_id', '=', interpreter_id)
    .where('booking_id', '=', id);
  return (await found.executeTakeFirst()) ?? null;
}

export async function saveMeetingLink(
  queries: Queries,
  { interpreter_id, id }: BookingKey,
  link: MeetingLink,
): Promise<void> {
  await queries
    .insertInto('meeting_links')
    .values({ interpreter_id, booking_id: id, ...link })
    .onConflict((conflict) => conflict.columns(['interpreter_id', 'booking_id']).doUpdateSet(link))
    .execute();
}

/** The checklist's finished items. */
export async function findChecklist(
  queries: Queries,
  { interpreter_id, id }: BookingKey,
): Promise<ChecklistItem[]> {
  const found = queries
    .selectFrom('room_checklists')
    .select('done')
    .where('interpreter_id', '=', interpreter_id)
    .where('booking_id', '=', id);
  return (await found.executeTakeFirst())?.done ?? [];
}

/** Ticks an item or takes its tick away, in one statement, so that two people's ticks do not undo each other. */
export async function setChecklistItem(
  queries: Queries,
  { interpreter_id, id }: BookingKey,
  item: ChecklistItem,
  isDone: boolean,
): Promise<void> {
  await sql`
    INSERT INTO room_checklists (interpreter_id, booking_id, done)
    VALUES (${interpreter_id}, ${id}, CASE WHEN ${isDone}::boolean THEN ARRAY[${item}::text] ELSE '{}'::text[] END)
    ON CONFLICT (interpreter_id, booking_id) DO UPDATE SET done =
      array_remove(room_checklists.done, ${item}::text) || excluded.done`.execute(queries);
}
