const FIRST_MS = 5_000;
const LONGEST_MS = 3_600_000;

/** About two days of trying. */
export const MAIL_ATTEMPTS = 55;

/** Milliseconds to wait after the given number of failed attempts: 5 s, 10 s, 20 s … an hour. */
export function mailBackoffMs(attempts: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 20));
}
