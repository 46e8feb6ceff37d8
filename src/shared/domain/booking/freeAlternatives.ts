/** A stretch of time in epoch milliseconds; the end is not part of it. */
export interface Stretch {
  startsAt: number;
  endsAt: number;
}

export interface SlotSearch {
  wanted: Stretch;
  /** what holds the interpreter's time already */
  busy: readonly Stretch[];
  now: number;
  /** whether the interpreter works then */
  isOpen: (slot: Stretch) => boolean;
}

export const ALTERNATIVES_COUNT = 3;
/** Alternatives are looked for this far on either side of what was wanted. */
export const ALTERNATIVES_REACH_MS = 7 * 24 * 3_600_000;
const STEP_MS = 30 * 60_000;

/** The free starts nearest to a taken one, same length, in steps of half an hour, nearest first. */
export function freeAlternatives({ wanted, busy, now, isOpen }: SlotSearch): Stretch[] {
  const found: Stretch[] = [];
  for (let distance = STEP_MS; distance <= ALTERNATIVES_REACH_MS; distance += STEP_MS) {
    for (const shift of [distance, -distance]) {
      const slot = { startsAt: wanted.startsAt + shift, endsAt: wanted.endsAt + shift };
      const isFree = slot.startsAt > now && !busy.some((taken) => doOverlap(slot, taken)) && isOpen(slot);
      if (isFree && found.length < ALTERNATIVES_COUNT) found.push(slot);
    }
    if (found.length === ALTERNATIVES_COUNT) break;
  }
  return found;
}

export function doOverlap(one: Stretch, other: Stretch): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}
