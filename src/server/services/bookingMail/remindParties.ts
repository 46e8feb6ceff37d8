import { REMINDERS, type ReminderKind } from '../../../shared/domain/booking/reminders';
import type { Queries } from '../../db/database';
import { noteDueReminders } from '../../db/repositories/bookings/noteDueReminders';
import type { BookingNews } from './BookingNews';
import { tellParties } from './tellParties';

/** So that a long backlog does not become one long transaction. */
export const REMINDER_BATCH = 100;

const NEWS: Record<ReminderKind, BookingNews> = { day: 'reminderDay', hour: 'reminderHour' };

/** Promises the reminders that are due, each once however many servers do so; returns how many bookings it reached. */
export async function remindParties(queries: Queries, now: Date): Promise<number> {
  let reminded = 0;
  for (const { kind } of REMINDERS) {
    const ids = await noteDueReminders(queries, kind, now, REMINDER_BATCH);
    await tellParties(queries, now, NEWS[kind], ids);
    reminded += ids.length;
  }
  return reminded;
}
