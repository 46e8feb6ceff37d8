import { sql } from 'kysely';
import type { Database } from '../../../../../src/server/db/database';
import { findAvailabilities } from '../../../../../src/server/modules/availability/service/findAvailability';
import { interpreterStretch } from '../../../../../src/server/modules/interpreters/service/interpreterSearch';
import { interpreterZones } from '../../../../../src/server/modules/interpreters/service/interpreterZones';
import {
  daysAround,
  freeTimesOf,
  reachOf,
  spanOfDays,
} from '../../../../../src/server/modules/publicSearch/freeTimesOf';
import { SHOWN_MINUTES } from '../../../../../src/shared/domain/people/publicSearch';
import { madeUpId } from '../../../../support/many/madeUpId';
import { idOf } from '../../../../support/many/manyPeople';
import { openTestDatabase } from '../../../../support/testDatabase';

const PEOPLE = 120;
const ZONES = [
  'Europe/Berlin',
  'America/Los_Angeles',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const NOW = new Date('2026-03-01T00:00:00Z');
const IDS = Array.from({ length: PEOPLE }, (_, n) => madeUpId(`interpreter${n}`));
/** The last one is when the clocks of Berlin change. */
const DAYS = ['2026-03-11', '2026-03-29'];

/**
 * Compares who is free by the rules, one by one, with those that the database leaves in. Hours of every kind: none at all, one stretch, two that
 * meet, nights over midnight; and bookings that fill all of them, all but three quarters of an hour, or all but an hour.
 */
describe('leaving out who is booked all day', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase();
    const run = (statement: string) => sql.raw(statement).execute(db.queries);
    const everybody = `FROM generate_series(0, ${PEOPLE - 1}) AS n`;
    const zone = `(ARRAY['${ZONES.join("','")}'])[1 + n % ${ZONES.length}]`;
    await run(`INSERT INTO users (id, email, first_name, last_name, group_id, verified_at, time_zone)
      SELECT ${idOf('interpreter', 'n')}, 'i' || n || '@people.example', 'A', 'B' || n, 200, now(), ${zone} ${everybody}`);
    await run(`INSERT INTO users (id, email, first_name, last_name, group_id, verified_at)
      VALUES (${idOf('client', '0')}, 'c@people.example', 'C', 'D', 100, now())`);
    await run(`INSERT INTO interpreters (user_id, ranking, listing_state, min_gap_minutes, min_notice_minutes)
      SELECT ${idOf('interpreter', 'n')}, n, 'listed', 0, 0 ${everybody}`);
    const hours = (kind: number, opens: string, closes: string) =>
      run(`INSERT INTO weekly_hours SELECT ${idOf('interpreter', 'n')}, day, '${opens}', '${closes}'
        ${everybody}, generate_series(1, 7) AS day WHERE n / 5 % 4 = ${kind}`);
    await hours(1, '09:00', '17:00');
    await hours(2, '09:00', '12:00');
    await hours(2, '12:00', '17:00');
    await hours(3, '00:00', '06:00');
    await hours(3, '22:00', '24:00');
    for (const day of DAYS) {
      // three days without a pause around that day, but for a gap that begins at another time for each
      const from = `timestamptz '${day}T00:00Z' - interval '36 hours'`;
      const to = `timestamptz '${day}T00:00Z' + interval '60 hours'`;
      const gap = `timestamptz '${day}T00:00Z' + make_interval(mins => 30 * (n * 37 % 48))`;
      const length = `make_interval(mins => (ARRAY[0, 45, 60, 90])[1 + n / 20 % 4])`;
      for (const [start, end] of [
        [from, gap],
        [`${gap} + ${length}`, to],
      ])
        await run(`INSERT INTO bookings (interpreter_id, id, client_id, status, host_platform, title, subject, description,
            meeting_date, meeting_time, meeting_half, meeting_zone, duration, language_from, language_to, starts_at, ends_at,
            respond_by, hourly_price_cents, total_fee_cents, created_at, updated_at)
          SELECT ${idOf('interpreter', 'n')}, gen_random_uuid(), ${idOf('client', '0')},
            CASE WHEN n % 7 = 0 THEN 'pending' ELSE 'confirmed' END, 'Zoom', 'T', 'Other', '', '${day}', '10:00', 'AM',
            'GMT', '1 hour', 'English', 'Thai', piece, least(piece + interval '4 hours', ${end}),
            timestamptz '${NOW.toISOString()}' + make_interval(days => CASE WHEN n % 14 = 0 THEN -1 ELSE 1 END),
            5000, 5000, now(), now()
          ${everybody}, LATERAL generate_series(${start}, ${end} - interval '1 minute', interval '4 hours') AS piece`);
    }
  }, 120_000);
  afterAll(() => db.close());

  it.each(DAYS.flatMap((day) => [null, ...ZONES].map((zone) => [day, zone] as const)))(
    'on %s of %s leaves in whoever is free',
    async (day, zone) => {
      const { queries } = db;
      const wish = { minutes: SHOWN_MINUTES, now: NOW, zones: await interpreterZones(queries) };
      const filter = {
        openOn: zone ? daysAround(day) : [day],
        sort: 'rank',
        page: 1,
        pageSize: PEOPLE,
      } as const;
      const ask = async (room: object) =>
        (await interpreterStretch({ ...filter, ...room }, 0, PEOPLE).execute(queries)).rows.map(
          ({ id }) => id,
        );
      const left = await ask({ room: { ...wish, day, zone } });
      const [first, last] = [spanOfDays(day, 'UTC', -2)[1], spanOfDays(day, 'UTC', 3)[1]];
      const found = await findAvailabilities(queries, IDS, reachOf([first, last]), NOW);
      const open = new Set(await ask({}));
      const free = IDS.filter((id) => {
        const each = found.get(id)!;
        const span = spanOfDays(day, zone ?? each.availability.zone);
        return open.has(id) && freeTimesOf(each, span, NOW.getTime(), 1).length > 0;
      });
      expect(free.length).toBeGreaterThan(10);
      expect(free.length).toBeLessThan(PEOPLE * 0.7);
      expect(left).toEqual(expect.arrayContaining(free));
      // where no clock changes it is exactly those
      if (day === DAYS[0]) expect(left.sort()).toEqual(free.sort());
    },
  );

  it('looks at the zones of those alone who can be found', async () => {
    const { queries } = db;
    const change = async (changes: object) =>
      queries
        .updateTable('users')
        .set({ time_zone: 'Asia/Kathmandu', ...changes })
        .where('id', '=', IDS[0]!)
        .execute();
    await change({});
    expect(await interpreterZones(queries)).toContain('Asia/Kathmandu');
    await change({ verified_at: null });
    expect(await interpreterZones(queries)).not.toContain('Asia/Kathmandu');
    await change({ verified_at: new Date() });
    await queries
      .updateTable('interpreters')
      .set({ listing_state: 'paused' })
      .where('user_id', '=', IDS[0]!)
      .execute();
    expect(await interpreterZones(queries)).not.toContain('Asia/Kathmandu');
  });
});
