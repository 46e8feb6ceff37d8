import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import type { getQuizResult as endpoint, QuizResult } from '../../../shared/contract/interpreters/student';
import { findAttempt, findLatestResult } from './quizAttempts';
import type { Caller, ServiceContext } from '../../platform/context';
import { toQuizResult } from './toQuizResult';

/** A result of the caller's own; anybody else's, and an attempt that is still open, are NOT_FOUND. Null where none is yet. */
export async function getQuizResult(
  { db }: ServiceContext,
  { userId }: Caller,
  { attempt_id }: ReceivedOf<typeof endpoint>,
): Promise<QuizResult | null> {
  if (attempt_id !== undefined) return toQuizResult(await findAttempt(db.queries, userId, attempt_id));
  const latest = await findLatestResult(db.queries, userId);
  return latest && toQuizResult(latest);
}
