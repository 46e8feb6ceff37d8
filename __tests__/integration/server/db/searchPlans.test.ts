import { sql } from 'kysely';
import type { Database, Queries } from '../../../../src/server/db/database';
import { findAvailabilities } from '../../../../src/server/modules/availability/service/findAvailability';
import {
  countInterpreters,
  interpreterStretch,
  searchInterpreters,
  type InterpreterFilter,
} from '../../../../src/server/modules/interpreters/service/interpreterSearch';
import { interpreterZones } from '../../../../src/server/modules/interpreters/service/interpreterZones';
import {
  findPublicPeople,
  findPublicProfile,
} from '../../../../src/server/modules/publicSearch/publicPeople';
import {
  countWaiting,
  listSessionsWithin,
  listUnanswered,
  sumByBusiness,
} from '../../../../src/server/modules/institute/instituteHome';
import type { Institute } from '../../../../src/server/modules/institute/service/institutes';
import { listInstituteReviews } from '../../../../src/server/modules/reviews/reviewLists';
import { addManyBookings, MANY_AT } from '../../../support/many/manyBookings';
import { addManyPeople, MANY_ZONES } from '../../../support/many/manyPeople';
import { madeUpId } from '../../../support/many/madeUpId';
import { readingOf } from '../../../support/many/readingOf';
import { openTestDatabase } from '../../../support/testDatabase';

const HOUR = 3_600_000;
const after = (hours: number) => new Date(MANY_AT.getTime() + hours * HOUR);
const TWELVE = Array.from({ length: 12 }, (_, at) => madeUpId(`interpreter${at + 1}`));
const client = madeUpId('client0');

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await addManyPeople(db);
  await addManyBookings(db);
  // as autovacuum does: from then on an index tells by itself which rows are there
  await sql`VACUUM bookings`.execute(db.queries);
}, 120_000);
afterAll(() => db.close());

/** A list is 200 bookings with four more rows each: people, review, presence. Whoever has most has 1,000 bookings. */
const FEW = 3000;

