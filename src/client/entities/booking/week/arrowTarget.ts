import type { WeekDay } from './weekGrid';

/** Which booking of which day of the week has the focus, both counted from 0. */
export interface WeekPlace {
  day: number;
  block: number;
}

/**
 * Where a key leads from a booking of the week: up and down through all of them in the order of time, left and right to
 * the nearest hour of the next day that has any, Home and End to the first and the last. Null where it leads nowhere.
 */
export function arrowTarget(days: readonly WeekDay[], from: WeekPlace, key: string): WeekPlace | null {
  const all = days.flatMap(({ blocks }, day) => blocks.map((_, block) => ({ day, block })));
  const at = all.findIndex(({ day, block }) => day === from.day && block === from.block);
  switch (key) {
    case 'ArrowDown':
      return all[at + 1] ?? null;
    case 'ArrowUp':
      return all[at - 1] ?? null;
    case 'Home':
      return all[0] ?? null;
    case 'End':
      return all.at(-1) ?? null;
    case 'ArrowRight':
      return nearest(days, from, all.find(({ day }) => day > from.day)?.day);
    case 'ArrowLeft':
      return nearest(days, from, all.findLast(({ day }) => day < from.day)?.day);
    default:
      return null;
  }
}

function nearest(days: readonly WeekDay[], from: WeekPlace, day: number | undefined): WeekPlace | null {
  if (day === undefined) return null;
  const minute = days[from.day]?.blocks[from.block]?.fromMinute ?? 0;
  const away = (days[day]?.blocks ?? []).map(({ fromMinute }) => Math.abs(fromMinute - minute));
  return { day, block: away.indexOf(Math.min(...away)) };
}
