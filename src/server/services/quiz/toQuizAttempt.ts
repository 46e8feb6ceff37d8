import type { QuizAttempt } from '../../../shared/contract/interpreters/student';
import type { StoredAttempt } from '../../db/repositories/quizAttempts';

/** An attempt as it is worked on: without the right answers. */
export function toQuizAttempt(attempt: StoredAttempt, now: Date): QuizAttempt {
  return {
    attempt_id: attempt.id,
    quiz_id: attempt.quiz_id,
    title: attempt.title,
    language: attempt.language,
    started_at: attempt.started_at.toISOString(),
    closes_at: attempt.closes_at.toISOString(),
    now: now.toISOString(),
    questions: attempt.asked.map(({ id, text, choices }) => ({ id, text, choices })),
  };
}
