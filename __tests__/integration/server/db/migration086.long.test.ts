/** @embedded */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { migrate } from '../../../../src/server/db/migrate';
import { MIGRATIONS } from '../../../../src/server/db/migrations/migrations';
import { openDatabase } from '../../../../src/server/db/openDatabase';
import { keyOfSlug } from '../../../../src/shared/domain/people/publicKey';

const before = MIGRATIONS.filter(({ number }) => number < 86);

test('everybody who was there gets an address of their own, is in the public search, and is called by an initial', async () => {
  const db = await openDatabase({ inMemory: true });
  const { queries } = db;
  await migrate(db, before);
  const ids = Array.from({ length: 200 }, () => randomUUID());
  for (const id of ids) {
    await sql`INSERT INTO users (id, email, first_name, last_name, group_id, verified_at)
      VALUES (${id}, ${`${id}@people.example`}, 'Ana', 'Ruiz', 200, now())`.execute(queries);
    await sql`INSERT INTO interpreters (user_id) VALUES (${id})`.execute(queries);
  }
  await migrate(db);
  const rows = await queries
    .selectFrom('interpreters')
    .select(['public_key', 'is_public', 'shows_whole_name'])
    .execute();
  const keys = rows.map(({ public_key }) => public_key);
  expect(new Set(keys).size).toBe(ids.length);
  for (const key of keys) expect(keyOfSlug(`ana-r-${key}`)).toBe(key);
  expect(rows.every(({ is_public, shows_whole_name }) => is_public && !shows_whole_name)).toBe(true);
  await db.close();
}, 60_000);