describe('over 5,000 interpreters, the search', () => {
  const freeAt = async () => ({
    startsAt: new Date('2026-02-10T10:00:00Z'),
    endsAt: new Date('2026-02-10T11:00:00Z'),
    now: new Date('2026-02-01T10:00:00Z'),
    zones: await interpreterZones(db.queries),
  });
  const reading = (filter: Partial<InterpreterFilter>) =>
    readingOf(db, (queries) =>
      interpreterStretch({ sort: 'rank', page: 1, pageSize: 20, ...filter }, 0, 20).execute(queries),
    );

  it.each<[string, Partial<InterpreterFilter>, string]>([
    ['the bare page', {}, 'interpreters_by_rank'],
    ['by name', { sort: 'name' }, 'interpreters_by_name'],
    ['by price', { sort: 'price' }, 'interpreters_by_price'],
    ['by rating', { sort: 'rating' }, 'interpreters_by_rating'],
    ['a rare word', { search: 'quillwort' }, 'interpreters_by_words'],
    ['a pair', { from: 'Thai', to: 'Greek' }, 'interpreter_languages_pkey'],
    ['a rare vertical', { vertical: 'Ceramics' }, 'interpreter_verticals_by_name'],
    ['the cheapest', { maxHourlyPriceCents: 2100, sort: 'price' }, 'interpreters_by_price'],
    ['the sworn', { credential: { filter: 'sworn', at: MANY_AT } }, 'credentials_verified'],
    ['the verified', { credential: { filter: 'verified', at: MANY_AT } }, 'credentials_verified'],
    [
      'the sworn for a pair on a day',
      { from: 'Thai', to: 'Greek', credential: { filter: 'sworn', at: MANY_AT, day: '2026-02-14' } },
      'credentials_verified',
    ],
    ['the best rated', { minRating: 4 }, 'interpreters_by_rating'],
    ['a client who set people aside', { askableBy: madeUpId('client1') }, 'blocks'],
  ])('uses an index for %s', async (_what, filter, index) => {
    const { whole, indexes } = await reading(filter);
    expect(whole).toEqual([]);
    expect(indexes.join(' ')).toContain(index.replace('_pkey', ''));
  });

  it.each(['rank', 'name', 'price', 'rating', 'free'] as const)(
    'looks up bookings, hours and days off by their keys for who is free, by %s',
    async (sort) => {
      const { whole, indexes } = await reading({ freeAt: await freeAt(), sort });
      expect(whole).toEqual([]);
      expect(indexes).toContain('bookings_slot_taken');
    },
  );

  it('does so also where the database has counted the days off of few, and many enter theirs at once', async () => {
    const freeAtTen = await freeAt();
    const { whole } = await readingOf(db, async (queries) => {
      // not noted, and rolled back with the rest
      const unseen = queries.withoutPlugins();
      const enter = (interpreters: number) =>
        sql`INSERT INTO days_off SELECT user_id, day, day
          FROM (SELECT user_id FROM interpreters ORDER BY user_id LIMIT ${interpreters}) AS many,
            (SELECT date '2026-03-01' + 2 * n AS day FROM generate_series(1, 200) AS n) AS days
          ON CONFLICT DO NOTHING`.execute(unseen);
      await sql`DELETE FROM days_off`.execute(unseen);
      await enter(8);
      await sql`ANALYZE days_off`.execute(unseen);
      await enter(200);
      await sql`SET LOCAL random_page_cost = 4`.execute(unseen);
      const filter = { freeAt: freeAtTen, sort: 'rank', page: 1, pageSize: 20 } as const;
      await interpreterStretch(filter, 0, 20).execute(queries);
    });
    expect(whole).not.toContain('days_off');
  });

  const publicly = { isPublic: true, sort: 'rank', page: 1, pageSize: 12 } as const;
  it.each<[string, (queries: Queries) => Promise<unknown>, string]>([
    ['its first page', (q) => searchInterpreters(q, publicly), 'interpreters_by_rank'],
    [
      'a pair',
      (q) => searchInterpreters(q, { ...publicly, from: 'Thai', to: 'Greek' }),
      'interpreter_languages',
    ],
    [
      'who may work on a day',
      (q) => searchInterpreters(q, { ...publicly, openOn: ['2026-02-14'] }),
      'weekly_hours',
    ],
    [
      'how many a pair has',
      (q) => countInterpreters(q, { ...publicly, from: 'Thai', to: 'Greek' }, 501),
      'interpreter_languages',
    ],
    ['what a page tells of them', (q) => findPublicPeople(q, TWELVE), 'interpreters_pkey'],
    [
      'when they are free',
      (q) => findAvailabilities(q, TWELVE, [after(0), after(336)], MANY_AT),
      'bookings_slot_taken',
    ],
    ['whose profile it is', (q) => findPublicProfile(q, '22222222'), 'interpreters_by_public_key'],
  ])('for strangers finds %s by an index, looking at few rows', async (_what, ask, index) => {
    const { whole, indexes, rows } = await readingOf(db, ask);
    expect(whole).toEqual([]);
    expect(indexes.join(' ')).toContain(index);
    expect(rows).toBeLessThan(FEW);
  });

  it('gathers whom bookings leave no room on a day by that day’s bookings', async () => {
    const { whole, indexes, indexesAlone } = await readingOf(db, async (q) => {
      const room = {
        day: '2026-02-14',
        zone: null,
        minutes: 60,
        now: MANY_AT,
        zones: await interpreterZones(q),
      };
      await searchInterpreters(q, { ...publicly, room });
    });
    expect(whole).toEqual([]);
    expect(indexes).toContain('weekly_hours_pkey');
    expect(indexesAlone).toContain('bookings_held');
  });

  const home = { id: madeUpId('house'), is_house: true } as Institute;
  const day = { now: MANY_AT, from: after(0), to: after(24), since: after(-720) };
  it.each<[string, (queries: Queries) => Promise<unknown>, string]>([
    ['what waits', (q) => countWaiting(q, home, client, MANY_AT), 'interpreters_in_review'],
    ['today’s sessions', (q) => listSessionsWithin(q, home, day, 20), 'bookings_by_time'],
    ['what businesses owe', (q) => sumByBusiness(q, home, day), 'bookings_by_time'],
    [
      'a review that is hidden',
      (q) => listInstituteReviews(q, home, { one: { id: client, by: 'client' } }, MANY_AT),
      'bookings_by_id',
    ],
    [
      'its own people’s reviews alone',
      (q) => listInstituteReviews(q, { ...home, is_house: false }, { limit: 20 }, MANY_AT),
      'reviews_',
    ],
    ['what nobody answered', (q) => listUnanswered(q, home, day, 10), 'bookings_expired'],
  ])('an institute’s home finds %s by an index, looking at what it tells', async (_what, ask, index) => {
    const { whole, indexes, rows } = await readingOf(db, ask);
    expect(whole.filter((table) => !['memberships', 'businesses'].includes(table))).toEqual([]);
    expect(indexes.join(' ')).toContain(index);
    // of a day some 5,000 sessions begin, which are all counted
    expect(rows).toBeLessThan(12_000);
  });

  it('sums a month of everybody’s bookings from the index alone', async () => {
    const month = { now: MANY_AT, from: after(-240), to: after(432) };
    const { indexesAlone } = await readingOf(db, (q) => sumByBusiness(q, home, month));
    expect(indexesAlone).toContain('bookings_by_time');
  });

  it('hops over the zones', async () => {
    expect((await interpreterZones(db.queries)).sort()).toEqual([...MANY_ZONES].sort());
  });
});
