import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../../../src/server/db/database';
import { migrate } from '../../../../src/server/db/migrate';
import { openDatabase } from '../../../../src/server/db/openDatabase';
import { fillFolder } from '../../../support/fillFolder';
import { quickFolder } from '../../../support/quickFolder';
import { BRIEF } from '../../../support/runningServer';
import { openTestDatabase } from '../../../support/testDatabase';

describe('a database', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase();
  }, 30_000);
  afterAll(() => db.close());

  it('gives days as text, counts as numbers and instants as dates', async () => {
    const { rows } = await sql`SELECT '2026-03-29'::date AS day, count(*) AS count,
      '2026-03-29T01:30:00Z'::timestamptz AS instant FROM users`.execute(db.queries);
    expect(rows).toEqual([{ day: '2026-03-29', count: 0, instant: new Date('2026-03-29T01:30:00Z') }]);
  });

  it('undoes a whole transaction that fails', async () => {
    const failing = db.queries.transaction().execute(async (queries) => {
      await queries.insertInto('migrations').values({ number: 999 }).execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const left = await db.queries.selectFrom('migrations').selectAll().where('number', '=', 999).execute();
    expect(left).toEqual([]);
  });

  it('goes on after a statement that was refused', async () => {
    await expect(sql`SELECT 1/0`.execute(db.queries)).rejects.toMatchObject({ code: '22012' });
    const { rows } = await sql`SELECT 1 AS one`.execute(db.queries);
    expect(rows).toEqual([{ one: 1 }]);
  });
});

describe('the embedded database', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(quickFolder(), 'dragoman-db-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('is never opened twice, says what to do instead, and keeps everything over a restart', async () => {
    fillFolder(dataDir);
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
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /in use by another Dragoman \(process \d+ on .+\).*DATA_DIR.*DATABASE_URL/,
    );
    await first.close();

    const second = await openDatabase({ dataDir });
    expect(await migrate(second)).toBe(0);
    const users = await second.queries.selectFrom('users').select(['email', 'roles']).execute();
    expect(users).toEqual([{ email: 'ada@example.org', roles: [] }]);
    await second.close();
  }, 60_000);

  it('loses nothing that was acknowledged when its process is killed, and opens again at once', async () => {
    fillFolder(dataDir);
    const script = join(__dirname, '../../../support/writeUntilKilled.ts');
    const writer = spawn(process.execPath, [...BRIEF, '--import', 'tsx', script, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    let said = '';
    writer.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    while (said.split('\n').length < 50) await once(writer.stdout, 'data');
    writer.kill('SIGKILL');
    await once(writer, 'close');
    const acknowledged = Number(said.trimEnd().split('\n').at(-1));

    const db = await openDatabase({ dataDir });
    const names = await db.queries.selectFrom('users').select('last_name').execute();
    const kept = names.map(({ last_name }) => Number(last_name)).sort((one, other) => one - other);
    expect(kept.length).toBeGreaterThanOrEqual(acknowledged);
    expect(kept).toEqual(kept.map((_, place) => place + 1));
    await db.close();
  }, 60_000);
});
