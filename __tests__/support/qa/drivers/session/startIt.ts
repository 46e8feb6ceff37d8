import type { Scene } from '../../Scene';
import type { AgreedWalk } from '../AgreedWalk';

const MINUTE_MS = 60_000;

/** Lets time pass to so many minutes after the session's start, where it is not later already. */
export async function startIt({ world }: Scene, { booking }: AgreedWalk, minutes: number): Promise<void> {
  const ms = Date.parse(booking.startsAt) + minutes * MINUTE_MS - world.now();
  if (ms > 0) await world.passes(ms);
}
