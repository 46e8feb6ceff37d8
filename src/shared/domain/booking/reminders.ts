const HOUR_MS = 3_600_000;

/** Mails that remind both sides of a confirmed booking, the earlier one first. */
export const REMINDERS = [
  { kind: 'day', leadMs: 24 * HOUR_MS },
  { kind: 'hour', leadMs: HOUR_MS },
] as const;
export type ReminderKind = (typeof REMINDERS)[number]['kind'];

/**
 * Between which starts, as milliseconds from now, a reminder is due: from its lead on, until the next one's turn or
 * the start. Whoever confirmed later than that knows already, see `noteDueReminders.ts`.
 */
export function reminderReach(kind: ReminderKind): { fromMs: number; toMs: number } {
  const place = REMINDERS.findIndex((each) => each.kind === kind);
  return { fromMs: REMINDERS[place + 1]?.leadMs ?? 0, toMs: REMINDERS[place]?.leadMs ?? 0 };
}
