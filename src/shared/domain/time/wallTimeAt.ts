import { fromClock24 } from './meetingTime';
import type { WallTime } from './meetingInstant';
import { runtimeZone } from './timeZones';

/** What the clocks of a zone show at an instant: the inverse of `meetingInstant`, so the offset is always said. */
export function wallTimeAt(instant: Date, zone: string): Required<WallTime> {
  const local = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(
    runtimeZone(zone),
  );
  return {
    meetingDate: local.toPlainDate().toString(),
    ...fromClock24(local.toPlainTime().toString({ smallestUnit: 'minute' })),
    meetingTimezone: zone,
    meetingUtcOffset: local.offset,
  };
}
