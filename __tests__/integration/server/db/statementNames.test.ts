import { sql } from 'kysely';
import type { Database, Queries } from '../../../../src/server/db/database';
import { FOR_ITS_VALUES } from '../../../../src/server/db/statementNames';
import { inTransaction } from '../../../../src/server/db/inTransaction';
import { openTestDatabase } from '../../../support/testDatabase';

describe('a statement that is asked again and again', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase();
    await sql`CREATE TABLE growing (one integer)`.execute(db.queries);
    await sql`INSERT INTO growing VALUES (1)`.execute(db.queries);
  }, 30_000);
  afterAll(() => db.close());

  const read = async (queries: Queries) =>
    (await sql<object>`SELECT * FROM growing WHERE one = ${1}`.execute(queries)).rows[0];
  const readThrice = async (queries: Queries) => {
    for (let count = 0; count < 3; count += 1) await read(queries);
  };
  const countPrepared = async (queries: Queries) => {
    const { rows } = await sql<{ name: string }>`SELECT name FROM pg_prepared_statements
      WHERE statement LIKE 'SELECT * FROM growing%'`.execute(queries);
    return rows.length;
  };

  it('is planned once for a connection, and not where it was asked only once', async () => {
    await db.queries.connection().execute(async (connection) => {
      await read(connection);
      expect(await countPrepared(connection)).toBe(0);
      await readThrice(connection);
      expect(await countPrepared(connection)).toBe(1);
    });
  });

  it('is planned each time where it says so', async () => {
    await db.queries.connection().execute(async (connection) => {
      const before = await countPrepared(connection);
      for (let count = 0; count < 3; count += 1)
        await sql`SELECT * FROM growing ${FOR_ITS_VALUES} WHERE one < ${2}`.execute(connection);
      expect(await countPrepared(connection)).toBe(before);
    });
  });

  it('is planned anew where its table has changed, and its caller notices nothing', async () => {
    await db.queries.connection().execute(async (connection) => {
      await readThrice(connection);
      await sql`ALTER TABLE growing ADD COLUMN two integer DEFAULT 2`.execute(connection);
      expect(await read(connection)).toEqual({ one: 1, two: 2 });
      expect(await read(connection)).toEqual({ one: 1, two: 2 });
    });
  });

  it('has its transaction done again where its table has changed', async () => {
    await inTransaction(db, readThrice);
    await sql`ALTER TABLE growing ADD COLUMN three integer DEFAULT 3`.execute(db.queries);
    let tries = 0;
    const found = await inTransaction(db, (queries) => {
      tries += 1;
      return read(queries);
    });
    expect(found).toEqual({ one: 1, two: 2, three: 3 });
    expect(tries).toBe(2);
  });
});
