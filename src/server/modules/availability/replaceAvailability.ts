import type { WeeklyHours } from '../../../shared/domain/time/weeklyHours';
import type { Queries } from '../../db/database';

export interface NewAvailability {
  timeZone: string;
  weeklyHours: readonly WeeklyHours[];
  daysOff: readonly { first: string; last: string }[];
  gapMinutes: number;
  noticeMinutes: number;
  /** left out, it stays as it is, like its notice */
  confirmsAtOnce?: boolean | undefined;
  atOnceNoticeMinutes?: number | undefined;
}

/** Writes an interpreter's hours, days off, rules and zone anew, inside the caller's transaction and lock. */
export async function replaceAvailability(
  queries: Queries,
  id: string,
  { timeZone, weeklyHours, daysOff, ...rules }: NewAvailability,
): Promise<void> {
  await queries.updateTable('users').set({ time_zone: timeZone }).where('id', '=', id).execute();
  await queries
    .updateTable('interpreters')
    .set({
      min_gap_minutes: rules.gapMinutes,
      min_notice_minutes: rules.noticeMinutes,
      confirms_at_once: rules.confirmsAtOnce,
      at_once_notice_minutes: rules.atOnceNoticeMinutes,
    })
    .where('user_id', '=', id)
    .execute();
  await queries.deleteFrom('weekly_hours').where('interpreter_id', '=', id).execute();
  await queries.deleteFrom('days_off').where('interpreter_id', '=', id).execute();
  if (weeklyHours.length > 0) {
    const rows = weeklyHours.map((each) => ({ interpreter_id: id, ...each }));
    await queries.insertInto('weekly_hours').values(rows).execute();
  }
  if (daysOff.length > 0) {
    const rows = daysOff.map(({ first, last }) => ({ interpreter_id: id, first_day: first, last_day: last }));
    await queries.insertInto('days_off').values(rows).execute();
  }
}
