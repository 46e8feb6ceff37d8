import { sql } from 'kysely';
import type { Queries } from '../../../src/server/db/database';

interface Ahead {
  client: { id: string };
  interpreter: { id: string };
  count: number;
  /** when the first one starts; the others follow each half hour */
  from: Date;
  status?: 'confirmed' | 'completed' | 'cancelled';
  description?: string;
}

/** So many sessions of half an hour for 40 euros, one after the other; nothing of it is in a history, and nobody is told. */
export async function addAhead(
  queries: Queries,
  { client, interpreter, count, from, status = 'confirmed', description = '' }: Ahead,
): Promise<void> {
  await sql`INSERT INTO bookings (interpreter_id, id, client_id, status, host_platform, title, subject, description,
      meeting_date, meeting_time, meeting_half, meeting_zone, duration, language_from, language_to, starts_at, ends_at,
      respond_by, hourly_price_cents, total_fee_cents, created_at, updated_at)
    SELECT ${interpreter.id}, gen_random_uuid(), ${client.id}, ${status}, 'Zoom', 'Session ' || n, 'Other', ${description},
      at::date, '10:00', 'AM', 'GMT', '30 min', 'English', 'Spanish', at, at + interval '30 minutes',
      at, 8000, 4000 + n % 7, ${from}, ${from}
    FROM generate_series(1, ${count}::integer) AS n,
      LATERAL (SELECT ${from}::timestamptz + (n - 1) * interval '30 minutes' AS at) AS starts`.execute(
    queries,
  );
}
