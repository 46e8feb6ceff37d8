import { sql } from 'kysely';
import { listSlots } from '../../../../../src/server/modules/availability/listSlots';
import { findFitting } from '../../../../../src/server/modules/calls/findFitting';
import type { Database, Queries } from '../../../../../src/server/db/database';
import { addManyBookings, MANY_AT } from '../../../../support/many/manyBookings';
import { addManyPeople, idOf, INTERPRETERS } from '../../../../support/many/manyPeople';
import { madeUpId } from '../../../../support/many/madeUpId';
import { readingOf, statementsOf } from '../../../../support/many/readingOf';
import { openTestDatabase } from '../../../../support/testDatabase';

const client = { userId: madeUpId('client0'), groupId: 100, roles: [], sessionId: 'none' } as const;
const TWO_WEEKS = {
  from: MANY_AT.toISOString().slice(0, 10),
  days: 14,
  duration: '1 hour',
  zone: 'Europe/Berlin',
} as const;
/** A pair that everybody offers; no other part of the data has these. */
const EVERYBODYS = { from: 'Wolof', to: 'Yoruba' } as const;

describe('the free starts of two weeks, over 5,000 interpreters', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase();
    await addManyPeople(db);
    await addManyBookings(db);
    await sql
      .raw(
        `INSERT INTO interpreter_languages SELECT ${idOf('interpreter', 'n')}, language, 10 + place
          FROM generate_series(1, ${INTERPRETERS}) AS n,
            (VALUES ('${EVERYBODYS.from}', 1), ('${EVERYBODYS.to}', 2)) AS pair (language, place)
          ON CONFLICT DO NOTHING`,
      )
      .execute(db.queries);
    await sql`ANALYZE`.execute(db.queries);
  }, 120_000);
  afterAll(() => db.close());

  const ask =
    (whose: Pick<Parameters<typeof listSlots>[2], 'interpreter_id' | 'pair'>) => (queries: Queries) =>
      listSlots({ db: { ...db, queries }, clock: { now: () => MANY_AT } }, client, {
        ...TWO_WEEKS,
        ...whose,
      });

  it('of one of them are found by indexes, looking at few rows', async () => {
    const { whole, indexes, rows } = await readingOf(db, ask({ interpreter_id: madeUpId('interpreter1') }));
    expect(whole).toEqual([]);
    expect(indexes).toContain('bookings_slot_taken');
    expect(rows).toBeLessThan(3000);
  });

  it('of a pair that few offer look at those few', async () => {
    const rare = ask({ pair: { from: 'Amharic', to: 'Armenian' } });
    expect((await rare(db.queries)).slots.length).toBeGreaterThan(0);
    const { whole, indexes, rows } = await readingOf(db, rare);
    expect(whole).toEqual([]);
    expect(indexes.join(' ')).toContain('interpreter_languages');
    expect(rows).toBeLessThan(5000);
  });

  it('of a pair that everybody offers look at each row of theirs once', async () => {
    const { slots } = await ask({ pair: EVERYBODYS })(db.queries);
    expect(slots.length).toBeGreaterThan(300);
    const { rows } = await readingOf(db, ask({ pair: EVERYBODYS }));
    // person, profile, two languages, five days of hours, days off and what holds their time
    expect(rows).toBeLessThan(20 * INTERPRETERS);
  });

  const startsAt = new Date(MANY_AT.getTime() + 2.5 * 86_400_000);
  const fitting = (queries: Queries) =>
    findFitting(queries, {
      clientId: client.userId,
      now: MANY_AT,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 3_600_000),
      wish: {
        meetingDuration: '1 hour',
        meetingSubject: 'Legal',
        interpreterBookingFrom: EVERYBODYS.from,
        interpreterBookingTo: EVERYBODYS.to,
      },
    });

  it('of a pair, and whom to ask for it, are planned for their values', async () => {
    expect(await fitting(db.queries)).toHaveLength(100);
    for (const asked of [ask({ pair: EVERYBODYS }), fitting]) {
      const texts = (await statementsOf(db, asked)).map((statement) => statement.sql);
      expect(texts.filter((text) => text.includes('planned for its values'))).toHaveLength(1);
    }
  });
});
