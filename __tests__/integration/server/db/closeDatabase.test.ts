import { sql } from 'kysely';
import { openTestDatabase } from '../../../support/testDatabase';

jest.setTimeout(60_000);

describe('closing the database', () => {
  it('answers every statement that is under way, and lets none hang', async () => {
    const db = await openTestDatabase();
    const answers = Promise.allSettled(
      Array.from({ length: 20 }, () => sql`SELECT 1 / 0`.execute(db.queries)),
    );
    await db.close();
    expect((await answers).map(({ status }) => status)).toEqual(Array(20).fill('rejected'));
  });
});
