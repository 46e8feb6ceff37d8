import { AppError } from '../../../shared/contract/base/errors';
import type { QuizResult, getQuizResult as endpoint } from '../../../shared/contract/interpreters/student';
import { isPassed } from '../../../shared/domain/people/quizRules';
import { type StoredAttempt, findAttempt, findLatestResult } from './quizAttempts';
import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import type { Caller, ServiceContext } from '../../platform/context';

/** An attempt that was handed in, with the right answers; any other is NOT_FOUND. */
export function toQuizResult(attempt: StoredAttempt | null): QuizResult {
  if (!attempt?.submitted_at) throw new AppError('NOT_FOUND');
  const score = attempt.score ?? 0;
  const total = attempt.asked.length;
  return {
    attempt_id: attempt.id,
    quiz_id: attempt.quiz_id,
    title: attempt.title,
    language: attempt.language,
    submitted_at: attempt.submitted_at.toISOString(),
    score,
    total,
    passed: isPassed(score, total),
    answers: attempt.asked.map(({ id, text, choices, right }, place) => {
      return { question_id: id, text, choices, chosen: attempt.chosen?.[place] ?? null, right };
    }),
  };
}

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
