import { sql } from 'kysely';
import type { Queries } from '../database';

/** Mail: the outbox, the codes and links that mails carry, the newsletter's readers, and what people tell of themselves. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `ALTER TABLE users
    ADD COLUMN tier text NOT NULL DEFAULT 'starter' CHECK (tier IN ('starter', 'professional', 'enterprise')),
    ADD COLUMN requested_tier text CHECK (requested_tier IN ('professional', 'enterprise')),
    ADD COLUMN company text,
    ADD COLUMN phone text`,
  `CREATE INDEX users_by_requested_tier ON users (requested_tier) WHERE requested_tier IS NOT NULL`,
  `CREATE INDEX users_unverified ON users (created_at) WHERE verified_at IS NULL`,
  `CREATE TABLE outbox (
    id uuid PRIMARY KEY,
    recipient text NOT NULL,
    language text NOT NULL,
    template text NOT NULL,
    mail_values jsonb,
    attachments jsonb,
    queued_at timestamptz NOT NULL,
    due_at timestamptz NOT NULL,
    send_before timestamptz,
    attempts integer NOT NULL DEFAULT 0,
    sent_at timestamptz,
    failed_at timestamptz,
    last_error text
  )`,
  `CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL AND failed_at IS NULL`,
  `CREATE INDEX outbox_by_age ON outbox (queued_at)`,
  `CREATE TABLE codes (
    id uuid PRIMARY KEY,
    purpose text NOT NULL,
    email text NOT NULL CHECK (email = lower(email)),
    code_hash text,
    token_hash text UNIQUE,
    tries_left integer NOT NULL CHECK (tries_left >= 0),
    details jsonb,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    CHECK (code_hash IS NOT NULL OR token_hash IS NOT NULL)
  )`,
  `CREATE INDEX codes_by_mailbox ON codes (email, purpose)`,
  `CREATE INDEX codes_by_expiry ON codes (expires_at)`,
  `CREATE TABLE subscribers (
    email text PRIMARY KEY CHECK (email = lower(email)),
    language text NOT NULL,
    topics text[] NOT NULL,
    confirmed_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  )`,
];
