import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrate } from '../../../src/server/db/migrate';
import { openDatabase } from '../../../src/server/db/openDatabase';
import { openTestDatabase } from '../../support/testDatabase';

describe('a database', () => {
  it('gives days as text, counts as numbers and instants as dates', async () => {
    const db = await openTestDatabase();
    const { rows } = await sql`SELECT '2026-03-29'::date AS day, count(*) AS count,
      '2026-03-29T01:30:00Z'::timestamptz AS instant FROM users`.execute(db.queries);
    expect(rows).toEqual([{ day: '2026-03-29', count: 0, instant: new Date('2026-03-29T01:30:00Z') }]);
    await db.close();
  });

  it('undoes a whole transaction that fails', async () => {
    const db = await openTestDatabase();
    const failing = db.queries.transaction().execute(async (queries) => {
      await queries.insertInto('migrations').values({ number: 999 }).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const left = await db.queries.selectFrom('migrations').selectAll().where('number', '=', 999).execute();
    expect(left).toEqual([]);
    await db.close();
  });

  it('goes on after a statement that was refused', async () => {
    const db = await openTestDatabase();
    await expect(sql`SELECT 1/0`.execute(db.queries)).rejects.toMatchObject({ code: '22012' });
    const { rows } = await sql`SELECT 1 AS one`.execute(db.queries);
    expect(rows).toEqual([{ one: 1 }]);
    await db.close();
  });
});

describe('the embedded database', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'dragoman-db-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('keeps everything in its folder over a restart', async () => {
    const first = await openDatabase({ dataDir });
    await migrate(first);
    await first.queries
      .insertInto('users')
      .values({
        id: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
        email: 'ada@example.org',
        first_name: 'Ada',
        last_name: 'Lovelace',
        group_id: 100,
        password_hash: null,
      })
      .execute();
    await first.close();

    const second = await openDatabase({ dataDir });
    expect(await migrate(second)).toBe(0);
    const users = await second.queries.selectFrom('users').select(['email', 'roles']).execute();
    expect(users).toEqual([{ email: 'ada@example.org', roles: [] }]);
    await second.close();
  }, 60_000);

  it('is never opened twice, and says what to do', async () => {
    const db = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /in use by another Dragoman \(process \d+ on .+\).*DATA_DIR.*DATABASE_URL/,
    );
    await db.close();
    const again = await openDatabase({ dataDir });
    await again.close();
  }, 60_000);
});
