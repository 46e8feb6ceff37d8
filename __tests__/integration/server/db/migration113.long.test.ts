/** @embedded */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { migrate } from '../../../../src/server/db/migrate';
import { MIGRATIONS } from '../../../../src/server/db/migrations/migrations';
import { openDatabase } from '../../../../src/server/db/openDatabase';

test('each booking from before has a meeting of its own, and so has each new one', async () => {
  const db = await openDatabase({ inMemory: true });
  const { queries } = db;
  const before = MIGRATIONS.filter(({ number }) => number < 113);
  await migrate(db, before);
  const [client, interpreter] = [randomUUID(), randomUUID()];
  for (const [id, group] of [
    [client, 100],
    [interpreter, 200],
  ] as const) {
    await sql`INSERT INTO users (id, email, first_name, last_name, group_id)
      VALUES (${id}, ${`${id}@people.example`}, 'Ana', 'Ruiz', ${group})`.execute(queries);
  }
  await sql`INSERT INTO interpreters (user_id) VALUES (${interpreter})`.execute(queries);
  const add = async (day: number, meeting?: string) => {
    const at = new Date(`2026-01-${10 + day}T10:00:00Z`);
    const end = new Date(at.getTime() + 3_600_000);
    const named = meeting ? sql`, meeting_id` : sql``;
    const value = meeting ? sql`, ${meeting}` : sql``;
    await sql`INSERT INTO bookings (interpreter_id, id, client_id, status, host_platform, title, subject, description,
        meeting_date, meeting_time, meeting_half, meeting_zone, duration, language_from, language_to, starts_at, ends_at,
        respond_by, hourly_price_cents, total_fee_cents, created_at, updated_at${named})
      VALUES (${interpreter}, ${randomUUID()}, ${client}, 'confirmed', 'Zoom', 'T', 'Other', '', '2026-01-10', '10:00',
        'AM', 'GMT', '1 hour', 'English', 'Thai', ${at}, ${end}, ${at}, 5000, 5000, ${at}, ${at}${value})`.execute(
      queries,
    );
  };
  await add(1);
  await add(2);
  await migrate(
    db,
    MIGRATIONS.filter(({ number }) => number <= 113),
  );
  await add(3);
  const meetings = await queries.selectFrom('meetings').selectAll().orderBy('created_at').execute();
  expect(meetings).toHaveLength(3);
  for (const each of meetings) expect(each).toMatchObject({ mode: 'consecutive', ended_at: null });
  const joined = await queries
    .selectFrom('bookings')
    .innerJoin('meetings', 'meetings.id', 'bookings.meeting_id')
    .select(['meetings.created_at', 'bookings.created_at as booked_at'])
    .execute();
  expect(joined).toHaveLength(3);
  for (const { created_at, booked_at } of joined) expect(created_at).toEqual(booked_at);
  // Another seat at the same meeting is a booking that names it.
  await add(4, meetings[0]?.id);
  expect(await queries.selectFrom('meetings').select('id').execute()).toHaveLength(3);
  await db.close();
}, 60_000);
