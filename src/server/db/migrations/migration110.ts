import { sql } from 'kysely';
import type { Queries } from '../database';

/** Calls: one wish of a client, offered to several interpreters. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `CREATE TABLE calls (
    id uuid PRIMARY KEY,
    client_id uuid NOT NULL REFERENCES users (id),
    state text NOT NULL CHECK (state IN ('asking', 'taken', 'lapsed', 'withdrawn')),
    wish jsonb NOT NULL,
    starts_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
    max_total_cents integer NOT NULL CHECK (max_total_cents >= 0),
    named uuid[],
    waves_done smallint NOT NULL DEFAULT 0,
    next_wave_at timestamptz,
    closes_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    ended_at timestamptz,
    interpreter_id uuid,
    booking_id uuid UNIQUE,
    CHECK ((state = 'asking') = (ended_at IS NULL)),
    CHECK ((state = 'taken') = (booking_id IS NOT NULL)),
    CHECK ((interpreter_id IS NULL) = (booking_id IS NULL)),
    FOREIGN KEY (interpreter_id, booking_id) REFERENCES bookings (interpreter_id, id) ON DELETE CASCADE
  )`,
  `CREATE INDEX calls_of_client ON calls (client_id, created_at DESC)`,
  `CREATE INDEX calls_due ON calls (least(closes_at, next_wave_at)) WHERE state = 'asking'`,
  `CREATE INDEX calls_old ON calls (created_at)`,
  `CREATE TABLE call_offers (
    call_id uuid NOT NULL REFERENCES calls (id) ON DELETE CASCADE,
    interpreter_id uuid NOT NULL REFERENCES users (id),
    answer text NOT NULL DEFAULT 'open' CHECK (answer IN ('open', 'accepted', 'declined')),
    position smallint NOT NULL,
    reasons jsonb NOT NULL,
    hourly_price_cents integer NOT NULL,
    total_fee_cents integer NOT NULL,
    offered_at timestamptz NOT NULL,
    answered_at timestamptz,
    PRIMARY KEY (call_id, interpreter_id),
    CHECK ((answer = 'open') = (answered_at IS NULL))
  )`,
  `CREATE INDEX call_offers_of_interpreter ON call_offers (interpreter_id, offered_at DESC)`,
  // Whatever writes to it: one winner.
  `CREATE UNIQUE INDEX call_offers_winner ON call_offers (call_id) WHERE answer = 'accepted'`,
  `ALTER TABLE notifications ADD COLUMN call_id uuid REFERENCES calls (id) ON DELETE CASCADE`,
  `CREATE INDEX notifications_calls ON notifications (call_id) WHERE call_id IS NOT NULL`,
];
