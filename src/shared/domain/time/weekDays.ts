const DAY_MS = 24 * 3_600_000;

/** The days (`YYYY-MM-DD`) of the week that a day is in, Monday first, as weekly hours have it. */
export function weekDays(day: string): string[] {
  const sinceMonday = weekdayOf(day) - 1;
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - sinceMonday));
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return ((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

/** The day so many days later, or earlier where negative. */
export function addDays(day: string, days: number): string {
  return isoDay(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS);
}

function isoDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
