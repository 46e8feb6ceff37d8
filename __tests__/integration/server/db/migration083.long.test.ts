/** @embedded */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { migrate } from '../../../../src/server/db/migrate';
import { MIGRATIONS } from '../../../../src/server/db/migrations/migrations';
import { openDatabase } from '../../../../src/server/db/openDatabase';

const before = MIGRATIONS.filter(({ number }) => number < 83);

test('whoever had said what clients decide by stays listed, and nobody else is', async () => {
  const db = await openDatabase({ inMemory: true });
  const { queries } = db;
  await migrate(db, before);
  const add = async (name: string, facts: { price: number | null; about: string; languages: string[] }) => {
    const id = randomUUID();
    await sql`INSERT INTO users (id, email, first_name, last_name, group_id, verified_at)
      VALUES (${id}, ${`${id}@people.example`}, ${name}, 'Ruiz', 200, now())`.execute(queries);
    await sql`INSERT INTO interpreters (user_id, hourly_price_cents, description, native_language)
      VALUES (${id}, ${facts.price}, ${facts.about}, 'Arabic')`.execute(queries);
    for (const [position, language] of facts.languages.entries()) {
      await sql`INSERT INTO interpreter_languages (interpreter_id, language, position)
        VALUES (${id}, ${language}, ${position})`.execute(queries);
    }
    await sql`INSERT INTO interpreter_verticals (interpreter_id, name, position)
      VALUES (${id}, 'Legal & Court', 0)`.execute(queries);
  };
  const whole = { price: 6000, about: 'Court interpreter.', languages: ['Arabic', 'German'] };
  await add('Ana', whole);
  await add('Ben', { ...whole, price: null });
  await add('Cleo', { ...whole, about: '' });
  await add('Dan', { ...whole, languages: ['Arabic'] });
  await migrate(db);
  const people = await queries
    .selectFrom('interpreters')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['first_name', 'listing_state'])
    .orderBy('first_name')
    .execute();
  expect(people.map(({ first_name, listing_state }) => [first_name, listing_state])).toEqual([
    ['Ana', 'listed'],
    ['Ben', 'draft'],
    ['Cleo', 'draft'],
    ['Dan', 'draft'],
  ]);
  const levels = await queries
    .selectFrom('interpreter_languages')
    .select(['language', 'level'])
    .distinct()
    .orderBy('language')
    .execute();
  expect(levels).toEqual([
    { language: 'Arabic', level: 'native' },
    { language: 'German', level: null },
  ]);
  await db.close();
}, 60_000);
