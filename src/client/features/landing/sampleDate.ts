const DAY_MS = 24 * 3_600_000;
const DAYS_AHEAD = 9;

/** The day of the landing page's made-up booking, `YYYY-MM-DD`: always a little ahead of `now`. */
export function sampleDate(now: Date): string {
  return new Date(now.getTime() + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
}
