import { sql } from 'kysely';
import type { Queries } from '../database';

/**
 * Credentials: the claim, its document apart from it (read in pieces, and seen by few), and the mails that
 * were promised about its end. `expires_at` is the first moment at which it holds no more.
 */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
}

const STATEMENTS = [
  `CREATE TABLE credentials (
    id uuid PRIMARY KEY,
    interpreter_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    kind text NOT NULL
      CHECK (kind IN ('sworn', 'certificate', 'diploma', 'association', 'background_check', 'insurance')),
    issuing_body text NOT NULL CHECK (issuing_body <> ''),
    place text NOT NULL,
    number text NOT NULL,
    issued_on date NOT NULL,
    valid_until date CHECK (valid_until >= issued_on),
    languages text[] NOT NULL,
    state text NOT NULL CHECK (state IN ('submitted', 'verified', 'refused', 'expired')),
    reason text CHECK ((state = 'refused') = (reason IS NOT NULL)),
    version integer NOT NULL DEFAULT 1,
    submitted_at timestamptz NOT NULL,
    decided_at timestamptz,
    expires_at timestamptz CHECK ((expires_at IS NULL) = (valid_until IS NULL))
  )`,
  `CREATE TABLE credential_documents (
    credential_id uuid PRIMARY KEY REFERENCES credentials ON DELETE CASCADE,
    name text NOT NULL CHECK (name <> ''),
    media_type text NOT NULL CHECK (media_type IN ('application/pdf', 'image/jpeg')),
    size integer NOT NULL CHECK (size > 0),
    content bytea NOT NULL
  )`,
  `ALTER TABLE credential_documents ALTER COLUMN content SET STORAGE EXTERNAL`,
  `CREATE TABLE credential_warnings (
    credential_id uuid NOT NULL REFERENCES credentials ON DELETE CASCADE,
    days integer NOT NULL CHECK (days IN (60, 14)),
    valid_until date NOT NULL,
    queued_at timestamptz NOT NULL,
    PRIMARY KEY (credential_id, days, valid_until)
  )`,
  `CREATE INDEX credentials_of_interpreter ON credentials (interpreter_id)`,
  `CREATE INDEX credentials_verified ON credentials (interpreter_id, kind, expires_at) WHERE state = 'verified'`,
  `CREATE INDEX credentials_submitted ON credentials (submitted_at, id) WHERE state = 'submitted'`,
  `CREATE INDEX credentials_to_expire ON credentials (expires_at)
    WHERE state IN ('submitted', 'verified') AND expires_at IS NOT NULL`,
];
