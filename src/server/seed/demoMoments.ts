const QUARTER_MS = 15 * 60_000;

/** `hour` o'clock in a zone, `days` from today there; a weekend gives way to the working day beyond it. */
export function workday(now: Date, days: number, hour: number, zone: string): Date {
  const today = todayIn(now, zone).add({ days });
  const onwards = days < 0 ? -1 : 1;
  let day = today;
  while (day.dayOfWeek > 5) day = day.add({ days: onwards });
  return at(day, hour, zone);
}

/**
 * `hour` o'clock on a Saturday (6) or Sunday (7) in a zone; `weeks` 1 is the first weekend that leaves a day and a
 * half from now.
 */
export function weekend(now: Date, weeks: number, weekday: 6 | 7, hour: number, zone: string): Date {
  const earliest = todayIn(new Date(now.getTime() + 36 * 3_600_000), zone).add({ days: 1 });
  const saturday = earliest.add({ days: (6 - earliest.dayOfWeek + 7) % 7 });
  return at(saturday.add({ days: weekday - 6 + (weeks - 1) * 7 }), hour, zone);
}

/** A while ago: something of an hour that began then goes on for more than a quarter of an hour, and for half an hour at most. */
export function halfAnHourAgo(now: Date): Date {
  return new Date((Math.floor(now.getTime() / QUARTER_MS) - 2) * QUARTER_MS);
}

/** `hour` o'clock yesterday in a zone, whatever day that was. */
export function yesterday(now: Date, hour: number, zone: string): Date {
  return at(todayIn(now, zone).subtract({ days: 1 }), hour, zone);
}

function todayIn(now: Date, zone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();
}

function at(day: Temporal.PlainDate, hour: number, zone: string): Date {
  return new Date(day.toZonedDateTime({ timeZone: zone, plainTime: { hour } }).epochMilliseconds);
}
