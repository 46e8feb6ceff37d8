import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from './database';

/**
 * Whose turn a lock gives: the writes of one client, the calendar of one interpreter, what was mailed to one
 * mailbox for one purpose, the settings of one person, or their attempts at one quiz.
 */
export interface LockOwner {
  kind: 'client' | 'interpreter' | 'mailbox' | 'settings' | 'quiz';
  id: string;
}

/**
 * Takes one advisory lock for each owner until the transaction ends. Always in the same order, clients first, so
 * that two transactions never wait for each other.
 */
export async function takeLocks(queries: Queries, owners: readonly LockOwner[]): Promise<void> {
  const inOrder = [...owners].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  // One statement, evaluated from left to right; what comes after it sees what the former holders have done.
  const calls = inOrder.map(
    (owner) => sql`pg_advisory_xact_lock(${lockNumber(nameOf(owner)).toString()}::bigint)`,
  );
  await sql`SELECT ${sql.join(calls)}`.execute(queries);
}

function nameOf({ kind, id }: LockOwner): string {
  return `${kind}:${id}`;
}

/** Advisory locks bear 64-bit numbers; two owners with the same one would only wait for each other in vain. */
function lockNumber(name: string): bigint {
  return createHash('sha256').update(name).digest().readBigInt64BE();
}
