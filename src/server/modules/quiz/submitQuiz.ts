import type { ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type { QuizResult, submitQuiz as endpoint } from '../../../shared/contract/interpreters/student';
import { inTransaction } from '../../db/inTransaction';
import { closeAttempt, findAttempt } from './quizAttempts';
import type { Caller } from '../../platform/context';
import { lockActiveUser } from '../account/service/users';
import type { QuizContext } from './getQuiz';
import { toQuizResult } from './toQuizResult';

/** Grades an attempt of the caller's, once. Throws ATTEMPT_CLOSED where it was handed in or its time is over. */
export async function submitQuiz(
  { db, clock }: QuizContext,
  { userId }: Caller,
  { attempt_id, answers }: ReceivedOf<typeof endpoint>,
): Promise<QuizResult> {
  return inTransaction(db, async (queries) => {
    await lockActiveUser(queries, userId);
    const attempt = await findAttempt(queries, userId, attempt_id);
    if (!attempt) throw new AppError('NOT_FOUND');
    const choiceOf = new Map(answers.map(({ question_id, choice }) => [question_id, choice]));
    const chosen = attempt.asked.map(({ id, choices }) => {
      const choice = choiceOf.get(id);
      return choice !== undefined && choice < choices.length ? choice : null;
    });
    const score = attempt.asked.filter(({ right }, place) => chosen[place] === right).length;
    const isClosed = await closeAttempt(queries, { id: attempt.id, at: clock.now(), chosen, score });
    if (!isClosed) throw new AppError('ATTEMPT_CLOSED');
    return toQuizResult(await findAttempt(queries, userId, attempt_id));
  });
}
