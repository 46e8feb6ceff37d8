import { REMINDERS } from '../../../../shared/domain/booking/reminders';
import type { Queries } from '../../../db/database';
import { noteDueReminders } from '../noteDueReminders';
import { publish } from '../../../events/publish';

/** So that a long backlog does not become one long transaction. */
export const REMINDER_BATCH = 100;

const EVENTS = { day: 'reminder.day_due', hour: 'reminder.hour_due' } as const;

/** Promises the reminders that are due, each once however many servers do so; returns how many bookings it reached. */
export async function remindParties(queries: Queries, now: Date): Promise<number> {
  let reminded = 0;
  for (const { kind } of REMINDERS) {
    const ids = await noteDueReminders(queries, kind, now, REMINDER_BATCH);
    await publish(
      queries,
      EVENTS[kind],
      ids.map((id) => ({ booking: { id }, at: now })),
    );
    reminded += ids.length;
  }
  return reminded;
}
