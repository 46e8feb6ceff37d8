import { sql } from 'kysely';
import type { Queries } from '../database';

/**
 * Institutes, who belongs to them, the settings of people and institutes, and the log of what admins changed. One
 * institute is the house: whoever has no membership belongs to it.
 */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `CREATE TABLE institutes (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    is_house boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE UNIQUE INDEX institutes_one_house ON institutes (is_house) WHERE is_house`,
  `INSERT INTO institutes (id, name, is_house) VALUES (gen_random_uuid(), 'Dragoman', true)`,
  `CREATE TABLE memberships (
    user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    institute_id uuid NOT NULL REFERENCES institutes,
    joined_at timestamptz NOT NULL
  )`,
  `CREATE INDEX memberships_by_institute ON memberships (institute_id)`,
  `CREATE TABLE settings (
    scope text NOT NULL CHECK (scope IN ('user', 'institute')),
    owner_id uuid NOT NULL,
    key text NOT NULL,
    value jsonb NOT NULL,
    PRIMARY KEY (scope, owner_id, key)
  )`,
  `CREATE TABLE audit_log (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    institute_id uuid NOT NULL REFERENCES institutes,
    at timestamptz NOT NULL,
    actor_id uuid,
    actor_name text NOT NULL,
    action text NOT NULL,
    subject text NOT NULL,
    before jsonb,
    after jsonb
  )`,
  `CREATE INDEX audit_log_by_institute ON audit_log (institute_id, id DESC)`,
];
