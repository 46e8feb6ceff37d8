import { sql } from 'kysely';
import { executeAndCommit } from '../../../../src/server/db/pipelinedDialect';
import type { Database, Queries } from '../../../../src/server/db/database';
import { inTransaction } from '../../../../src/server/db/inTransaction';
import { openTestDatabase } from '../../../support/testDatabase';

describe('statements of a pipelined connection', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase();
    await sql`CREATE TABLE growing (one integer, day date, at timestamptz)`.execute(db.queries);
    await sql`INSERT INTO growing VALUES (1, '2026-02-03', '2026-02-03T04:05:06Z')`.execute(db.queries);
  }, 30_000);
  afterAll(() => db.close());

  const read = async (queries: Queries, one: unknown = 1) =>
    (await executeAndCommit(queries, sql<object>`SELECT * FROM growing WHERE one = ${one}`.compile(queries)))
      .rows;
  const found = { one: 1, day: '2026-02-03', at: new Date('2026-02-03T04:05:06Z') };
  const prepared = async () =>
    (
      await sql<{ name: string }>`SELECT name FROM pg_prepared_statements
        WHERE statement LIKE 'SELECT * FROM growing%'`.execute(db.queries)
    ).rows.map(({ name }) => name);

  it('answer as they do alone: days as text, instants as instants, nothing as null', async () => {
    expect(await inTransaction(db, read)).toEqual([found]);
    expect(await inTransaction(db, (queries) => read(queries, 2))).toEqual([]);
    const nothing = await inTransaction(db, (queries) =>
      executeAndCommit(
        queries,
        sql`SELECT NULL AS nothing, ARRAY['a', 'b'] AS some, ${null}::text AS given`.compile(queries),
      ),
    );
    expect(nothing.rows).toEqual([{ nothing: null, some: ['a', 'b'], given: null }]);
  });

  it('say how many rows they wrote', async () => {
    const { numAffectedRows } = await inTransaction(db, (queries) =>
      executeAndCommit(queries, sql`UPDATE growing SET one = one WHERE one > ${0}`.compile(queries)),
    );
    expect(numAffectedRows).toBe(1n);
  });

  it('are planned once for a connection, also where one of them failed', async () => {
    for (let count = 0; count < 3; count += 1) {
      await expect(inTransaction(db, (queries) => read(queries, 'no number'))).rejects.toMatchObject({
        code: '22P02',
      });
    }
    for (let count = 0; count < 3; count += 1) await inTransaction(db, read);
    expect(await prepared()).toHaveLength(1);
  });

  it('are done again with all of their transaction where their table has changed', async () => {
    for (let count = 0; count < 3; count += 1) await inTransaction(db, read);
    await sql`ALTER TABLE growing ADD COLUMN two integer DEFAULT 2`.execute(db.queries);
    let tries = 0;
    const again = await inTransaction(db, (queries) => {
      tries += 1;
      return read(queries);
    });
    expect([again, tries]).toEqual([[{ ...found, two: 2 }], 2]);
  });

  it('are refused as they are where a value cannot be written, and leave the connection usable', async () => {
    const endless: Record<string, unknown> = {};
    endless['self'] = endless;
    await expect(inTransaction(db, (queries) => read(queries, endless))).rejects.toThrow(/circular/i);
    expect(await inTransaction(db, read)).toHaveLength(1);
  });
});
