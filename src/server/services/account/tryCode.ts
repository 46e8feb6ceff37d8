import { spendTry, type CodeSubject, type StoredCode } from '../../db/repositories/people/codes';
import type { ServiceContext } from '../context';
import { codeSecrets } from './codeSecrets';

/**
 * The mailed code that was typed, or null where it is wrong, expired, used or tried too often. The try is counted
 * before it is judged and outside any transaction, so that neither many at once nor a rollback give more than
 * five. The caller still has to take it (`takeCode`).
 */
export async function tryCode(
  context: ServiceContext,
  { purpose, email }: CodeSubject,
  typed: string,
): Promise<StoredCode | null> {
  const subject = { purpose, email: email.trim().toLowerCase() };
  const code = await spendTry(context.db.queries, subject, context.clock.now());
  const typedHash = codeSecrets.hashOfCode(code?.id ?? '', typed);
  return code && codeSecrets.isSameHash(code.code_hash ?? '', typedHash) ? code : null;
}
