import { sql, type RawBuilder } from 'kysely';
import { HOLDING_STATUSES } from '../../../../shared/domain/booking/bookingLife';
import { localStretch } from '../../../../shared/domain/time/localStretch';
import { HOURS_ZONE } from '../../interpreters/service/interpreterZones';

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
    const { firstDay, lastDay, clock } = localStretch(zone, startsAt.getTime(), endsAt.getTime());
    const minutes = `{${clock.map(({ from, to }) => `[${from},${to})`).join(',')}}`;
    return sql`(${zone}::text, ${firstDay}::date, ${lastDay}::date, ${minutes}::int4multirange)`;
  });
  // The limit keeps it a look-up for each row: as a join it would be guessed to leave hardly anybody.
  return sql`CROSS JOIN LATERAL (
    SELECT * FROM (VALUES ${sql.join(rows)}) AS clocks (zone, first_day, last_day, minutes)
    WHERE clocks.zone = coalesce(users.time_zone, ${HOURS_ZONE}) LIMIT 1) AS local`;
}

const GAP = sql`make_interval(mins => interpreters.min_gap_minutes)`;

/** Whether weekly hours are the morning of a night that would begin on a day off (`domain/nightHours.ts`). */
const IS_MORNING_OFF = sql`(weekly_hours.opens = '00:00' AND weekly_hours.weekday = extract(isodow FROM local.first_day)
  AND (SELECT count(*) > 0 FROM days_off WHERE days_off.interpreter_id = interpreters.user_id
    AND days_off.first_day <= local.first_day - 1 AND days_off.last_day >= local.first_day - 1)
  AND (SELECT count(*) > 0 FROM weekly_hours AS evening WHERE evening.interpreter_id = interpreters.user_id
    AND evening.weekday = extract(isodow FROM local.first_day - 1) AND evening.closes = '24:00'
    AND evening.opens > weekly_hours.closes))`;

const MINUTE_OF_WEEK = (column: string) =>
  sql`(weekly_hours.weekday - 1) * 1440 + (extract(epoch FROM ${sql.ref(column)}) / 60)::integer`;

/**
 * Whether an interpreter of the outer query is free: no booking holds the time or the gap around it, notice enough, no day off, and inside
 * the weekly hours that take place, where there are any; stretches that meet are one (`domain/availability.ts`). Counts instead of EXISTS, so that each
 * part is looked up by its key for the rows of the page only, and never gathered for everybody first. No `bool_and`, either: of that one row
 * is enough, which the database looks for in the whole table where it takes a person to have thousands.
 */
export function isFreeAt({ startsAt, endsAt, now }: FreeAt): RawBuilder<boolean> {
  return sql<boolean>`(
    ${startsAt}::timestamptz - make_interval(mins => interpreters.min_notice_minutes) >= ${now}::timestamptz AND
    (SELECT count(*) = 0 FROM bookings WHERE bookings.interpreter_id = interpreters.user_id
      AND bookings.status IN (${HOLDING}) AND bookings.during && tstzrange(${startsAt}::timestamptz - ${GAP}, ${endsAt}::timestamptz + ${GAP})
      AND (bookings.status <> 'pending' OR bookings.respond_by > ${now}))
    AND (SELECT count(*) = 0 FROM days_off WHERE days_off.interpreter_id = interpreters.user_id
      AND days_off.first_day <= local.last_day AND days_off.last_day >= local.first_day)
    AND (SELECT count(*) = 0 OR coalesce(range_agg(int4range(${MINUTE_OF_WEEK('weekly_hours.opens')}, ${MINUTE_OF_WEEK('weekly_hours.closes')}))
        FILTER (WHERE NOT ${IS_MORNING_OFF}), '{}') @> local.minutes
      FROM weekly_hours WHERE weekly_hours.interpreter_id = interpreters.user_id))`;
}
