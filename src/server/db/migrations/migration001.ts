import { sql } from 'kysely';
import type { Queries } from '../database';

/** Users and their sessions, interpreters, bookings with their history, idempotent answers. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

/**
 * `bookings` is keyed by interpreter first: an exclusion constraint survives distribution (Citus) only when it
 * contains the distribution column. The constraint's statuses are `HOLDING_STATUSES` of the domain.
 */
const STATEMENTS = [
  `CREATE EXTENSION IF NOT EXISTS btree_gist`,
  `CREATE TABLE users (
    id uuid PRIMARY KEY,
    email text NOT NULL UNIQUE CHECK (email = lower(email)),
    first_name text NOT NULL,
    last_name text NOT NULL,
    group_id integer NOT NULL CHECK (group_id IN (100, 200)),
    roles text[] NOT NULL DEFAULT '{}',
    password_hash text,
    photo_url text,
    language text,
    time_zone text,
    verified_at timestamptz,
    last_login_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE TABLE sessions (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    refresh_hash text NOT NULL UNIQUE,
    previous_refresh_hash text,
    rotated_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    revoked_at timestamptz
  )`,
  `CREATE INDEX sessions_by_user ON sessions (user_id)`,
  `CREATE INDEX sessions_by_previous ON sessions (previous_refresh_hash) WHERE previous_refresh_hash IS NOT NULL`,
  `CREATE TABLE interpreters (
    user_id uuid PRIMARY KEY REFERENCES users,
    alias text, native_language text, location text, description text, translation_tools text,
    starting_price_per_word_cents integer CHECK (starting_price_per_word_cents >= 0),
    hourly_price_cents integer CHECK (hourly_price_cents >= 0),
    credibility_level double precision CHECK (credibility_level BETWEEN 1 AND 4),
    client_references integer NOT NULL DEFAULT 0 CHECK (client_references >= 0),
    years_experience integer CHECK (years_experience BETWEEN 0 AND 80),
    is_full_time boolean NOT NULL DEFAULT false,
    ranking integer,
    offers_interpretation boolean NOT NULL DEFAULT true,
    has_university boolean NOT NULL DEFAULT false,
    has_ongoing_learning boolean NOT NULL DEFAULT false,
    has_associations boolean NOT NULL DEFAULT false,
    has_certificates boolean NOT NULL DEFAULT false,
    education_text text,
    published_at timestamptz
  )`,
  `CREATE TABLE interpreter_languages (
    interpreter_id uuid NOT NULL REFERENCES interpreters ON DELETE CASCADE,
    language text NOT NULL, position integer NOT NULL, PRIMARY KEY (interpreter_id, language)
  )`,
  `CREATE INDEX interpreter_languages_by_language ON interpreter_languages (language, interpreter_id)`,
  `CREATE TABLE interpreter_verticals (
    interpreter_id uuid NOT NULL REFERENCES interpreters ON DELETE CASCADE,
    name text NOT NULL, position integer NOT NULL, PRIMARY KEY (interpreter_id, name)
  )`,
  `CREATE TABLE interpreter_certifications (
    id uuid PRIMARY KEY,
    interpreter_id uuid NOT NULL REFERENCES interpreters ON DELETE CASCADE,
    name text NOT NULL, issuing_body text NOT NULL, issued_on date
  )`,
  `CREATE INDEX interpreter_certifications_by_interpreter ON interpreter_certifications (interpreter_id)`,
  `CREATE TABLE interpreter_experience (
    id uuid PRIMARY KEY,
    interpreter_id uuid NOT NULL REFERENCES interpreters ON DELETE CASCADE,
    title text NOT NULL, company text NOT NULL, started_on date NOT NULL, ended_on date,
    description text NOT NULL DEFAULT ''
  )`,
  `CREATE INDEX interpreter_experience_by_interpreter ON interpreter_experience (interpreter_id)`,
  `CREATE TABLE interpreter_prices (
    interpreter_id uuid NOT NULL REFERENCES interpreters ON DELETE CASCADE,
    language text NOT NULL, vertical text NOT NULL,
    price_per_word_cents integer NOT NULL CHECK (price_per_word_cents >= 0),
    PRIMARY KEY (interpreter_id, language, vertical)
  )`,
  `CREATE TABLE weekly_hours (
    interpreter_id uuid NOT NULL REFERENCES interpreters ON DELETE CASCADE,
    weekday integer NOT NULL CHECK (weekday BETWEEN 1 AND 7), opens time NOT NULL, closes time NOT NULL,
    PRIMARY KEY (interpreter_id, weekday, opens)
  )`,
  `CREATE TABLE days_off (
    interpreter_id uuid NOT NULL REFERENCES interpreters ON DELETE CASCADE,
    first_day date NOT NULL, last_day date NOT NULL CHECK (last_day >= first_day),
    PRIMARY KEY (interpreter_id, first_day)
  )`,
  `CREATE TABLE bookings (
    interpreter_id uuid NOT NULL REFERENCES interpreters,
    id uuid NOT NULL,
    client_id uuid NOT NULL REFERENCES users,
    status text NOT NULL CHECK (status IN
      ('pending', 'confirmed', 'in_progress', 'completed', 'cancelled', 'declined', 'expired')),
    host_platform text NOT NULL,
    title text NOT NULL, subject text NOT NULL, description text NOT NULL,
    meeting_date date NOT NULL, meeting_time text NOT NULL, meeting_half text NOT NULL CHECK (meeting_half IN ('AM', 'PM')),
    meeting_zone text NOT NULL, meeting_utc_offset text, duration text NOT NULL,
    language_from text NOT NULL, language_to text NOT NULL,
    starts_at timestamptz NOT NULL, ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
    during tstzrange NOT NULL GENERATED ALWAYS AS (tstzrange(starts_at, ends_at)) STORED,
    respond_by timestamptz NOT NULL CHECK (respond_by <= starts_at),
    hourly_price_cents integer NOT NULL CHECK (hourly_price_cents >= 0),
    total_fee_cents integer NOT NULL CHECK (total_fee_cents >= 0),
    created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL,
    PRIMARY KEY (interpreter_id, id),
    CONSTRAINT bookings_slot_taken EXCLUDE USING gist (interpreter_id WITH =, during WITH &&)
      WHERE (status IN ('pending', 'confirmed', 'in_progress'))
  )`,
  `CREATE INDEX bookings_by_id ON bookings (id)`,
  `CREATE INDEX bookings_by_client ON bookings (client_id, created_at DESC, id DESC)`,
  `CREATE INDEX bookings_by_interpreter ON bookings (interpreter_id, created_at DESC, id DESC)`,
  `CREATE TABLE booking_events (
    id bigint GENERATED ALWAYS AS IDENTITY,
    interpreter_id uuid NOT NULL,
    booking_id uuid NOT NULL,
    at timestamptz NOT NULL,
    actor text NOT NULL CHECK (actor IN ('client', 'interpreter', 'time')),
    actor_id uuid,
    action text NOT NULL,
    from_status text, to_status text NOT NULL,
    details jsonb,
    PRIMARY KEY (interpreter_id, booking_id, id),
    FOREIGN KEY (interpreter_id, booking_id) REFERENCES bookings (interpreter_id, id)
  )`,
  `CREATE TABLE idempotency_keys (
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    key text NOT NULL,
    request_hash text NOT NULL,
    answer jsonb NOT NULL,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (user_id, key)
  )`,
  `CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at)`,
];
