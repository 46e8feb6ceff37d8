import { randomUUID } from 'node:crypto';
import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type { getQuiz as endpoint, QuizAttempt } from '../../../shared/contract/interpreters/student';
import {
  QUIZ_ATTEMPTS_A_DAY,
  QUIZ_MINUTES,
  QUIZ_QUESTIONS,
  shuffled,
} from '../../../shared/domain/people/quizRules';
import { inTransaction } from '../../db/inTransaction';
import {
  type StoredAttempt,
  endOverdueAttempts,
  findAttempt,
  insertAttempt,
  listAttemptsSince,
} from './quizAttempts';
import { findQuiz, listQuestions, type StoredQuestion } from './quizzes';
import { takeLocks } from '../../db/takeLocks';
import type { Caller } from '../../platform/context';
import { lockActiveUser } from '../account/service/users';
import type { SignInContext } from '../auth/service/signInContext';

export interface QuizContext extends SignInContext {
  /** a random whole number from 0, below the limit */
  randomBelow: (limit: number) => number;
}

const DAY_MS = 24 * 3_600_000;

/**
 * Goes on with the caller's open attempt, or starts one. Throws NOT_FOUND where the language has no quiz, and
 * TOO_MANY_REQUESTS where the attempts of 24 hours are used up.
 */
export async function getQuiz(
  context: QuizContext,
  { userId }: Caller,
  { language }: ReceivedOf<typeof endpoint>,
): Promise<QuizAttempt> {
  return inTransaction(context.db, async (queries) => {
    const quiz = await findQuiz(queries, language);
    if (!quiz) throw new AppError('NOT_FOUND');
    await takeLocks(queries, [{ kind: 'quiz', id: `${userId}:${quiz.id}` }]);
    await lockActiveUser(queries, userId);
    const now = context.clock.now();
    await endOverdueAttempts(queries, userId, quiz.id, now);
    const since = new Date(now.getTime() - DAY_MS);
    const recent = await listAttemptsSince(queries, userId, quiz.id, since);
    const open = recent.find(({ ended_at }) => ended_at === null);
    if (open) return toQuizAttempt(open, now);
    const [first] = recent.slice(-QUIZ_ATTEMPTS_A_DAY);
    if (first && recent.length >= QUIZ_ATTEMPTS_A_DAY) {
      const wait = Math.ceil((first.started_at.getTime() - since.getTime()) / 1000);
      throw new AppError('TOO_MANY_REQUESTS', { details: { retryAfterSeconds: Math.max(1, wait) } });
    }
    const id = randomUUID();
    const pool = await listQuestions(queries, quiz.id, false);
    await insertAttempt(queries, {
      id,
      userId,
      quizId: quiz.id,
      startedAt: now,
      closesAt: new Date(now.getTime() + QUIZ_MINUTES * 60_000),
      asked: shuffled(pool, context.randomBelow)
        .slice(0, QUIZ_QUESTIONS)
        .map((question) => ask(question, context.randomBelow)),
    });
    const started = await findAttempt(queries, userId, id);
    if (!started) throw new Error('an attempt that was just written is not there');
    return toQuizAttempt(started, now);
  });
}

function ask(question: StoredQuestion, randomBelow: QuizContext['randomBelow']) {
  const { id, text, right_choice } = question;
  const choices = shuffled(question.choices, randomBelow);
  return { id, text, choices, right: choices.indexOf(question.choices[right_choice] ?? '') };
}

/** An attempt as it is worked on: without the right answers. */
function toQuizAttempt(attempt: StoredAttempt, now: Date): QuizAttempt {
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
