import { atZone } from './localStretch';

/** The hours that quiet hours may begin and end at, as a clock of 24 hours shows them. */
export const CLOCK_HOURS = Array.from({ length: 24 }, (_none, hour) => `${String(hour).padStart(2, '0')}:00`);

/** When the mails of a day are gathered for who has no quiet hours. */
const DIGEST_AT = '08:00';

export interface QuietHours {
  /** of `CLOCK_HOURS`; null where the person has none */
  from: string | null;
  until: string | null;
  /** mails are gathered, one a day */
  isGathered: boolean;
  /** the person's own */
  zone: string;
}

/** Until when a mail that is not urgent waits; null where it may go at once. */
export function mailWaitsUntil(now: Date, { from, until, isGathered, zone }: QuietHours): Date | null {
  if (isGathered) return nextTime(now, until ?? DIGEST_AT, zone);
  return from !== null && until !== null && isQuiet(now, from, until, zone)
    ? nextTime(now, until, zone)
    : null;
}

/** Whether a clock there stands between the two; the same hour twice is never. */
export function isQuiet(now: Date, from: string, until: string, zone: string): boolean {
  const hour = atZone(now.getTime(), zone).hour;
  const [begin, end] = [Number.parseInt(from, 10), Number.parseInt(until, 10)];
  return begin <= end ? hour >= begin && hour < end : hour >= begin || hour < end;
}

/** The next moment, after `now`, at which a clock there shows the hour; an hour that a day skips is the one behind it. */
function nextTime(now: Date, hour: string, zone: string): Date {
  const local = atZone(now.getTime(), zone);
  const today = local.toPlainDate();
  const at = (date: Temporal.PlainDate) =>
    date.toZonedDateTime({ timeZone: local.timeZoneId, plainTime: hour });
  const next = Temporal.ZonedDateTime.compare(at(today), local) > 0 ? at(today) : at(today.add({ days: 1 }));
  return new Date(next.epochMilliseconds);
}
