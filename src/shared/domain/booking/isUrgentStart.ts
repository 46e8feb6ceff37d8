/** What is about a start so soon is told at once, also in quiet hours, and stands first. */
const URGENT_MS = 24 * 3_600_000;

/** Whether a start is so close that a word about it cannot wait; both in epoch milliseconds. */
export function isUrgentStart(startsAt: number, now: number): boolean {
  return startsAt > now && startsAt - now <= URGENT_MS;
}
