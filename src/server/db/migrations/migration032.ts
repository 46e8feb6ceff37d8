import { sql } from 'kysely';
import type { Queries } from '../database';

/**
 * The tables that an institute's admins manage: businesses, teams, roles of the institute's own, and
 * invitations. The keys of two columns keep a person and a team in a business of their own institute.
 */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `CREATE TABLE businesses (
    id uuid PRIMARY KEY,
    institute_id uuid NOT NULL REFERENCES institutes,
    name text NOT NULL,
    plain_name text NOT NULL,
    created_at timestamptz NOT NULL,
    UNIQUE (institute_id, plain_name),
    UNIQUE (id, institute_id)
  )`,
  `ALTER TABLE memberships
    ADD COLUMN business_id uuid,
    ADD FOREIGN KEY (business_id, institute_id) REFERENCES businesses (id, institute_id)`,
  `CREATE INDEX memberships_by_business ON memberships (business_id) WHERE business_id IS NOT NULL`,
  `CREATE TABLE teams (
    id uuid PRIMARY KEY,
    institute_id uuid NOT NULL REFERENCES institutes,
    business_id uuid,
    name text NOT NULL,
    plain_name text NOT NULL,
    created_at timestamptz NOT NULL,
    UNIQUE (institute_id, plain_name),
    FOREIGN KEY (business_id, institute_id) REFERENCES businesses (id, institute_id)
  )`,
  `CREATE TABLE team_members (
    team_id uuid NOT NULL REFERENCES teams ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    PRIMARY KEY (team_id, user_id)
  )`,
  `CREATE INDEX team_members_by_person ON team_members (user_id)`,
  `CREATE TABLE roles (
    id uuid PRIMARY KEY,
    institute_id uuid NOT NULL REFERENCES institutes,
    name text NOT NULL,
    plain_name text NOT NULL,
    description text NOT NULL,
    rank integer NOT NULL CHECK (rank >= 0),
    modules text[] NOT NULL,
    UNIQUE (institute_id, plain_name)
  )`,
  `CREATE TABLE invitations (
    id uuid PRIMARY KEY,
    institute_id uuid NOT NULL REFERENCES institutes,
    email text NOT NULL CHECK (email = lower(email)),
    group_id integer NOT NULL CHECK (group_id IN (100, 200)),
    role text,
    business_id uuid,
    token_hash text NOT NULL UNIQUE,
    invited_by uuid REFERENCES users ON DELETE SET NULL,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    claimed_by uuid REFERENCES users ON DELETE SET NULL,
    used_at timestamptz,
    withdrawn_at timestamptz,
    FOREIGN KEY (business_id, institute_id) REFERENCES businesses (id, institute_id)
  )`,
  `CREATE INDEX invitations_open ON invitations (institute_id, email)
    WHERE used_at IS NULL AND withdrawn_at IS NULL`,
  `CREATE INDEX invitations_claimed ON invitations (claimed_by)
    WHERE claimed_by IS NOT NULL AND used_at IS NULL`,
];
