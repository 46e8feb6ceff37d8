import { sql } from 'kysely';
import { compileOnce } from '../../../../src/server/db/compileOnce';
import type { Database } from '../../../../src/server/db/database';
import { openTestDatabase } from '../../../support/testDatabase';
import { statementsOf } from '../../../support/many/readingOf';

interface Wish {
  word: string | null;
  at: Date;
  rows: readonly { left: number; right: string }[];
}

describe('a statement that is compiled once', () => {
  let db: Database;
  let built = 0;
  const select = compileOnce((queries, { word, at, rows }: Wish) => {
    built += 1;
    const pairs = rows.map(({ left, right }) => sql`(${left}::integer, ${right}::text)`);
    const statement = sql<object>`SELECT ${word}::text AS word, ${at}::timestamptz AS at, 'fixed' || ${'x'}::text AS same,
      (SELECT sum(one) FROM (VALUES ${sql.join(pairs)}) AS given (one, two)) AS sum`;
    return { compile: () => statement.compile(queries) };
  });
  const at = new Date('2026-03-04T05:06:07Z');
  const ask = async (wish: Wish) => (await db.queries.executeQuery(select(db.queries, wish))).rows;
  beforeAll(async () => {
    db = await openTestDatabase();
  }, 30_000);
  afterAll(() => db.close());

  it('is asked with each time’s own values, also where they are nothing', async () => {
    const rows = [{ left: 1, right: 'a' }];
    expect(await ask({ word: 'one', at, rows })).toEqual([{ word: 'one', at, same: 'fixedx', sum: 1 }]);
    expect(await ask({ word: null, at, rows: [{ left: 7, right: 'b' }] })).toEqual([
      { word: null, at, same: 'fixedx', sum: 7 },
    ]);
    expect(built).toBe(1);
  });

  it('is compiled again where there is more or less to it', async () => {
    const rows = [
      { left: 1, right: 'a' },
      { left: 2, right: 'b' },
    ];
    expect(await ask({ word: 'two', at, rows })).toEqual([{ word: 'two', at, same: 'fixedx', sum: 3 }]);
    expect(built).toBe(2);
    await ask({ word: 'three', at, rows: rows.slice(1) });
    expect(built).toBe(2);
  });

  it('is shown to who watches', async () => {
    const [seen] = await statementsOf(db, (queries) =>
      queries.executeQuery(select(queries, { word: 'four', at, rows: [{ left: 4, right: 'd' }] })),
    );
    expect(seen?.parameters).toEqual(['four', at, 'x', 4, 'd']);
  });
});
