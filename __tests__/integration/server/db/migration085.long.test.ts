/** @embedded */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { migrate } from '../../../../src/server/db/migrate';
import { MIGRATIONS } from '../../../../src/server/db/migrations/migrations';
import { openDatabase } from '../../../../src/server/db/openDatabase';

const before = MIGRATIONS.filter(({ number }) => number < 85);

test('people and what they stated before stay as they were, nobody has proved anything, and claims keep their rules', async () => {
  const db = await openDatabase({ inMemory: true });
  const { queries } = db;
  await migrate(db, before);
  const [ana, ben, client] = [randomUUID(), randomUUID(), randomUUID()];
  for (const [id, group] of [
    [ana, 200],
    [ben, 200],
    [client, 100],
  ] as const) {
    await sql`INSERT INTO users (id, email, first_name, last_name, group_id, verified_at)
      VALUES (${id}, ${`${id}@people.example`}, 'Ana', 'Ruiz', ${group}, now())`.execute(queries);
    if (group === 100) continue;
    await sql`INSERT INTO interpreters (user_id, description, hourly_price_cents, listing_state)
      VALUES (${id}, 'Court interpreter.', 6000, 'listed')`.execute(queries);
    await sql`INSERT INTO interpreter_languages (interpreter_id, language, position, level)
      VALUES (${id}, 'Arabic', 0, 'native')`.execute(queries);
    await sql`INSERT INTO interpreter_certifications (interpreter_id, id, name, issuing_body, issued_on)
      VALUES (${id}, ${randomUUID()}, 'Sworn interpreter', 'Court of Berlin', '2019-03-01')`.execute(queries);
  }
  const facts = async () => {
    const tables = ['users', 'interpreter_languages', 'interpreter_certifications'] as const;
    const rows = tables.map((table) =>
      queries
        .selectFrom(table)
        .selectAll()
        .orderBy(sql`1`)
        .execute(),
    );
    return JSON.stringify(await Promise.all(rows));
  };
  const known = await facts();
  await migrate(
    db,
    MIGRATIONS.filter(({ number }) => number <= 85),
  );
  expect(await facts()).toBe(known);
  const listed = await sql`SELECT 1 FROM interpreters WHERE listing_state = 'listed'`.execute(queries);
  expect(listed.rows).toHaveLength(2);
  // a certificate that a profile states is no credential that somebody checked
  expect((await sql`SELECT 1 FROM credentials`.execute(queries)).rows).toEqual([]);

  const claim = { state: 'submitted', reason: null, until: '2028-03-31', expires: '2028-04-01' };
  const add = async (changes: Partial<Record<keyof typeof claim, string | null>> = {}, of = ana) => {
    const { state, reason, until, expires } = { ...claim, ...changes };
    const id = randomUUID();
    await sql`INSERT INTO credentials (id, interpreter_id, kind, issuing_body, place, number, issued_on, valid_until,
        languages, state, reason, submitted_at, expires_at)
      VALUES (${id}, ${of}, 'sworn', 'Court of Berlin', 'Berlin', '17', '2026-01-02', ${until}, '{Arabic}', ${state},
        ${reason}, now(), ${expires})`.execute(queries);
    return id;
  };
  for (const [what, changes] of [
    ['a refusal without a reason', { state: 'refused' }],
    ['a reason without a refusal', { reason: 'No.' }],
    ['an end before the beginning', { until: '2026-01-01' }],
    ['an end that is no moment', { expires: null }],
    ['a moment without an end', { until: null }],
    ['a state that there is not', { state: 'proved' }],
  ] as const)
    await expect(add(changes).then(() => what)).rejects.toThrow();
  await expect(add({}, client)).resolves.toBeTruthy();

  const id = await add({ state: 'refused', reason: 'Not legible.' });
  const document = (type: string) =>
    sql`INSERT INTO credential_documents (credential_id, name, media_type, size, content)
      VALUES (${id}, 'oath', ${type}, 4, '\\x25504446')`.execute(queries);
  await expect(document('text/html')).rejects.toThrow();
  await document('application/pdf');
  const warn = (days: number) =>
    sql`INSERT INTO credential_warnings (credential_id, days, valid_until, queued_at)
      VALUES (${id}, ${days}, '2028-03-31', now())`.execute(queries);
  await warn(60);
  await expect(warn(60)).rejects.toThrow();
  await expect(warn(30)).rejects.toThrow();

  // whoever leaves takes claims, documents and promised mails along
  await sql`DELETE FROM interpreters WHERE user_id = ${ana}`.execute(queries);
  await sql`DELETE FROM users WHERE id = ${ana}`.execute(queries);
  for (const table of ['credentials', 'credential_documents', 'credential_warnings']) {
    const left = await sql`SELECT 1 FROM ${sql.table(table)}`.execute(queries);
    expect([table, left.rows.length]).toEqual([table, table === 'credentials' ? 1 : 0]);
  }
  await migrate(db);
  await db.close();
}, 60_000);
