import { sql } from 'kysely';
import { searchPage } from '../../../../../src/server/modules/publicSearch/publicPages';
import { searchPublic } from '../../../../../src/server/modules/publicSearch/searchPublic';
import type { Database, Queries } from '../../../../../src/server/db/database';
import { readPublicSearch } from '../../../../../src/shared/domain/people/publicSearch';
import { addManyPeople, idOf, INTERPRETERS } from '../../../../support/many/manyPeople';
import { madeUpId } from '../../../../support/many/madeUpId';
import { readingOf, statementsOf } from '../../../../support/many/readingOf';
import { publicPages } from '../../../../support/publicPages';
import { openTestDatabase } from '../../../../support/testDatabase';

const NOW = new Date('2026-02-25T12:00:00Z');
/** A Wednesday on which the best ranked are booked from morning to night, wherever they live. */
const DAY = '2026-03-11';
const BOOKED = 1500;
const PLAIN = { language: 'en-US', publicUrl: '', keepsLanguage: false, canonicalPath: null } as const;

describe('searching five thousand interpreters by day', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase();
    await addManyPeople(db);
    await sql
      .raw(
        `INSERT INTO bookings (interpreter_id, id, client_id, status, host_platform, title, subject, description,
          meeting_date, meeting_time, meeting_half, meeting_zone, duration, language_from, language_to, starts_at, ends_at,
          respond_by, hourly_price_cents, total_fee_cents, created_at, updated_at)
        SELECT ${idOf('interpreter', 'n')}, gen_random_uuid(), ${idOf('client', '0')}, 'confirmed', 'Zoom', 'T', 'Other', '',
          '${DAY}', '10:00', 'AM', 'GMT', '1 hour', 'English', 'Thai', timestamptz '${DAY}Z' - interval '1 day',
          timestamptz '${DAY}Z' + interval '2 days', timestamptz '${DAY}Z' - interval '1 day', 5000, 5000, now(), now()
        FROM generate_series(1, ${BOOKED}) AS n`,
      )
      .execute(db.queries);
    await sql`ANALYZE`.execute(db.queries);
  }, 120_000);
  afterAll(() => db.close());

  const search = (query: string) => (queries: Queries) =>
    searchPublic(
      { db: { ...db, queries }, clock: { now: () => NOW } },
      readPublicSearch(Object.fromEntries(new URLSearchParams(query)), NOW.getTime()),
    );
  const rankOf = new Map(
    Array.from({ length: INTERPRETERS }, (_, at) => [madeUpId(`interpreter${at + 1}`), at + 1]),
  );

  it('finds who is free behind any number of better ranked ones who are not', async () => {
    const { ids, page } = await search(`day=${DAY}`)(db.queries);
    const ranks = ids.map((id) => rankOf.get(id) ?? 0);
    expect(ranks).toHaveLength(12);
    expect(Math.min(...ranks)).toBe(BOOKED + 1);
    expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
    expect(page.hasMore).toBe(true);
    const second = await search(`day=${DAY}&page=2`)(db.queries);
    expect(second.ids.filter((id) => ids.includes(id))).toEqual([]);
    expect(second.ids).toHaveLength(12);
  });

  it('ends after twenty pages and says so, however many more are free', async () => {
    const pages = publicPages();
    const draw = await pages.loadPublicPages();
    const show = async (page: number) => {
      const query = { day: DAY, page: String(page) };
      const { status, page: found, today } = await searchPage({ db, clock: { now: () => NOW } }, query);
      const path = `/interpreters?${new URLSearchParams(query).toString()}`;
      const drawn = draw({ ...PLAIN, page: found, path, today });
      return { status, words: drawn.body.replace(/<[^>]*>/g, ' ') };
    };
    const before = await show(19);
    expect(before.words).toMatch(/Page \d+\s+Next/);
    expect(before.words).not.toContain('This is the last page shown.');
    const last = await show(20);
    expect(last.words).toContain('This is the last page shown.');
    expect(last.words).not.toMatch(/Page \d+\s+Next/);
    expect((await show(21)).status).toBe(404);
    pages.remove();
  });

  it('looks at one stretch where the best ranked are free, by indexes', async () => {
    const { whole, indexes, rows } = await readingOf(db, search('day=2026-03-18'));
    expect(whole).toEqual([]);
    expect(indexes).toEqual(expect.arrayContaining(['interpreters_by_rank', 'bookings_slot_taken']));
    expect(rows).toBeLessThan(3000);
  });

  it('leaves out who is booked all day by what is booked that day, and asks nothing more about them', async () => {
    const { rows } = await readingOf(db, search(`day=${DAY}`));
    // the booking, the hours and the row of each, and who stands between them in the list
    expect(rows).toBeLessThan(20 * BOOKED);
    expect(await statementsOf(db, search(`day=${DAY}`))).toHaveLength(8);
  });
});
