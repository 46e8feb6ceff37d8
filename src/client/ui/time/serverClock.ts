/** Less than this is the way of the message, or the clocks' own unrest. */
const LEAST_MS = 2000;

let ahead = 0;

/** Takes over the server's clock. `serverNow`: epoch milliseconds. */
export function setServerNow(serverNow: number): void {
  const difference = serverNow - Date.now();
  ahead = Math.abs(difference) < LEAST_MS ? 0 : difference;
}

/**
 * The present by the server's clock, as far as it has said, in epoch milliseconds: what may be done and what it costs is
 * decided by that one, not by a device whose clock is wrong.
 */
export function serverNow(): number {
  return Date.now() + ahead;
}
