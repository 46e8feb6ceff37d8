import { sql } from 'kysely';
import type { Database } from '../../../../src/server/db/database';
import { openTestDatabase } from '../../../support/testDatabase';

/** Every relation, the rows of those that a fresh database fills, and how the session is set. */
async function looksOf({ queries }: Database) {
  const relations =
    await sql`SELECT relname FROM pg_class WHERE relkind IN ('r', 'i', 'S', 't') ORDER BY relname`.execute(
      queries,
    );
  const filled =
    await sql`SELECT (SELECT count(*) FROM migrations) AS migrations, (SELECT count(*) FROM users) AS users,
    (SELECT count(*) FROM institutes) AS institutes, (SELECT count(*) FROM settings) AS settings`.execute(
      queries,
    );
  const settings =
    await sql`SELECT name, setting FROM pg_settings WHERE name NOT LIKE '%.%' ORDER BY name`.execute(queries);
  const waiting = await sql`SELECT name FROM pg_prepared_statements`.execute(queries);
  const listener = await sql`SELECT pg_listening_channels()`.execute(queries);
  return [relations, filled, settings, waiting, listener].map(({ rows }) => rows);
}

describe('a database of a test', () => {
  it('has nothing of those that were closed before it, whatever was done in them', async () => {
    const first = await openTestDatabase();
    const before = await looksOf(first);
    const stop = await first.listen('talk', { onNotice: () => undefined, onGap: () => undefined });
    for (const statement of [
      'DROP TABLE rate_limits CASCADE',
      'CREATE TABLE left_over AS SELECT repeat(md5(n::text), 1000) AS text FROM generate_series(1, 5000) AS n',
      'VACUUM FULL users',
      'CHECKPOINT',
      "SET statement_timeout = '50s'",
      'PREPARE plan AS SELECT 1',
      'BEGIN',
      'DELETE FROM settings',
    ]) {
      await sql.raw(statement).execute(first.queries);
    }
    await stop();
    await first.close();

    const second = await openTestDatabase();
    if (second.kind === 'embedded') expect(await looksOf(second)).toEqual(before);
    const { rows } =
      await sql`SELECT to_regclass('left_over') AS one, to_regclass('rate_limits') AS other`.execute(
        second.queries,
      );
    expect(rows).toEqual([{ one: null, other: 'rate_limits' }]);
    await second.close();
  });

  it('is another one than any that is open, and answers nobody any more once it is closed', async () => {
    const [one, other] = [await openTestDatabase(), await openTestDatabase()];
    await sql`CREATE TABLE own (id int)`.execute(one.queries);
    const ask = (db: Database) => sql`SELECT to_regclass('own') AS own`.execute(db.queries);
    expect((await ask(other)).rows).toEqual([{ own: null }]);
    expect((await ask(one)).rows).toEqual([{ own: 'own' }]);
    await other.close();
    await expect(ask(other)).rejects.toThrow();
    await one.close();
  });
});
