import { sql, type RawBuilder } from 'kysely';
import type { DaysOff } from '../../../../shared/domain/booking/availability';
import { HOLDING_STATUSES } from '../../../../shared/domain/booking/bookingLife';
import type { Stretch } from '../../../../shared/domain/booking/freeAlternatives';
import type { Person } from '../../../../shared/domain/booking/freeStarts';
import type { WeeklyHours } from '../../../../shared/domain/time/weeklyHours';
import type { Queries } from '../../../db/database';
import { matching } from '../../interpreters/service/interpreterSearch';
import { HOURS_ZONE } from '../../interpreters/service/interpreterZones';

/** Of thousands of people: what decides about each, as short texts that many of them have in common. */
interface PairRow {
  zone: string;
  gap: number;
  notice: number;
  /** "1 09:00 17:00" and further ones after commas; null for none */
  hours: string | null;
  /** "2026-02-01 2026-02-02" */
  days_off: string | null;
  /** "1770714000 1770717600", epoch seconds */
  held: string | null;
}

const HOLDING = sql.join(HOLDING_STATUSES.map((status) => sql.lit(status)));

/** A pair of languages, and by whom somebody is to be asked for it. */
export interface AskedPair {
  from: string;
  to: string;
  askableBy?: string;
}

/** All that decides when those are free who offer a pair of languages and are listed, in one statement. */
export async function findPairAvailabilities(
  queries: Queries,
  pair: AskedPair,
  reach: readonly [Date, Date],
  now: Date,
): Promise<Person[]> {
  const { rows } = await selectPairAvailabilities(pair, reach, now).execute(queries);
  return rows.map(toPerson);
}

/** The statement behind it, so that its plan can be looked at as well. Each table is gathered once for all of them. */
export function selectPairAvailabilities(
  pair: AskedPair,
  [from, to]: readonly [Date, Date],
  now: Date,
): RawBuilder<PairRow> {
  return sql<PairRow>`
    WITH people AS MATERIALIZED (
      SELECT interpreters.user_id AS id, coalesce(users.time_zone, ${HOURS_ZONE}) AS zone,
        interpreters.min_gap_minutes AS gap, interpreters.min_notice_minutes AS notice
      ${matching(pair)})
    SELECT zone, gap, notice, hours, days_off, held FROM people
    LEFT JOIN (SELECT people.id,
        string_agg(weekday || ' ' || left(opens::text, 5) || ' ' || left(closes::text, 5), ',' ORDER BY weekday, opens) AS hours
      FROM people JOIN weekly_hours ON interpreter_id = people.id GROUP BY people.id) AS works USING (id)
    LEFT JOIN (SELECT people.id, string_agg(first_day || ' ' || last_day, ',' ORDER BY first_day) AS days_off
      FROM people JOIN days_off ON interpreter_id = people.id
      WHERE first_day <= ${to}::timestamptz::date + 1 AND last_day >= ${from}::timestamptz::date - 1
      GROUP BY people.id) AS away USING (id)
    LEFT JOIN (SELECT people.id, string_agg(extract(epoch FROM starts_at)::bigint || ' ' || extract(epoch FROM ends_at)::bigint, ',') AS held
      FROM people JOIN bookings ON interpreter_id = people.id
      WHERE status IN (${HOLDING}) AND during && tstzrange(${from}, ${to}) AND starts_at BETWEEN ${from} AND ${to}
        AND (status <> 'pending' OR respond_by > ${now})
      GROUP BY people.id) AS booked USING (id)`;
}

function toPerson({ zone, gap, notice, hours, days_off: daysOff, held }: PairRow): Person {
  return {
    availability: {
      zone,
      hours: parts(hours).map(toHours),
      daysOff: parts(daysOff).map(toDaysOff),
      gapMinutes: gap,
      noticeMinutes: notice,
    },
    busy: parts(held).map(toStretch),
    schedule: `${zone},${hours},${daysOff}`,
  };
}

const parts = (text: string | null): string[][] => (text?.split(',') ?? []).map((part) => part.split(' '));

const toHours = ([weekday = '', opens = '', closes = '']: string[]): WeeklyHours => ({
  weekday: Number(weekday),
  opens,
  closes,
});

const toDaysOff = ([first = '', last = '']: string[]): DaysOff => ({ first, last });

const toStretch = ([begin = '', end = '']: string[]): Stretch => ({
  startsAt: Number(begin) * 1000,
  endsAt: Number(end) * 1000,
});
