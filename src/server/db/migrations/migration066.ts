import { sql } from 'kysely';
import type { Queries } from '../database';

/** Deciding a reported problem is a line of the booking's history, whose actor is an admin. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `ALTER TABLE booking_events DROP CONSTRAINT booking_events_actor_check`,
  `ALTER TABLE booking_events ADD CONSTRAINT booking_events_actor_check
    CHECK (actor IN ('client', 'interpreter', 'time', 'admin'))`,
];
