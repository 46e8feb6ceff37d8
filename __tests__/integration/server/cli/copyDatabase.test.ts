import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../../src/server/db/database';
import { seedDemo } from '../../../../src/server/seed/seedDemo';
import { copyDatabase } from '../../../../src/server/cli/move/copyDatabase';
import { differingTables, sumTables } from '../../../../src/server/cli/move/sumTables';
import { openTestDatabase } from '../../../support/testDatabase';

jest.setTimeout(120_000);

const clock = { now: () => new Date('2026-01-05T09:00:00.123Z') };
const sumsOf = (db: Database) => db.queries.transaction().execute((queries) => sumTables(queries));

describe('copying a whole database into an empty one', () => {
  let from: Database;
  let to: Database;
  beforeAll(async () => {
    [from, to] = await Promise.all([openTestDatabase(), openTestDatabase()]);
    await seedDemo(from, clock, { passwordHashFor: (email) => Promise.resolve(`hash of ${email}`) });
    const { id } = await from.queries.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const picture = randomBytes(70_000);
    await from.queries
      .insertInto('headshots')
      .values({
        user_id: id,
        version: 'ab12',
        picture_64: picture,
        picture_256: picture,
        picture_512: picture,
        updated_at: new Date('2026-01-05T09:00:00.123Z'),
      })
      .execute();
    // quotes, braces, NULL beside 'NULL', and instants finer than a millisecond: what text may lose
    const odd = `{"it's",NULL} \\ "ñ日本" \t <b>`;
    await sql`UPDATE users SET company = ${odd}, phone = 'NULL', created_at = '2025-12-31 23:59:59.987654+00'
      WHERE id = ${id}`.execute(from.queries);
  });
  afterAll(() => Promise.all([from.close(), to.close()]));

  it('changes nothing where somebody has used the target', async () => {
    await sql`INSERT INTO subscribers (email, language, topics, confirmed_at, updated_at)
      VALUES ('early@people.example', 'en-US', '{}', now(), now())`.execute(to.queries);
    const before = await sumsOf(to);
    await expect(copyDatabase(from, to)).rejects.toThrow(/in use already: subscribers \(1\)/);
    expect(await sumsOf(to)).toEqual(before);
    await to.queries.deleteFrom('subscribers').execute();
  });

  it('changes nothing where the versions differ', async () => {
    await to.queries.insertInto('migrations').values({ number: 999_999 }).execute();
    await expect(copyDatabase(from, to)).rejects.toThrow(/different versions, \d+ and 999999/);
    await to.queries.deleteFrom('migrations').where('number', '=', 999_999).execute();
    expect(await to.queries.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it('brings every row of every table, files and odd letters included, to the last bit', async () => {
    const moved = await copyDatabase(from, to);
    expect(moved.find(({ table }) => table === 'bookings')?.rows).toBeGreaterThan(100);
    expect(moved.find(({ table }) => table === 'headshots')?.rows).toBe(1);
    expect(differingTables(await sumsOf(from), await sumsOf(to))).toEqual([]);
    const houses = (db: Database) =>
      db.queries.selectFrom('institutes').select('id').where('is_house', '=', true);
    expect(await houses(to).execute()).toEqual(await houses(from).execute());
  });

  it('gives the next numbers after those that were given, and lets triggers speak again', async () => {
    const next = async (db: Database) => {
      const { rows } = await sql<{ id: number }>`
        INSERT INTO booking_events (interpreter_id, booking_id, at, actor, action, to_status)
        SELECT interpreter_id, id, now(), 'time', 'complete', 'completed' FROM bookings ORDER BY id LIMIT 1 RETURNING id`.execute(
        db.queries,
      );
      return rows[0]?.id;
    };
    expect(await next(to)).toBe(await next(from));
    await sql`UPDATE users SET first_name = 'Zoë' WHERE id IN (SELECT user_id FROM interpreters LIMIT 1)`.execute(
      to.queries,
    );
    const { sort_name } = await to.queries
      .selectFrom('interpreters')
      .innerJoin('users', 'users.id', 'interpreters.user_id')
      .select('sort_name')
      .where('first_name', '=', 'Zoë')
      .executeTakeFirstOrThrow();
    expect(sort_name).toMatch(/^zoe /);
  });

  it('notices a single changed letter', async () => {
    await sql`UPDATE users SET company = replace(company, 'ñ', 'n')`.execute(to.queries);
    await to.queries.deleteFrom('headshots').execute();
    expect(differingTables(await sumsOf(from), await sumsOf(to))).toEqual(
      expect.arrayContaining(['headshots', 'users']),
    );
  });
});
