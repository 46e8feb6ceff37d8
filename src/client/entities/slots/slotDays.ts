import type { Slot } from '../../../shared/contract/bookings/slot';
import { wallClock } from '../../../shared/domain/time/wallClock';
import { addDays } from '../../../shared/domain/time/weekDays';
import { isNightClock } from '../../../shared/domain/time/nightHours';

export const DAYS_SHOWN = 7;
export const DAY_PARTS = ['morning', 'afternoon', 'evening', 'night'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** A free start as the grid shows it. */
export interface ShownSlot {
  /** epoch milliseconds */
  startsAt: number;
  free: number;
  part: DayPart;
  /** the clocks show this time twice that day */
  isDoubled: boolean;
}

export interface ShownDay {
  /** YYYY-MM-DD */
  date: string;
  slots: ShownSlot[];
}

/** Seven days from one on, each with its free starts by the clocks of a zone. */
export function slotDays(first: string, slots: readonly Slot[], zone: string): ShownDay[] {
  const days = new Map(
    Array.from({ length: DAYS_SHOWN }, (_, place) => [addDays(first, place), [] as ShownSlot[]]),
  );
  const shown = new Map<string, ShownSlot>();
  for (const { startsAt: iso, free } of slots) {
    const startsAt = Date.parse(iso);
    const { date, time } = wallClock(startsAt, zone);
    const twin = shown.get(`${date} ${time}`);
    if (twin) twin.isDoubled = true;
    const slot: ShownSlot = { startsAt, free, part: partOf(time), isDoubled: twin !== undefined };
    shown.set(`${date} ${time}`, slot);
    days.get(date)?.push(slot);
  }
  return [...days].map(([date, ofDay]) => ({ date, slots: ofDay }));
}

/** By `hh:mm` on a clock of 24 hours. */
export function partOf(time: string): DayPart {
  if (isNightClock(time)) return 'night';
  if (time < '12:00') return 'morning';
  return time < '18:00' ? 'afternoon' : 'evening';
}

/** How many days lie between two, negative where the second is earlier. */
export function daysBetween(one: string, other: string): number {
  return Math.round((Date.parse(`${other}T12:00:00Z`) - Date.parse(`${one}T12:00:00Z`)) / 86_400_000);
}
