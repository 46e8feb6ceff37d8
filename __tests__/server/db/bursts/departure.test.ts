import { sql } from 'kysely';
import pg from 'pg';
import { askAndCommit, askWithNext } from '../../../../src/server/db/bursts/departure';
import type { Database, Queries } from '../../../../src/server/db/database';
import { inTransaction } from '../../../../src/server/db/inTransaction';
import { openTestDatabase } from '../../../support/testDatabase';

describe('the statements of a transaction', () => {
  let db: Database;
  /** Each of its calls is one way to the database and back. */
  let asked: jest.SpyInstance;
  beforeAll(async () => {
    // Before any connection: they take it as it is when they are made.
    asked = jest.spyOn(pg.Client.prototype, 'query');
    db = await openTestDatabase();
    await sql`CREATE TABLE notes (word text UNIQUE DEFERRABLE INITIALLY DEFERRED)`.execute(db.queries);
  }, 30_000);
  afterEach(() => sql`DELETE FROM notes`.execute(db.queries));
  afterAll(() => db.close());

  const add = (word: string) => sql<{ word: string }>`INSERT INTO notes VALUES (${word}) RETURNING word`;
  const broken = sql`SELECT 1 / ${0}::integer`;
  const words = async (queries: Queries = db.queries) =>
    (await sql<{ word: string }>`SELECT word FROM notes ORDER BY word`.execute(queries)).rows.map(
      ({ word }) => word,
    );
  const countTrips = async (work: () => Promise<unknown>) => {
    asked.mockClear();
    await work();
    return asked.mock.calls.length;
  };

  it('are begun together with the first', async () => {
    const trips = await countTrips(() => inTransaction(db, (queries) => add('one').execute(queries)));
    expect(trips).toBe(2);
    expect(await words()).toEqual(['one']);
  });

  it('need no way at all where there are none', async () => {
    expect(await countTrips(() => inTransaction(db, () => Promise.resolve()))).toBe(0);
    const failing = () => inTransaction(db, () => Promise.reject(new Error('no')));
    expect(await countTrips(() => expect(failing()).rejects.toThrow('no'))).toBe(0);
  });

  it('go together where the first has no answer and the last is known, and are done in their order', async () => {
    const trips = await countTrips(() =>
      inTransaction(db, async (queries) => {
        await askWithNext(queries, add('one').compile(queries));
        expect(await words(queries)).toEqual(['one']);
        expect((await askAndCommit(queries, add('two').compile(queries))).rows).toEqual([{ word: 'two' }]);
      }),
    );
    expect(trips).toBe(2);
    expect(await words()).toEqual(['one', 'two']);
  });

  it('are all done where the last way was for one that has no answer', async () => {
    await inTransaction(db, (queries) => askWithNext(queries, add('one').compile(queries)));
    expect(await words()).toEqual(['one']);
  });

  it('are all taken back where one fails, whichever it is', async () => {
    const failures: ((queries: Queries) => Promise<unknown>)[] = [
      async (queries) => {
        await askWithNext(queries, add('one').compile(queries));
        await askWithNext(queries, broken.compile(queries));
        return add('two').execute(queries);
      },
      async (queries) => {
        await askWithNext(queries, add('one').compile(queries));
        return broken.execute(queries);
      },
      async (queries) => {
        await add('one').execute(queries);
        return askAndCommit(queries, broken.compile(queries));
      },
    ];
    for (const failing of failures) {
      await expect(inTransaction(db, failing)).rejects.toMatchObject({ code: '22012' });
      expect(await words()).toEqual([]);
    }
  });

  it('are all taken back where the commit with the last one is refused', async () => {
    const failing = inTransaction(db, async (queries) => {
      await add('one').execute(queries);
      return askAndCommit(queries, add('one').compile(queries));
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await words()).toEqual([]);
  });

  it('stand once they were committed with the last one, which nothing may follow', async () => {
    const late = inTransaction(db, async (queries) => {
      await askAndCommit(queries, add('one').compile(queries));
      await add('two').execute(queries);
    });
    await expect(late).rejects.toThrow('after the last of its transaction');
    expect(await words()).toEqual(['one']);
  });

  it('are sent at once outside a transaction', async () => {
    await askWithNext(db.queries, add('one').compile(db.queries));
    expect((await askAndCommit(db.queries, add('two').compile(db.queries))).rows).toEqual([{ word: 'two' }]);
    expect(await words()).toEqual(['one', 'two']);
  });
});
