import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { CredentialKind } from '../../../../shared/domain/people/credentials';
import type { Queries } from '../../../db/database';
import type { CredentialsTable, CredentialTables } from '../../../db/tables/credentialTables';
import { isOf, OF_INSTITUTE } from '../../institute/service/institutePeople';
import type { Institute } from '../../institute/service/institutes';

export type CredentialRow = Selectable<CredentialsTable> & DocumentFacts;

interface DocumentFacts {
  document_name: string;
  document_type: string;
  document_size: number;
  document_hash: Buffer | null;
}

/** Of one person, the newest first, without the bytes of their documents. */
export async function listCredentialsOf(queries: Queries, userId: string): Promise<CredentialRow[]> {
  return selectCredentials(queries)
    .where('credentials.interpreter_id', '=', userId)
    .orderBy('credentials.submitted_at', 'desc')
    .orderBy('credentials.id')
    .execute();
}

export async function findCredential(queries: Queries, id: string): Promise<CredentialRow | null> {
  return (await selectCredentials(queries).where('credentials.id', '=', id).executeTakeFirst()) ?? null;
}

/** Keeps others from changing it meanwhile, and answers it as it is now. */
export async function lockCredential(queries: Queries, id: string): Promise<CredentialRow | null> {
  await queries.selectFrom('credentials').select('id').where('id', '=', id).forUpdate().execute();
  return findCredential(queries, id);
}

export async function insertCredential(
  queries: Queries,
  credential: Insertable<CredentialsTable>,
): Promise<void> {
  await queries.insertInto('credentials').values(credential).execute();
}

/** Changes it under its next version. */
export async function changeCredentialRow(
  queries: Queries,
  id: string,
  change: Updateable<CredentialsTable>,
): Promise<void> {
  await queries
    .updateTable('credentials')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/**
 * Has a person's credentials looked at once more, whatever was decided or is being decided about them: documents are somebody's.
 * False where there were none.
 */
export async function submitAgain(queries: Queries, interpreterId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`UPDATE credentials SET state = 'submitted', reason = NULL, decided_at = NULL,
      submitted_at = CASE state WHEN 'verified' THEN ${at} ELSE submitted_at END, version = version + 1
    WHERE interpreter_id = ${interpreterId} AND state IN ('submitted', 'verified') RETURNING id`.execute(
    queries,
  );
  return rows.length > 0;
}

/** Its document and what was said of its end go with it. */
export async function deleteCredential(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('credentials').where('id', '=', id).execute();
}

export async function putDocument(
  queries: Queries,
  document: Insertable<CredentialTables['credential_documents']>,
): Promise<void> {
  await queries
    .insertInto('credential_documents')
    .values(document)
    .onConflict((conflict) => conflict.column('credential_id').doUpdateSet(document))
    .execute();
}

/** Some bytes of a document; fewer at its end, and null where it is not there (any more). */
export async function findDocumentPiece(
  queries: Queries,
  id: string,
  { from, bytes }: { from: number; bytes: number },
): Promise<Buffer | null> {
  const found = queries
    .selectFrom('credential_documents')
    .select(sql<Buffer>`substring(content from ${from + 1}::integer for ${bytes}::integer)`.as('piece'))
    .where('credential_id', '=', id);
  return (await found.executeTakeFirst())?.piece ?? null;
}

function selectCredentials(queries: Queries) {
  return queries
    .selectFrom('credentials')
    .innerJoin('credential_documents as document', 'document.credential_id', 'credentials.id')
    .selectAll('credentials')
    .select([
      'document.name as document_name',
      'document.media_type as document_type',
      'document.size as document_size',
      'document.sent_hash as document_hash',
    ]);
}

export interface WaitingCredentialRow extends CredentialRow {
  email: string;
  first_name: string;
  last_name: string;
  photo_url: string | null;
}

/** Undecided credentials of the institute's people, the oldest first; only one of them where it is named. */
export async function listWaitingCredentials(
  queries: Queries,
  institute: Institute,
  now: Date,
  id?: string,
): Promise<WaitingCredentialRow[]> {
  const found = await sql<WaitingCredentialRow>`
    SELECT credentials.*, users.email, users.first_name, users.last_name, users.photo_url,
      document.name AS document_name, document.media_type AS document_type, document.size AS document_size,
      document.sent_hash AS document_hash
    FROM credentials
      JOIN credential_documents AS document ON document.credential_id = credentials.id
      JOIN users ON users.id = credentials.interpreter_id ${OF_INSTITUTE}
    WHERE credentials.state = 'submitted' AND (credentials.expires_at IS NULL OR credentials.expires_at > ${now})
      AND ${isOf(institute)} AND ${id === undefined ? sql`true` : sql`credentials.id = ${id}`}
    ORDER BY credentials.submitted_at, credentials.id`.execute(queries);
  return found.rows;
}

export type BadgeRow = Pick<
  Selectable<CredentialsTable>,
  'interpreter_id' | 'kind' | 'issuing_body' | 'place' | 'languages' | 'valid_until'
>;

/** Verified credentials of these people that hold at `now`: sworn first, then the longest valid. */
export async function listBadges(queries: Queries, ids: readonly string[], now: Date): Promise<BadgeRow[]> {
  if (ids.length === 0) return [];
  return queries
    .selectFrom('credentials')
    .select(['interpreter_id', 'kind', 'issuing_body', 'place', 'languages', 'valid_until'])
    .where('interpreter_id', 'in', ids)
    .where('state', '=', 'verified')
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .orderBy(sql`kind = 'sworn'`, 'desc')
    .orderBy('expires_at', (order) => order.desc().nullsFirst())
    .orderBy('id')
    .execute();
}

/** What a credential must be to speak for its owner; each is a value, or where the statement has it. */
export interface ProofWish {
  /** it holds then: when the session begins, or now where none is meant */
  at: Date | RawBuilder<unknown>;
  /** and on that day, YYYY-MM-DD */
  day?: string | undefined;
  kind?: CredentialKind | undefined;
  /** it is for these, both of a pair or one: it states both, or one of them alone, or none at all */
  languages?: readonly string[] | RawBuilder<unknown>;
}

/** A condition: the interpreter has such a credential, and it is verified. */
export function hasVerified(interpreter: RawBuilder<unknown>, { at, day, kind, languages }: ProofWish) {
  const asked = sql`${languages}::text[]`;
  return sql<boolean>`EXISTS (SELECT FROM credentials WHERE credentials.interpreter_id = ${interpreter}
    AND credentials.state = 'verified' AND (credentials.expires_at IS NULL OR credentials.expires_at > ${at})
    ${day === undefined ? sql`` : sql`AND coalesce(credentials.valid_until >= ${day}::date, true)`}
    ${languages === undefined ? sql`` : sql`AND (credentials.languages <@ ${asked} OR credentials.languages @> ${asked})`}
    ${kind === undefined ? sql`` : sql`AND credentials.kind = ${sql.lit(kind)}`})`;
}
