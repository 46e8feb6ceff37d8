import type { DataOf, ReceivedOf } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import type { getQuizDemo as endpoint } from '../../../shared/contract/base/open';
import { findQuiz, listQuestions } from './quizzes';
import type { ServiceContext } from '../../platform/context';

/** The same three questions for everybody, which no attempt asks; with answers, how many were right. */
export async function getQuizDemo(
  { db }: ServiceContext,
  { language, answers }: ReceivedOf<typeof endpoint>,
): Promise<DataOf<typeof endpoint>> {
  const quiz = await findQuiz(db.queries, language);
  if (!quiz) throw new AppError('NOT_FOUND');
  const questions = await listQuestions(db.queries, quiz.id, true);
  const choiceOf = new Map(answers?.map(({ question_id, choice }) => [question_id, choice]));
  const right = questions.filter(({ id, right_choice }) => choiceOf.get(id) === right_choice);
  return {
    title: quiz.title,
    questions: questions.map(({ id, text, choices }) => ({ id, text, choices })),
    score: answers ? right.length : null,
  };
}
