import type { WeeklyHours } from '../../../shared/domain/time/weeklyHours';

/**
 * Ways to spread a week's work, by turns. The demo interpreter, the first, is there day and night: whoever tries the
 * demo books for the next half hour, and no clock may stand in the way.
 */
export const WORKING_HOURS: readonly WeeklyHours[][] = [
  week([1, 2, 3, 4, 5, 6, 7], '00:00', '24:00'),
  week([1, 2, 3, 4, 5], '09:00', '17:00'),
  week([1, 2, 3, 4, 5], '08:00', '16:30'),
  [...week([1, 2, 3, 4], '10:00', '18:30'), ...week([5], '10:00', '16:00'), ...week([6], '10:00', '14:00')],
  [...week([1, 2, 3, 4, 5], '09:00', '12:30'), ...week([1, 2, 3, 4, 5], '13:30', '18:00')],
];

function week(days: readonly number[], opens: string, closes: string): WeeklyHours[] {
  return days.map((weekday) => ({ weekday, opens, closes }));
}
