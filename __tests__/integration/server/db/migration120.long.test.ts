/** @embedded */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { migrate } from '../../../../src/server/db/migrate';
import { MIGRATIONS } from '../../../../src/server/db/migrations/migrations';
import { openDatabase } from '../../../../src/server/db/openDatabase';
import { findHouse } from '../../../../src/server/modules/institute/service/institutes';

test('listings of whom no role opens bookings pause, and nobody else’s', async () => {
  const db = await openDatabase({ inMemory: true });
  const { queries } = db;
  await migrate(
    db,
    MIGRATIONS.filter(({ number }) => number < 120),
  );
  const other = randomUUID();
  const house = (await findHouse(queries)).id;
  await queries.insertInto('institutes').values({ id: other, name: 'Harbour' }).execute();
  const addRole = async (institute: string, name: string, modules: string) => {
    await sql`INSERT INTO roles (id, institute_id, name, plain_name, description, rank, modules)
      VALUES (${randomUUID()}, ${institute}, ${name}, ${name.toLowerCase()}, '', 1, ${modules}::text[])`.execute(
      queries,
    );
  };
  await addRole(house, 'Reader', '{messages}');
  await addRole(house, 'Booker', '{bookings}');
  await addRole(other, 'Reader', '{bookings}');
  const states = new Map<string, string>();
  const add = async (roles: string, state: string, institute?: string) => {
    const id = randomUUID();
    await sql`INSERT INTO users (id, email, first_name, last_name, group_id, roles)
      VALUES (${id}, ${`${id}@people.example`}, 'Ana', 'Ruiz', 200, ${roles}::text[])`.execute(queries);
    await sql`INSERT INTO interpreters (user_id, listing_state) VALUES (${id}, ${state})`.execute(queries);
    if (institute) {
      await sql`INSERT INTO memberships (user_id, institute_id, joined_at) VALUES (${id}, ${institute}, now())`.execute(
        queries,
      );
    }
    return id;
  };
  const expected: [id: string, state: string][] = [
    [await add('{Reader}', 'listed'), 'paused'],
    [await add('{Reader}', 'in_review'), 'draft'],
    [await add('{Reader}', 'refused'), 'refused'],
    [await add('{Reader,Booker}', 'listed'), 'listed'],
    [await add('{Reader,associate}', 'listed'), 'listed'],
    [await add('{}', 'listed'), 'listed'],
    [await add('{Unknown}', 'listed'), 'listed'],
    [await add('{Reader}', 'listed', other), 'listed'],
  ];
  await migrate(db, MIGRATIONS);
  for (const row of await queries.selectFrom('interpreters').select(['user_id', 'listing_state']).execute()) {
    states.set(row.user_id, row.listing_state);
  }
  expect(expected.map(([id]) => states.get(id))).toEqual(expected.map(([, state]) => state));
  await db.close();
}, 60_000);
