import type { Insertable, Selectable } from 'kysely';
import type { CodePurpose } from '../../../../shared/domain/people/codeLife';
import type { Queries } from '../../../db/database';
import type { CodesTable } from '../../../db/tables/mailTables';
import type { ServiceContext } from '../../../platform/context';
import { codeSecrets } from './codeSecrets';

export type StoredCode = Selectable<CodesTable>;
export type NewCode = Insertable<CodesTable>;

/** A mailbox and what was mailed to it; addresses are in lower case. */
export interface CodeSubject {
  purpose: CodePurpose;
  email: string;
}

export async function insertCode(queries: Queries, code: NewCode): Promise<void> {
  await queries.insertInto('codes').values(code).execute();
}

/** Ends whatever was mailed before for the same purpose, so that only the newest works. */
export async function voidCodes(queries: Queries, subject: CodeSubject, now: Date): Promise<void> {
  await live(queries, now)
    .set({ used_at: now })
    .where('email', '=', subject.email)
    .where('purpose', '=', subject.purpose)
    .execute();
}

/** Ends the codes and links for signing in that were mailed to a person. */
export async function voidWaysIn(queries: Queries, userId: string, now: Date): Promise<void> {
  const { email } = await queries
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await voidCodes(queries, { purpose: 'magic', email }, now);
}

/** The code that works, with one try fewer; null where there is none, or its tries are spent. */
export async function spendTry(
  queries: Queries,
  subject: CodeSubject,
  now: Date,
): Promise<StoredCode | null> {
  const spent = live(queries, now)
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('email', '=', subject.email)
    .where('purpose', '=', subject.purpose)
    .where('code_hash', 'is not', null)
    .where('tries_left', '>', 0)
    .returningAll();
  return (await spent.executeTakeFirst()) ?? null;
}

export async function findCodeByTokenHash(
  queries: Queries,
  tokenHash: string,
  now: Date,
): Promise<StoredCode | null> {
  const found = queries
    .selectFrom('codes')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);
  return (await found.executeTakeFirst()) ?? null;
}

/** Uses a code up; false where somebody else just did. */
export async function takeCode(queries: Queries, id: string, now: Date): Promise<boolean> {
  const taken = await live(queries, now).set({ used_at: now }).where('id', '=', id).executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

export async function deleteCodesExpiredBefore(queries: Queries, before: Date): Promise<void> {
  await queries.deleteFrom('codes').where('expires_at', '<', before).execute();
}

function live(queries: Queries, now: Date) {
  return queries.updateTable('codes').where('used_at', 'is', null).where('expires_at', '>', now);
}

/** The code behind a mailed link; null where it is forged, expired, used or meant for something else. */
export async function findLink(
  context: ServiceContext,
  purposes: readonly CodePurpose[],
  token: string,
): Promise<StoredCode | null> {
  const hash = codeSecrets.hashOfToken(token);
  const found = await findCodeByTokenHash(context.db.queries, hash, context.clock.now());
  return found && purposes.includes(found.purpose) ? found : null;
}
