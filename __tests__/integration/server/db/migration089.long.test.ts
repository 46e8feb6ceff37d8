/** @embedded */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { migrate } from '../../../../src/server/db/migrate';
import { MIGRATIONS } from '../../../../src/server/db/migrations/migrations';
import { openDatabase } from '../../../../src/server/db/openDatabase';
import { findPicture } from '../../../../src/server/modules/headshots/service/headshots';

const before = MIGRATIONS.filter(({ number }) => number < 89);

test('a picture from before has its addresses, and the next larger size where one was not made', async () => {
  const db = await openDatabase({ inMemory: true });
  const { queries } = db;
  await migrate(db, before);
  const id = randomUUID();
  await sql`INSERT INTO users (id, email, first_name, last_name, group_id, verified_at)
    VALUES (${id}, 'ana@people.example', 'Ana', 'Ruiz', 200, now())`.execute(queries);
  await sql`INSERT INTO headshots (user_id, version, picture_64, picture_256, picture_512, updated_at)
    VALUES (${id}, 'before', '64', '256', '512', now())`.execute(queries);
  await migrate(db);
  const served = [];
  for (const size of [64, 128, 256, 512] as const) {
    served.push((await findPicture(queries, 'before', size))?.toString());
  }
  expect(served).toEqual(['64', '256', '256', '512']);
  await db.close();
}, 60_000);
