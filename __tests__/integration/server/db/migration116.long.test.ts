/** @embedded */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { migrate } from '../../../../src/server/db/migrate';
import { MIGRATIONS } from '../../../../src/server/db/migrations/migrations';
import { openDatabase } from '../../../../src/server/db/openDatabase';

interface Told {
  rating: number;
  by?: 'client' | 'interpreter';
  /** who reported one */
  problem?: 'client' | 'interpreter' | null;
  outcome?: 'void' | null;
  reckoned?: boolean;
}

test('standings from before are reckoned by the newest review of each pair, and nobody else’s are changed', async () => {
  const db = await openDatabase({ inMemory: true });
  const { queries } = db;
  await migrate(
    db,
    MIGRATIONS.filter(({ number }) => number < 116),
  );
  const [ana, ben, gone] = [randomUUID(), randomUUID(), randomUUID()];
  const [rated, unrated, alone] = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of [ana, ben, gone, rated, unrated, alone]) {
    const isClient = [ana, ben, gone].includes(id);
    await sql`INSERT INTO users (id, email, first_name, last_name, group_id, client_reviews, client_rating)
      VALUES (${id}, ${`${id}@people.example`}, 'Ana', 'Ruiz', ${isClient ? 100 : 200}, 0, NULL)`.execute(
      queries,
    );
    if (isClient) continue;
    await sql`INSERT INTO interpreters (user_id, credibility_level, client_references)
      VALUES (${id}, 3.9, 40)`.execute(queries);
  }
  const add = async (
    parties: { client: string; interpreter: string },
    day: number,
    { rating, by = 'client', problem = null, outcome = null, reckoned = true }: Told,
  ) => {
    const id = randomUUID();
    const at = new Date(`2026-01-${10 + day}T10:00:00Z`);
    const end = new Date(at.getTime() + 3_600_000);
    await sql`INSERT INTO bookings (interpreter_id, id, client_id, status, host_platform, title, subject, description,
        meeting_date, meeting_time, meeting_half, meeting_zone, duration, language_from, language_to, starts_at, ends_at,
        respond_by, hourly_price_cents, total_fee_cents, created_at, updated_at, problem_by, problem_text, problem_at,
        problem_outcome)
      VALUES (${parties.interpreter}, ${id}, ${parties.client}, 'completed', 'Zoom', 'T', 'Other', '', '2026-01-10',
        '10:00', 'AM', 'GMT', '1 hour', 'English', 'Thai', ${at}, ${end}, ${at}, 5000, 5000, ${at}, ${at},
        ${problem}, ${problem && 'X'}, ${problem && end}, ${outcome})`.execute(queries);
    await sql`INSERT INTO reviews (interpreter_id, booking_id, client_id, author, rating, body, written_at, revealed_at,
        is_reckoned)
      VALUES (${parties.interpreter}, ${id}, ${parties.client}, ${by}, ${rating}, '', ${end}, ${end},
        ${reckoned})`.execute(queries);
  };
  const pair = { client: ana, interpreter: rated };
  await add(pair, 1, { rating: 4 });
  await add(pair, 2, { rating: 2, problem: 'interpreter' });
  await add(pair, 3, { rating: 4, problem: 'client' });
  await add(pair, 4, { rating: 4, problem: 'interpreter', outcome: 'void' });
  await add(pair, 5, { rating: 4, reckoned: false });
  await add({ client: ben, interpreter: rated }, 6, { rating: 3 });
  await add(pair, 7, { rating: 4, by: 'interpreter' });
  await add(pair, 8, { rating: 1, by: 'interpreter' });
  await add({ client: ben, interpreter: unrated }, 9, { rating: 1, problem: 'client' });
  // An account that was deleted is left as it is.
  await add({ client: gone, interpreter: unrated }, 10, { rating: 4, by: 'interpreter' });
  await sql`UPDATE users SET deleted_at = now() WHERE id = ${gone}`.execute(queries);
  await migrate(db, MIGRATIONS);
  const interpreters = await queries
    .selectFrom('interpreters')
    .select(['user_id', 'credibility_level as rating', 'client_references as reviews'])
    .execute();
  const found = new Map(interpreters.map(({ user_id, ...standing }) => [user_id, standing]));
  expect(found.get(rated)).toEqual({ rating: 2.5, reviews: 2 });
  expect(found.get(unrated)).toEqual({ rating: null, reviews: 0 });
  expect(found.get(alone)).toEqual({ rating: 3.9, reviews: 40 });
  const clients = await queries
    .selectFrom('users')
    .select(['client_rating as rating', 'client_reviews as reviews'])
    .where('id', 'in', [ana, ben, gone])
    .orderBy('client_reviews')
    .execute();
  expect(clients).toEqual([
    { rating: null, reviews: 0 },
    { rating: null, reviews: 0 },
    { rating: 1, reviews: 1 },
  ]);
  // Those that count are marked, and no others (`countedReviews`).
  const { rows: counted } = await sql<{ about: string; rating: number }>`
    SELECT counts_for AS about, rating FROM reviews WHERE counts_for IS NOT NULL ORDER BY rating`.execute(
    queries,
  );
  expect(counted).toEqual([
    { about: ana, rating: 1 },
    { about: rated, rating: 2 },
    { about: rated, rating: 3 },
    { about: gone, rating: 4 },
  ]);
  await db.close();
}, 60_000);
