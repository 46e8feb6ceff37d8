import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { AppError } from '../../contract/errors';
import type { Queries } from '../db/database';
import { findStoredAnswer, storeAnswer } from '../db/repositories/idempotencyKeys';

export interface OnceOptions<Data extends z.ZodType> {
  userId: string;
  /** from the `Idempotency-Key` header; null where there was none, and every call is a new one */
  key: string | null;
  endpoint: { name: string; data: Data };
  request: unknown;
  at: Date;
}

/**
 * Does `work` once for a key and stores its answer in the same transaction; later calls with the key get that
 * answer again. Another request under the same key is IDEMPOTENCY_MISMATCH. A refusal is not stored: nothing was
 * done. The caller holds the user's lock, so that of many at once only the first works.
 */
export async function answerOnce<Data extends z.ZodType>(
  queries: Queries,
  { userId, key, endpoint, request, at }: OnceOptions<Data>,
  work: () => Promise<z.output<Data>>,
): Promise<z.output<Data>> {
  if (key === null) return work();
  const requestHash = hashOf([endpoint.name, request]);
  const stored = await findStoredAnswer(queries, userId, key);
  if (stored && stored.request_hash !== requestHash) throw new AppError('IDEMPOTENCY_MISMATCH');
  if (stored) return endpoint.data.parse(stored.answer);
  const answer = await work();
  await storeAnswer(queries, { userId, key, requestHash, answer, at });
  return answer;
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
