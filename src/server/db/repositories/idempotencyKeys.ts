import type { Queries } from '../database';

export interface StoredAnswer {
  /** SHA-256 of call and request, hex */
  request_hash: string;
  answer: unknown;
}

export async function findStoredAnswer(
  queries: Queries,
  userId: string,
  key: string,
): Promise<StoredAnswer | null> {
  const found = queries
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key);
  return (await found.executeTakeFirst()) ?? null;
}

export async function storeAnswer(
  queries: Queries,
  stored: { userId: string; key: string; requestHash: string; answer: unknown; at: Date },
): Promise<void> {
  await queries
    .insertInto('idempotency_keys')
    .values({
      user_id: stored.userId,
      key: stored.key,
      request_hash: stored.requestHash,
      answer: JSON.stringify(stored.answer),
      created_at: stored.at,
    })
    .execute();
}

export async function deleteAnswersBefore(queries: Queries, before: Date): Promise<void> {
  await queries.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
