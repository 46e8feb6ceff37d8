import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { sendAhead } from './pipelinedDialect';
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
  await lockStatement(owners).execute(queries);
}

/**
 * The same together with the next statement, which is done once the locks are there. It was written before that, so whatever
 * instant is in it may be as old as the wait was long.
 */
export async function takeLocksWithNext(queries: Queries, owners: readonly LockOwner[]): Promise<void> {
  await sendAhead(queries, lockStatement(owners).compile(queries));
}

function lockStatement(owners: readonly LockOwner[]) {
  const inOrder = [...owners].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  // One statement, evaluated from left to right; what comes after it sees what the former holders have done.
  const calls = inOrder.map(
    (owner) => sql`pg_advisory_xact_lock(${lockNumber(nameOf(owner)).toString()}::bigint)`,
  );
  return sql`SELECT ${sql.join(calls)}`;
}

function nameOf({ kind, id }: LockOwner): string {
  return `${kind}:${id}`;
}

/** Advisory locks bear 64-bit numbers; two owners with the same one would only wait for each other in vain. */
function lockNumber(name: string): bigint {
  return createHash('sha256').update(name).digest().readBigInt64BE();
}
