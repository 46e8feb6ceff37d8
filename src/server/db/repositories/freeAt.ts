import { sql, type RawBuilder } from 'kysely';
import { HOLDING_STATUSES } from '../../../domain/bookingLife';
import { localStretch } from '../../../domain/localStretch';
import { HOURS_ZONE } from './interpreterZones';

export interface FreeAt {
  startsAt: Date;
  endsAt: Date;
  /** requests that are overdue by now hold nothing */
  now: Date;
  /** every zone that an interpreter may live in, see `interpreterZones` */
  zones: readonly string[];
}

const HOLDING = sql.join(HOLDING_STATUSES.map((status) => sql.lit(status)));

/** Joins each interpreter with what the clocks of their zone show then; zones are worked out here, not by the database. */
export function localTimes({ startsAt, endsAt, zones }: FreeAt): RawBuilder<unknown> {
  const rows = zones.map((zone) => {
    const { day, weekday, from, toMinute } = localStretch(zone, startsAt.getTime(), endsAt.getTime());
    return sql`(${zone}::text, ${day}::date, ${weekday}::integer, ${from}::time, ${toMinute}::integer)`;
  });
  // The limit keeps it a look-up for each row: as a join it would be guessed to leave hardly anybody.
  return sql`CROSS JOIN LATERAL (
    SELECT * FROM (VALUES ${sql.join(rows)}) AS clocks (zone, day, weekday, from_time, to_minute)
    WHERE clocks.zone = coalesce(users.time_zone, ${HOURS_ZONE}) LIMIT 1) AS local`;
}

const GAP = sql`make_interval(mins => interpreters.min_gap_minutes)`;

/**
 * Whether an interpreter of the outer query is free: no booking holds the time or the gap around it, notice enough, no day off, and inside one stretch
 * of the weekly hours, where there are any (`domain/weeklyHours.ts`). Aggregates instead of EXISTS, so that each
 * part is looked up by its key for the rows of the page only, and never gathered for everybody first.
 */
export function isFreeAt({ startsAt, endsAt, now }: FreeAt): RawBuilder<boolean> {
  return sql<boolean>`(
    ${startsAt}::timestamptz - make_interval(mins => interpreters.min_notice_minutes) >= ${now}::timestamptz AND
    coalesce((SELECT bool_and(false) FROM bookings WHERE bookings.interpreter_id = interpreters.user_id
      AND bookings.status IN (${HOLDING}) AND bookings.during && tstzrange(${startsAt}::timestamptz - ${GAP}, ${endsAt}::timestamptz + ${GAP})
      AND (bookings.status <> 'pending' OR bookings.respond_by > ${now})), true)
    AND coalesce((SELECT bool_and(false) FROM days_off WHERE days_off.interpreter_id = interpreters.user_id
      AND days_off.first_day <= local.day AND days_off.last_day >= local.day), true)
    AND coalesce((SELECT bool_or(weekly_hours.weekday = local.weekday AND weekly_hours.opens <= local.from_time
        AND extract(epoch FROM weekly_hours.closes) >= local.to_minute * 60)
      FROM weekly_hours WHERE weekly_hours.interpreter_id = interpreters.user_id), true))`;
}
