import { sql } from 'kysely';
import { BOOKING_STATUSES, HOLDING_STATUSES } from '../../../../src/shared/domain/booking/bookingLife';
import type { Database } from '../../../../src/server/db/database';
import { migrate } from '../../../../src/server/db/migrate';
import { MIGRATIONS } from '../../../../src/server/db/migrations/migrations';
import { openDatabase } from '../../../../src/server/db/openDatabase';
import { createPostgresDatabase } from '../../../support/postgresDatabases';
import { openTestDatabase } from '../../../support/testDatabase';

/** An empty database, opened as often as asked: the embedded one only ever once, by its nature. */
async function openEmpty(): Promise<{ starters: Database[]; close: () => Promise<void> }> {
  const serverUrl = process.env['DATABASE_URL'];
  if (!serverUrl) {
    const db = await openDatabase({ inMemory: true });
    return { starters: [db, db, db], close: () => db.close() };
  }
  const { url, drop } = await createPostgresDatabase(serverUrl, false);
  const starters = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl: url })));
  const close = async () => {
    await Promise.all(starters.map((db) => db.close()));
    await drop();
  };
  return { starters, close };
}

const numbersIn = async (db: Database) => {
  const rows = await db.queries.selectFrom('migrations').select('number').orderBy('number').execute();
  return rows.map(({ number }) => number);
};

describe('migrations', () => {
  it('run once each, in order, however many servers start at once', async () => {
    const { starters, close } = await openEmpty();
    const ran = await Promise.all(starters.map((db) => migrate(db)));
    expect(ran.reduce((sum, each) => sum + each, 0)).toBe(MIGRATIONS.length);
    expect(await numbersIn(starters[0] as Database)).toEqual(MIGRATIONS.map(({ number }) => number));
    expect(await migrate(starters[1] as Database)).toBe(0);
    await close();
  }, 60_000);

  it('are numbered upwards, and no number twice', () => {
    const numbers = MIGRATIONS.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
  });

  it('undo the one that fails, keep those before it, and go on from there', async () => {
    const db = await openTestDatabase();
    const next = Math.max(...MIGRATIONS.map(({ number }) => number)) + 1;
    const good = { number: next, up: (q: Database['queries']) => make(q, 'kept') };
    const bad = {
      number: next + 1,
      up: async (q: Database['queries']) => {
        await make(q, 'half');
        throw new Error('disk on fire');
      },
    };
    await expect(migrate(db, [...MIGRATIONS, good, bad])).rejects.toThrow('disk on fire');
    expect((await numbersIn(db)).at(-1)).toBe(next);
    expect(await tablesNamed(db, ['kept', 'half'])).toEqual(['kept']);
    const mended = { ...bad, up: (q: Database['queries']) => make(q, 'half') };
    expect(await migrate(db, [...MIGRATIONS, good, mended])).toBe(1);
    expect(await tablesNamed(db, ['kept', 'half'])).toEqual(['half', 'kept']);
    await db.close();
  });

  it('refuse a database that is newer than the code, and change nothing in it', async () => {
    const db = await openTestDatabase();
    await db.queries.insertInto('migrations').values({ number: 999 }).execute();
    await expect(migrate(db)).rejects.toThrow(/version 999, this Dragoman knows versions up to \d+/);
    await db.close();
  });

  it('let the database know the same statuses as the rules do', async () => {
    const db = await openTestDatabase();
    const constraints = await sql<{ name: string; rule: string }>`
      SELECT conname AS name, pg_get_constraintdef(oid) AS rule FROM pg_constraint
      WHERE conrelid = 'bookings'::regclass`.execute(db.queries);
    const statusesIn = (name: string) => {
      const rule = constraints.rows.find((each) => each.name === name)?.rule ?? '';
      return [...rule.matchAll(/'([a-z_]+)'::text/g)].map(([, status]) => status).sort();
    };
    expect(statusesIn('bookings_slot_taken')).toEqual([...HOLDING_STATUSES].sort());
    expect(statusesIn('bookings_status_check')).toEqual([...BOOKING_STATUSES].sort());
    await db.close();
  });
});

async function make(queries: Database['queries'], table: string): Promise<void> {
  await sql`CREATE TABLE ${sql.table(table)} (id integer)`.execute(queries);
}

async function tablesNamed(db: Database, names: string[]): Promise<string[]> {
  const found = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE tablename = ANY(${names}) ORDER BY 1`.execute(db.queries);
  return found.rows.map(({ name }) => name);
}
