import { sql } from 'kysely';
import {
  EXPIRY_WARNINGS,
  type CredentialKind,
  type ExpiryWarning,
} from '../../../shared/domain/people/credentials';
import type { InterfaceLanguage } from '../../../shared/domain/text/interfaceLanguages';
import type { Queries } from '../../db/database';

export interface EndingCredential {
  id: string;
  interpreter_id: string;
  kind: CredentialKind;
  issuing_body: string;
  place: string;
  valid_until: string;
  email: string;
  first_name: string;
  language: InterfaceLanguage | null;
}

const WHOSE = sql`users.email, users.first_name, users.language, credentials.id, credentials.interpreter_id,
  credentials.kind, credentials.issuing_body, credentials.place, credentials.valid_until`;

/** Ends up to `limit` credentials whose last day is over, each once however many servers do so, and answers which. */
export async function expireDueCredentials(
  queries: Queries,
  now: Date,
  limit: number,
): Promise<EndingCredential[]> {
  const ended = await sql<EndingCredential>`
    WITH due AS (
      SELECT id FROM credentials WHERE state IN ('submitted', 'verified') AND expires_at <= ${now}
      ORDER BY expires_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    UPDATE credentials SET state = 'expired', version = version + 1 FROM due, users
    WHERE credentials.id = due.id AND users.id = credentials.interpreter_id
    RETURNING ${WHOSE}`.execute(queries);
  return ended.rows;
}

/**
 * Notes that a mail is promised for up to `limit` verified credentials that end within so many days, and answers which;
 * each is noted once for its date. What was verified after the moment of the mail needs none, nor does what is nearer
 * to its end than the next warning.
 */
export async function noteDueWarnings(
  queries: Queries,
  days: ExpiryWarning,
  now: Date,
  limit: number,
): Promise<EndingCredential[]> {
  const nearer = Math.max(0, ...EXPIRY_WARNINGS.filter((each) => each < days));
  const ahead = (count: number) => new Date(now.getTime() + count * DAY_MS);
  const noted = await sql<EndingCredential>`
    WITH due AS (
      SELECT id FROM credentials
      WHERE state = 'verified' AND expires_at > ${ahead(nearer)} AND expires_at <= ${ahead(days)}
        AND decided_at <= expires_at - make_interval(days => ${days}::integer)
        AND NOT EXISTS (SELECT FROM credential_warnings AS noted WHERE noted.credential_id = credentials.id
          AND noted.days = ${days} AND noted.valid_until = credentials.valid_until)
      ORDER BY expires_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ), noted AS (
      INSERT INTO credential_warnings (credential_id, days, valid_until, queued_at)
      SELECT credentials.id, ${days}::integer, credentials.valid_until, ${now}
      FROM credentials JOIN due ON due.id = credentials.id
      ON CONFLICT DO NOTHING RETURNING credential_id
    )
    SELECT ${WHOSE} FROM noted JOIN credentials ON credentials.id = noted.credential_id
      JOIN users ON users.id = credentials.interpreter_id
    ORDER BY credentials.id`.execute(queries);
  return noted.rows;
}

const DAY_MS = 86_400_000;
