import { sql } from 'kysely';
import type { Availability, DaysOff } from '../../../../shared/domain/booking/availability';
import type { AtOnceTerms } from '../../../../shared/domain/booking/atOnce';
import { HOLDING_STATUSES } from '../../../../shared/domain/booking/bookingLife';
import type { Stretch } from '../../../../shared/domain/booking/freeAlternatives';
import type { WeeklyHours } from '../../../../shared/domain/time/weeklyHours';
import type { Queries } from '../../../db/database';
import { HOURS_ZONE } from '../../interpreters/service/interpreterZones';

export interface HeldStretch extends Stretch {
  id: string;
}

export interface FoundAvailability {
  availability: Availability;
  /** what holds their time between the two instants; requests that are overdue hold nothing */
  busy: HeldStretch[];
  /** whether they confirm requests at once, and how */
  atOnce: AtOnceTerms & { isOn: boolean };
  /** requests there that nobody answered in time, and that nobody has looked after yet */
  overdue: HeldStretch[];
}

export interface AvailabilityRow {
  id: string;
  zone: string;
  gap: number;
  notice: number;
  at_once: boolean;
  at_once_notice: number;
  hours: WeeklyHours[];
  days_off: DaysOff[];
  held: (HeldStretch & { isOverdue: boolean })[];
}

const HOLDING = sql.join(HOLDING_STATUSES.map((status) => sql.lit(status)));

/** All that decides when one interpreter is free, in one statement; null where there is no such interpreter. */
export async function findAvailability(
  queries: Queries,
  interpreterId: string,
  [from, to]: readonly [Date, Date],
  now: Date,
): Promise<FoundAvailability | null> {
  return availabilityOf((await selectAvailability(interpreterId, [from, to], now).execute(queries)).rows[0]);
}

/** The same of several interpreters, by their ids. */
export async function findAvailabilities(
  queries: Queries,
  ids: readonly string[],
  [from, to]: readonly [Date, Date],
  now: Date,
): Promise<ReadonlyMap<string, FoundAvailability>> {
  if (ids.length === 0) return new Map();
  const { rows } = await selectAvailabilities(ids, [from, to], now).execute(queries);
  return new Map(
    rows.flatMap((row) => {
      const found = availabilityOf(row);
      return found ? [[row.id, found] as const] : [];
    }),
  );
}

/** The same as a part of a larger statement; `availabilityOf` reads its row. */
export function selectAvailability(interpreterId: string, reach: readonly [Date, Date], now: Date) {
  return selectAvailabilities([interpreterId], reach, now);
}

export function selectAvailabilities(ids: readonly string[], [from, to]: readonly [Date, Date], now: Date) {
  const milliseconds = (column: string) => sql`(extract(epoch FROM ${sql.ref(column)}) * 1000)::bigint`;
  return sql<AvailabilityRow>`
    SELECT users.id, coalesce(users.time_zone, ${HOURS_ZONE}) AS zone, min_gap_minutes AS gap, min_notice_minutes AS notice,
      confirms_at_once AS at_once, at_once_notice_minutes AS at_once_notice,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('weekday', weekday, 'opens', left(opens::text, 5),
          'closes', left(closes::text, 5)) ORDER BY weekday, opens), '[]')
        FROM weekly_hours WHERE interpreter_id = interpreters.user_id) AS hours,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('first', first_day, 'last', last_day) ORDER BY first_day), '[]')
        FROM days_off WHERE interpreter_id = interpreters.user_id) AS days_off,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'startsAt', ${milliseconds('starts_at')},
          'endsAt', ${milliseconds('ends_at')}, 'isOverdue', status = 'pending' AND respond_by <= ${now})), '[]')
        FROM bookings WHERE interpreter_id = interpreters.user_id AND status IN (${HOLDING})
          AND during && tstzrange(${from}, ${to})) AS held
    FROM interpreters JOIN users ON users.id = interpreters.user_id
    WHERE interpreters.user_id IN (${sql.join(ids)})`;
}

export function availabilityOf(row: AvailabilityRow | undefined): FoundAvailability | null {
  if (!row) return null;
  const { zone, gap, notice, hours, days_off: daysOff, held } = row;
  return {
    availability: { zone, hours, daysOff, gapMinutes: gap, noticeMinutes: notice },
    atOnce: { isOn: row.at_once, noticeMinutes: row.at_once_notice, timeZone: zone },
    busy: held.filter(({ isOverdue }) => !isOverdue),
    overdue: held.filter(({ isOverdue }) => isOverdue),
  };
}
