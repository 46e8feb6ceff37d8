import { AppError } from '../../../shared/contract/base/errors';
import type { QuizResult } from '../../../shared/contract/interpreters/student';
import { isPassed } from '../../../shared/domain/people/quizRules';
import type { StoredAttempt } from './quizAttempts';

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
