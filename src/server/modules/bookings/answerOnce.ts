import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { AppError } from '../../../shared/contract/base/errors';
import type { Queries } from '../../db/database';
import {
  selectStoredAnswer,
  storeAnswer,
  type NewAnswer,
  type StoredAnswer,
} from './service/idempotencyKeys';

export interface OnceOptions<Data extends z.ZodType> {
  userId: string;
  /** from the `Idempotency-Key` header; null where there was none, and every call is a new one */
  key: string | null;
  endpoint: { name: string; data: Data };
  request: unknown;
  at: Date;
}

export type Once = Omit<NewAnswer, 'answer'>;

/**
 * Does `work` once for a key and stores its answer in the same transaction; later calls with the key get that
 * answer again. Another request under the same key is IDEMPOTENCY_MISMATCH. A refusal is not stored: nothing was
 * done. The caller holds the user's lock, so that of many at once only the first works.
 */
export async function answerOnce<Data extends z.ZodType>(
  queries: Queries,
  options: OnceOptions<Data>,
  work: () => Promise<z.output<Data>>,
): Promise<z.output<Data>> {
  const once = onceOf(options);
  if (!once) return work();
  const stored = await selectStoredAnswer(queries, once.user_id, once.key).executeTakeFirst();
  if (stored) return replayResponse(stored, once, options.endpoint.data);
  const answer = await work();
  await storeAnswer(queries, { ...once, answer: JSON.stringify(answer) });
  return answer;
}

/** Under what an answer is kept; null where every call is a new one. */
export function onceOf({ userId, key, endpoint, request, at }: OnceOptions<z.ZodType>): Once | null {
  if (key === null) return null;
  return { user_id: userId, key, request_hash: hashOf([endpoint.name, request]), created_at: at };
}

/** The answer that an earlier call with the key got; IDEMPOTENCY_MISMATCH where that was another request. */
export function replayResponse<Data extends z.ZodType>(
  stored: StoredAnswer,
  once: Once,
  data: Data,
): z.output<Data> {
  if (stored.request_hash !== once.request_hash) throw new AppError('IDEMPOTENCY_MISMATCH');
  return data.parse(stored.answer);
}

/** SHA-256, hex, of a JSON value whose keys may come in any order. */
function hashOf(value: unknown): string {
  const sorted = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
  return createHash('sha256').update(sorted).digest('hex');
}
