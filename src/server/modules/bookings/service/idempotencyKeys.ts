import type { Insertable } from 'kysely';
import type { Queries } from '../../../db/database';
import type { IdempotencyKeysTable } from '../../../db/tables/bookingTables';

export interface StoredAnswer {
  /** SHA-256 of call and request, hex */
  request_hash: string;
  answer: unknown;
}

export function selectStoredAnswer(queries: Queries, userId: string, key: string) {
  return queries
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key);
}

export type NewAnswer = Insertable<IdempotencyKeysTable>;

export async function storeAnswer(queries: Queries, answer: NewAnswer): Promise<void> {
  await queries.insertInto('idempotency_keys').values(answer).execute();
}

export async function deleteAnswersBefore(queries: Queries, before: Date): Promise<void> {
  await queries.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
