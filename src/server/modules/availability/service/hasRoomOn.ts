import { sql, type RawBuilder } from 'kysely';
import { HOLDING_STATUSES } from '../../../../shared/domain/booking/bookingLife';
import { runtimeZone } from '../../../../shared/domain/time/timeZones';
import { HOURS_ZONE } from '../../interpreters/service/interpreterZones';

const DAY_MS = 86_400_000;
const LONGEST_MEETING_MS = DAY_MS;
const HOLDING = sql.join(HOLDING_STATUSES.map((status) => sql.lit(status)));
/** A day of the reader's lies on some of these of somebody far away, counted from the day of the same date. */
const DAYS_AROUND = [-2, -1, 0, 1, 2];

export interface RoomWish {
  /** YYYY-MM-DD */
  day: string;
  /** whose day it is; each interpreter's own where there is none */
  zone: string | null;
  /** how long the meeting is */
  minutes: number;
  /** requests that are overdue by now hold nothing */
  now: Date;
  /** every zone that an interpreter may live in, see `interpreterZones` */
  zones: readonly string[];
}

/**
 * Whether what holds an interpreter's time leaves a gap in their hours that is long enough. It leaves out nobody who is free;
 * gaps, notice and days off are looked at afterwards. Who is booked out is gathered once from that day's bookings.
 */
export function hasRoomOn({ day, zone, minutes, now, zones }: RoomWish): RawBuilder<boolean> {
  const date = Temporal.PlainDate.from(day);
  const clocks = zones.flatMap((each) => clockOf(date, each, zone ?? each));
  if (clocks.length === 0) return sql<boolean>`true`;
  const from = new Date(Math.min(...clocks.map(({ opens }) => opens)) - LONGEST_MEETING_MS);
  const to = new Date(Math.max(...clocks.map(({ closes }) => closes)) + minutes * 60_000);
  const rows = clocks.map(
    (each) => sql`(${each.zone}::text, ${iso(each.opens)}::timestamptz, ${iso(each.closes)}::timestamptz,
      ${`{${each.midnights.map(iso).join(',')}}`}::timestamptz[])`,
  );
  const length = sql`make_interval(mins => ${minutes})`;
  const place = sql`(weekly_hours.weekday - ${date.dayOfWeek}::integer + 9) % 7`;
  return sql<boolean>`interpreters.user_id NOT IN (
    SELECT held.interpreter_id
    FROM (SELECT interpreter_id, range_agg(tstzrange(starts_at, ends_at)) AS during,
          (SELECT coalesce(time_zone, ${HOURS_ZONE}) FROM users WHERE users.id = interpreter_id) AS zone
        FROM bookings
        WHERE starts_at > ${from} AND starts_at < ${to}
          AND status IN (${HOLDING}) AND (status <> 'pending' OR respond_by > ${now})
        GROUP BY interpreter_id) AS held
      JOIN (VALUES ${sql.join(rows)}) AS clocks (zone, opens, closes, midnights) ON clocks.zone = held.zone
      CROSS JOIN LATERAL (
        SELECT coalesce(range_agg(tstzrange(midnights[${place} + 1] + weekly_hours.opens::interval,
            midnights[${place} + 1] + weekly_hours.closes::interval)) FILTER (WHERE ${place} < 5),
          tstzmultirange(tstzrange(clocks.opens, clocks.closes + ${length}))) - held.during AS room
        FROM weekly_hours WHERE weekly_hours.interpreter_id = held.interpreter_id) AS rooms
    WHERE NOT EXISTS (SELECT FROM unnest(rooms.room) AS gap
      WHERE greatest(lower(gap), clocks.opens) + ${length} <= upper(gap)
        AND greatest(lower(gap), clocks.opens) < clocks.closes))`;
}

interface DayClock {
  zone: string;
  /** when the day begins and ends */
  opens: number;
  closes: number;
  /** of `DAYS_AROUND` */
  midnights: number[];
}

/** The reader's day in a zone; empty where its clocks change around it, so that nobody there is left out. */
function clockOf(date: Temporal.PlainDate, zone: string, readerZone: string): DayClock[] {
  const midnight = (days: number, of: string) =>
    date.add({ days }).toZonedDateTime({ timeZone: runtimeZone(of) }).epochMilliseconds;
  const midnights = DAYS_AROUND.map((days) => midnight(days, zone));
  const start = midnights[0] ?? 0;
  const isEven = [...midnights, midnight(3, zone)].every((at, place) => at === start + place * DAY_MS);
  const [opens, closes] = [midnight(0, readerZone), midnight(1, readerZone)];
  return isEven ? [{ zone, opens, closes, midnights }] : [];
}

const iso = (at: number) => new Date(at).toISOString();
