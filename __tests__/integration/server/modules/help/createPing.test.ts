import type { Database } from '../../../../../src/server/db/database';
import { createPing } from '../../../../../src/server/modules/help/createPing';
import { fakeClock } from '../../../../support/fakeClock';
import { openTestDatabase } from '../../../../support/testDatabase';

describe('the sign of life', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase();
  });
  afterAll(() => db.close());

  it('asks the database once a second, however many ask', async () => {
    const clock = fakeClock();
    const answer = createPing({ db, clock });
    const first = await Promise.all([answer(), answer(), answer()]);
    expect(new Set(first.map(({ database }) => database.time)).size).toBe(1);
    expect(answer()).toBe(first[0]);
    clock.advance({ seconds: 2 });
    const later = await answer();
    expect(later).not.toBe(first[0]);
    expect(later.database.reachable).toBe(true);
  });

  it('says so when the database is gone, and remembers when it was there', async () => {
    const clock = fakeClock();
    const own = await openTestDatabase();
    const answer = createPing({ db: own, clock });
    const { database: before } = await answer();
    await own.close();
    clock.advance({ seconds: 2 });
    expect((await answer()).database).toEqual({ reachable: false, time: before.time });
  });
});
