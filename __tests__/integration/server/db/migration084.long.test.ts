/** @embedded */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { migrate } from '../../../../src/server/db/migrate';
import { MIGRATIONS } from '../../../../src/server/db/migrations/migrations';
import { openDatabase } from '../../../../src/server/db/openDatabase';

test('reviews from before stay readable, and ratings are reckoned from those that count', async () => {
  const db = await openDatabase({ inMemory: true });
  const { queries } = db;
  await migrate(
    db,
    MIGRATIONS.filter(({ number }) => number < 84),
  );
  const [client, rated, madeUp] = [randomUUID(), randomUUID(), randomUUID()];
  for (const [id, group] of [
    [client, 100],
    [rated, 200],
    [madeUp, 200],
  ] as const) {
    await sql`INSERT INTO users (id, email, first_name, last_name, group_id, verified_at)
      VALUES (${id}, ${`${id}@people.example`}, 'Ana', 'Ruiz', ${group}, now())`.execute(queries);
    if (group === 200) {
      await sql`INSERT INTO interpreters (user_id, credibility_level, client_references)
        VALUES (${id}, 3.9, 40)`.execute(queries);
    }
  }
  const addReview = async (day: number, rating: number, disputed: 'open' | 'counts' | 'void' | null) => {
    const id = randomUUID();
    const at = new Date(`2026-01-${10 + day}T10:00:00Z`);
    const end = new Date(at.getTime() + 3_600_000);
    await sql`INSERT INTO bookings (interpreter_id, id, client_id, status, host_platform, title, subject, description,
        meeting_date, meeting_time, meeting_half, meeting_zone, duration, language_from, language_to, starts_at, ends_at,
        respond_by, hourly_price_cents, total_fee_cents, created_at, updated_at, problem_by, problem_text, problem_at,
        problem_outcome)
      VALUES (${rated}, ${id}, ${client}, 'completed', 'Zoom', 'T', 'Other', '', '2026-01-10', '10:00', 'AM', 'GMT',
        '1 hour', 'English', 'Thai', ${at}, ${end}, ${at}, 5000, 5000, ${at}, ${at},
        ${disputed && 'client'}, ${disputed && 'X'}, ${disputed && end},
        ${disputed === 'open' ? null : disputed})`.execute(queries);
    await sql`INSERT INTO reviews (interpreter_id, booking_id, client_id, rating, body, written_at)
      VALUES (${rated}, ${id}, ${client}, ${rating}, 'Good.', ${end})`.execute(queries);
  };
  await addReview(1, 4, null);
  await addReview(2, 3, 'counts');
  await addReview(3, 1, 'open');
  await addReview(4, 1, 'void');
  // A later one counts but the newest of one client.
  await migrate(
    db,
    MIGRATIONS.filter(({ number }) => number <= 84),
  );
  const people = queries
    .selectFrom('interpreters')
    .select(['user_id', 'credibility_level', 'client_references']);
  const found = new Map((await people.execute()).map((each) => [each.user_id, each]));
  expect(found.get(rated)).toMatchObject({ credibility_level: 3.5, client_references: 2 });
  expect(found.get(madeUp)).toMatchObject({ credibility_level: null, client_references: 0 });
  const reviews = await queries.selectFrom('reviews').selectAll().execute();
  for (const { author, marks, revealed_at, written_at, is_reckoned } of reviews) {
    expect({ author, marks, is_reckoned }).toEqual({ author: 'client', marks: null, is_reckoned: true });
    expect(revealed_at).toEqual(written_at);
  }
  await db.close();
}, 60_000);
