import { sql } from 'kysely';
import { liftTimeouts } from '../../../src/server/db/pipelinedDialect';
import type { Database, Queries } from '../../../src/server/db/database';
import { CLIENTS, idOf, INTERPRETERS } from './manyPeople';

/** The instant around which they all are. */
export const MANY_AT = new Date('2026-02-10T00:00:00Z');
/** Of one interpreter: the later ones are to come. The embedded database takes its time, so there it is a quarter. */
const EACH = process.env['DATABASE_URL'] ? 20 : 5;
/** So many each has who has most, past ones. */
const MOST = 1000;

/**
 * A hundred thousand bookings (25,000 on the embedded database), some overdue; a thousand of one client and of one interpreter; conversations and mails,
 * of which few are unread or unsent. Nobody is told: triggers and references are left out, which needs a superuser.
 */
export async function addManyBookings(
  db: Database,
  { at = MANY_AT, interpreters = INTERPRETERS, each = EACH } = {},
): Promise<void> {
  const past = Math.ceil(each * 0.6);
  const start = `timestamptz '${at.toISOString()}'`;
  await db.queries.transaction().execute(async (queries) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(queries);
    await liftTimeouts(queries);
    const run = (statement: string) => sql.raw(statement).execute(queries);
    await insertBookings(
      queries,
      `SELECT ${idOf('interpreter', 'n')} AS interpreter, CASE WHEN n <= ${MOST} AND k = 0 THEN ${idOf('client', '0')}
        ELSE ${idOf('client', `(1 + (n * 13 + k * 7) % ${CLIENTS - 1})`)} END AS client,
        CASE WHEN k < ${past} THEN 'completed' WHEN k = ${each - 1} AND n % 100 = 0 THEN 'pending' ELSE 'confirmed' END AS status,
        ${start} + make_interval(days => CASE WHEN k < ${past} THEN (k - ${past}) * 9 ELSE k - ${past + 2} END,
          hours => (n + k) % 23) AS at FROM generate_series(1, ${interpreters}) AS n, generate_series(0, ${each - 1}) AS k`,
    );
    await insertBookings(
      queries,
      `SELECT ${idOf('interpreter', '1')} AS interpreter, ${idOf('client', `n % ${CLIENTS}`)} AS client,
        'completed' AS status, ${start} - make_interval(hours => 10000 - n) AS at
        FROM generate_series(1, ${Math.min(MOST, interpreters)}) AS n`,
    );
    await run(`INSERT INTO booking_events (interpreter_id, booking_id, at, actor, action, to_status)
      SELECT interpreter_id, id, created_at, 'client', 'request', 'pending' FROM bookings WHERE status <> 'completed'`);
    await run(`INSERT INTO reviews (interpreter_id, booking_id, client_id, author, rating, marks, body, written_at, revealed_at, is_reckoned)
      SELECT interpreter_id, id, client_id, author, 4, '{4,4,4,4}', 'Well done', ends_at, ends_at + interval '14 days',
        ends_at < ${start} - interval '14 days'
      FROM bookings, unnest(ARRAY['client', 'interpreter']) AS author WHERE status = 'completed'`);
    await markCountedReviews(queries);
    await run(`INSERT INTO check_ins (interpreter_id, booking_id, user_id, at)
      SELECT interpreter_id, id, interpreter_id, starts_at FROM bookings WHERE status = 'completed'`);
    await addTalk(run, start);
  });
  await sql`ANALYZE`.execute(db.queries);
}

/** As `reckonStandings` does it of each pair. */
export async function markCountedReviews(queries: Queries): Promise<void> {
  await sql`UPDATE reviews SET counts_for = CASE reviews.author WHEN 'client' THEN interpreter_id ELSE client_id END
    FROM (SELECT DISTINCT ON (interpreter_id, client_id, author) booking_id, author FROM reviews WHERE is_reckoned
      ORDER BY interpreter_id, client_id, author, written_at DESC, booking_id DESC) AS newest
    WHERE reviews.booking_id = newest.booking_id AND reviews.author = newest.author`.execute(queries);
}

/** `chosen` gives interpreter, client, status and start of each. */
export async function insertBookings(queries: Queries, chosen: string): Promise<void> {
  await sql
    .raw(
      `INSERT INTO bookings (interpreter_id, id, client_id, status, host_platform, title, subject, description,
        meeting_date, meeting_time, meeting_half, meeting_zone, duration, language_from, language_to, starts_at, ends_at,
        respond_by, hourly_price_cents, total_fee_cents, created_at, updated_at)
      SELECT interpreter, gen_random_uuid(), client, status, 'Zoom', 'Title', 'Other', '', at::date, '10:00', 'AM',
        'GMT', '1 hour', 'English', 'Thai', at, at + interval '1 hour', at, 5000, 5000, at - interval '5 days', at
      FROM (${chosen}) AS chosen`,
    )
    .execute(queries);
}

async function addTalk(run: (statement: string) => Promise<unknown>, start: string): Promise<void> {
  const thread = idOf('thread', 'n');
  await run(`INSERT INTO threads (id, client_id, interpreter_id, created_at, last_at, last_seq, client_read_seq)
    SELECT ${thread}, ${idOf('client', 'n / 10')}, ${idOf('interpreter', '1 + n')}, now(),
      now() - make_interval(mins => n), 10, CASE WHEN n % 5 = 0 THEN 8 ELSE 10 END FROM generate_series(0, 999) AS n`);
  await run(`INSERT INTO messages (thread_id, seq, id, author_id, body, sent_at)
    SELECT ${thread}, seq, gen_random_uuid(), CASE WHEN seq % 2 = 0 THEN ${idOf('interpreter', '1 + n')}
      ELSE ${idOf('client', 'n / 10')} END, 'Words', now() FROM generate_series(0, 999) AS n, generate_series(1, 10) AS seq`);
  await run(`INSERT INTO messages (thread_id, seq, id, author_id, body, sent_at)
    SELECT ${idOf('thread', '0')}, seq, gen_random_uuid(), ${idOf('client', '0')}, 'Words', now()
    FROM generate_series(11, 1000) AS seq`);
  await run(`INSERT INTO message_files (thread_id, message_id, author_id, name, media_type, size, content)
    SELECT thread_id, id, author_id, 'a.pdf', 'application/pdf', 1, 'x' FROM messages WHERE seq % 3 = 1`);
  await run(`INSERT INTO outbox (id, recipient, language, template, queued_at, due_at, sent_at)
    SELECT gen_random_uuid(), 'x@people.example', 'en-US', 'made', at, at, CASE WHEN n > 10 THEN at END
    FROM generate_series(1, 5000) AS n, LATERAL (SELECT ${start} - make_interval(mins => n) AS at) AS s`);
  await run(`INSERT INTO sessions (id, user_id, refresh_hash, rotated_at, created_at, expires_at)
    SELECT ${thread}, ${idOf('client', 'n')}, 'hash' || n, now(), now(), now() + interval '1 year' FROM generate_series(0, 1999) AS n`);
  await run(`INSERT INTO calendar_feeds (user_id, secret_hash, language, created_at)
    SELECT id, 'secret' || id, 'en-US', now() FROM users`);
}
