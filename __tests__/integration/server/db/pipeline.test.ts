import { sql } from 'kysely';
import { executeAndCommit, sendAhead } from '../../../../src/server/db/pipelinedDialect';
import type { Database, Queries } from '../../../../src/server/db/database';
import { inTransaction } from '../../../../src/server/db/inTransaction';
import { watchTrips } from '../../../support/watchTrips';
import { openTestDatabase } from '../../../support/testDatabase';

describe('the statements of a transaction', () => {
  let db: Database;
  let countTrips: ReturnType<typeof watchTrips>;
  beforeAll(async () => {
    countTrips = watchTrips();
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
        await sendAhead(queries, add('one').compile(queries));
        expect(await words(queries)).toEqual(['one']);
        expect((await executeAndCommit(queries, add('two').compile(queries))).rows).toEqual([
          { word: 'two' },
        ]);
      }),
    );
    expect(trips).toBe(2);
    expect(await words()).toEqual(['one', 'two']);
  });

  it('are all done where the last way was for one that has no answer', async () => {
    await inTransaction(db, (queries) => sendAhead(queries, add('one').compile(queries)));
    expect(await words()).toEqual(['one']);
  });

  it('are all taken back where one fails, whichever it is', async () => {
    const failures: ((queries: Queries) => Promise<unknown>)[] = [
      async (queries) => {
        await sendAhead(queries, add('one').compile(queries));
        await sendAhead(queries, broken.compile(queries));
        return add('two').execute(queries);
      },
      async (queries) => {
        await sendAhead(queries, add('one').compile(queries));
        return broken.execute(queries);
      },
      async (queries) => {
        await add('one').execute(queries);
        return executeAndCommit(queries, broken.compile(queries));
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
      return executeAndCommit(queries, add('one').compile(queries));
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await words()).toEqual([]);
  });

  it('are all taken back where the last one cannot be written at all', async () => {
    const endless: Record<string, unknown> = {};
    endless['self'] = endless;
    const failing = inTransaction(db, async (queries) => {
      await sendAhead(queries, add('one').compile(queries));
      return executeAndCommit(queries, sql`SELECT ${[endless]}`.compile(queries));
    });
    await expect(failing).rejects.toThrow(/circular/i);
    expect(await words()).toEqual([]);
  });

  it('stand once they were committed with the last one, which nothing may follow', async () => {
    const late = inTransaction(db, async (queries) => {
      await executeAndCommit(queries, add('one').compile(queries));
      await add('two').execute(queries);
    });
    await expect(late).rejects.toThrow('after the last of its transaction');
    expect(await words()).toEqual(['one']);
  });

  it('are sent at once outside a transaction', async () => {
    await sendAhead(db.queries, add('one').compile(db.queries));
    expect((await executeAndCommit(db.queries, add('two').compile(db.queries))).rows).toEqual([
      { word: 'two' },
    ]);
    expect(await words()).toEqual(['one', 'two']);
  });
});
