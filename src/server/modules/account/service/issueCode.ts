import { randomUUID } from 'node:crypto';
import { CODE_TRIES, codeExpiry } from '../../../../shared/domain/people/codeLife';
import type { Queries } from '../../../db/database';
import { insertCode, voidCodes, type CodeSubject } from './codes';
import { takeLocks } from '../../../db/takeLocks';
import type { Clock } from '../../../platform/context';
import { codeSecrets } from './codeSecrets';

export interface CodeWish extends CodeSubject {
  /** the secret that a person types */
  code?: string;
  /** the secret of a link */
  token?: string;
  /** what takes effect with it */
  details?: unknown;
}

/**
 * Makes the given secrets work for a mailbox until they expire, and whatever was mailed before for the purpose
 * stop; at rest there are only hashes. Returns the instant at which they expire.
 */
export async function issueCode(queries: Queries, clock: Clock, wish: CodeWish): Promise<Date> {
  const id = randomUUID();
  const now = clock.now();
  const email = wish.email.trim().toLowerCase();
  // Each newsletter mail has its own way out, and an older mail's goes on working.
  if (wish.purpose !== 'unsubscribe') {
    // Two that come at the same moment would not see each other, and both would work.
    await takeLocks(queries, [{ kind: 'mailbox', id: `${wish.purpose}:${email}` }]);
    await voidCodes(queries, { purpose: wish.purpose, email }, now);
  }
  const expiresAt = codeExpiry(wish.purpose, now);
  await insertCode(queries, {
    id,
    purpose: wish.purpose,
    email,
    code_hash: wish.code === undefined ? null : codeSecrets.hashOfCode(id, wish.code),
    token_hash: wish.token === undefined ? null : codeSecrets.hashOfToken(wish.token),
    tries_left: CODE_TRIES,
    details: wish.details === undefined ? null : JSON.stringify(wish.details),
    created_at: now,
    expires_at: expiresAt,
  });
  return expiresAt;
}
