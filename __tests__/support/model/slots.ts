import fc from 'fast-check';

const DAY = 86_400_000;
const MINUTES = { '30 min': 30, '1 hour': 60, '2 hours': 120 };

/** A wish for a time, GMT; few enough that people often want the same. The model begins on 5 January 2026. */
export const anySlot = fc.record({
  day: fc.integer({ min: 0, max: 4 }),
  halfHour: fc.integer({ min: 0, max: 5 }),
  duration: fc.constantFrom('30 min' as const, '1 hour' as const, '2 hours' as const),
});
export type Slot = typeof anySlot extends fc.Arbitrary<infer Value> ? Value : never;

/** 09:00 to 11:30 of that day. */
export function startOf({ day, halfHour }: Slot): number {
  return Date.parse('2026-01-05T09:00:00Z') + day * DAY + halfHour * 1_800_000;
}

export function endOf(slot: Slot, duration: Slot['duration'] = slot.duration): number {
  return startOf(slot) + MINUTES[duration] * 60_000;
}

export function wallOf(slot: Slot) {
  const iso = new Date(startOf(slot)).toISOString();
  return {
    meetingDate: iso.slice(0, 10),
    meetingTime: iso.slice(11, 16),
    meetingAmPm: 'AM' as const,
    meetingTimezone: 'GMT',
  };
}

export const hoursOf = (duration: Slot['duration']) => MINUTES[duration] / 60;
