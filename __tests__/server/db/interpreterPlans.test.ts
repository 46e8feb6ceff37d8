import { sql } from 'kysely';
import { INTERPRETATION_LANGUAGES } from '../../../src/domain/interpretationLanguages';
import type { Database } from '../../../src/server/db/database';
import {
  interpreterStretch,
  type InterpreterFilter,
} from '../../../src/server/db/repositories/interpreterSearch';
import { interpreterZones } from '../../../src/server/db/repositories/interpreterZones';
import { openTestDatabase } from '../../support/testDatabase';

const COUNT = 5000;
const ZONES = ['Asia/Tokyo', 'America/Mexico_City', 'Europe/Berlin', 'UTC', 'Asia/Kolkata'];

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}

describe('the plans of the interpreter search, over 5,000 interpreters', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase();
    await fill(db);
  }, 120_000);
  afterAll(() => db.close());

  const freeAt = async () => ({
    startsAt: new Date('2026-02-10T10:00:00Z'),
    endsAt: new Date('2026-02-10T11:00:00Z'),
    now: new Date('2026-02-01T10:00:00Z'),
    zones: await interpreterZones(db.queries),
  });
  const nodesOf = async (filter: Partial<InterpreterFilter>) => {
    const page = interpreterStretch({ sort: 'rank', page: 1, pageSize: 20, ...filter }, 0, 20);
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`EXPLAIN (FORMAT JSON) ${page}`.execute(
      db.queries,
    );
    const flatten = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flatten)];
    return rows.flatMap((row) => flatten(row['QUERY PLAN'][0].Plan));
  };
  const readWhole = (nodes: Plan[]) =>
    nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']);
  const indexesOf = (nodes: Plan[]) => nodes.map((node) => node['Index Name']).filter(Boolean);

  it.each<[string, Partial<InterpreterFilter>, string]>([
    ['the bare page', {}, 'interpreters_by_rank'],
    ['by name', { sort: 'name' }, 'interpreters_by_name'],
    ['by price', { sort: 'price' }, 'interpreters_by_price'],
    ['by rating', { sort: 'rating' }, 'interpreters_by_rating'],
    ['a rare word', { search: 'quillwort' }, 'interpreters_by_words'],
    ['a pair', { from: 'Thai', to: 'Greek' }, 'interpreter_languages_pkey'],
    ['a rare vertical', { vertical: 'Ceramics' }, 'interpreter_verticals_by_name'],
    ['the cheapest', { maxHourlyPriceCents: 2100, sort: 'price' }, 'interpreters_by_price'],
    ['the best rated', { minRating: 4 }, 'interpreters_by_rating'],
  ])('use an index for %s', async (_what, filter, index) => {
    const nodes = await nodesOf(filter);
    expect(readWhole(nodes)).toEqual([]);
    expect(indexesOf(nodes).join(' ')).toContain(index.replace('_pkey', ''));
  });

  it.each(['rank', 'name', 'price', 'rating', 'free'] as const)(
    'look up bookings, hours and days off by their keys for who is free, by %s',
    async (sort) => {
      const nodes = await nodesOf({ freeAt: await freeAt(), sort });
      expect(readWhole(nodes)).toEqual([]);
      expect(indexesOf(nodes)).toContain('bookings_slot_taken');
    },
  );

  it('hops over the zones', async () => {
    expect((await interpreterZones(db.queries)).sort()).toEqual([...ZONES].sort());
  });
});

/** People, what they offer, hours for most, and eight bookings each. */
async function fill(db: Database): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db.queries);
  const list = (values: readonly string[]) => `ARRAY[${values.map((value) => `'${value}'`).join(',')}]`;
  const id = (from: string) => `md5('person' || ${from})::uuid`;
  const languages = list(INTERPRETATION_LANGUAGES);
  const count = INTERPRETATION_LANGUAGES.length;
  await run(`INSERT INTO users (id, email, first_name, last_name, group_id, verified_at, time_zone)
    SELECT ${id('n')}, 'p' || n || '@people.example', 'Name' || n % 97, 'Last' || n, CASE WHEN n = 0 THEN 100 ELSE 200 END,
      now(), (${list(ZONES)})[1 + n % ${ZONES.length}] FROM generate_series(0, ${COUNT}) AS n`);
  await run(`INSERT INTO interpreters (user_id, hourly_price_cents, credibility_level, ranking, search_text)
    SELECT ${id('n')}, 2000 + n, 1 + n % 301 / 100.0, n,
      'name' || n % 97 || ' last' || n || repeat(' ' || md5(n::text), 15) || CASE WHEN n % 1000 = 7 THEN ' quillwort' ELSE ' courts' END
    FROM generate_series(1, ${COUNT}) AS n`);
  await run(`INSERT INTO interpreter_languages SELECT ${id('n')}, (${languages})[1 + (n * (k + 1) + k) % ${count}], k
    FROM generate_series(1, ${COUNT}) AS n, generate_series(0, 2) AS k ON CONFLICT DO NOTHING`);
  await run(`INSERT INTO interpreter_verticals
    SELECT ${id('n')}, CASE WHEN n % 500 = 3 THEN 'Ceramics' ELSE 'Software & App' END, 0
    FROM generate_series(1, ${COUNT}) AS n`);
  await run(`INSERT INTO weekly_hours SELECT ${id('n')}, day, '09:00', '17:00'
    FROM generate_series(1, ${COUNT}) AS n, generate_series(1, 5) AS day WHERE n % 10 > 0`);
  await run(`INSERT INTO bookings (interpreter_id, id, client_id, status, host_platform, title, subject, description,
      meeting_date, meeting_time, meeting_half, meeting_zone, duration, language_from, language_to, starts_at, ends_at,
      respond_by, hourly_price_cents, total_fee_cents, created_at, updated_at)
    SELECT ${id('n')}, gen_random_uuid(), ${id('0')}, 'confirmed', 'Zoom', 'T', 'Other', '', '2026-02-10', '10:00', 'AM',
      'GMT', '1 hour', 'English', 'Thai', at, at + interval '1 hour', at, 5000, 5000, at - interval '5 days', at
    FROM generate_series(1, ${COUNT}) AS n, generate_series(0, 7) AS k,
      LATERAL (SELECT timestamptz '2026-02-10 00:00Z' + make_interval(days => k - 4, hours => (n + k) % 23) AS at) AS s`);
  await run(`INSERT INTO days_off SELECT ${id('n')}, date '2026-02-01' + n % 60, date '2026-02-02' + n % 60
    FROM generate_series(1, ${COUNT}) AS n WHERE n % 3 = 0`);
  await run('ANALYZE');
}
