import type { Selectable } from 'kysely';
import type { InterpretationLanguage } from '../../../shared/domain/text/interpretationLanguages';
import type { Queries } from '../../db/database';
import type { QuizQuestionsTable, QuizzesTable } from '../../db/tables/quizTables';

export type StoredQuiz = Selectable<QuizzesTable>;
export type StoredQuestion = Selectable<QuizQuestionsTable>;

export async function findQuiz(
  queries: Queries,
  language: InterpretationLanguage,
): Promise<StoredQuiz | null> {
  const found = queries.selectFrom('quizzes').selectAll().where('language', '=', language);
  return (await found.executeTakeFirst()) ?? null;
}

/** Those of the demo, or those that attempts draw from. */
export async function listQuestions(
  queries: Queries,
  quizId: string,
  isDemo: boolean,
): Promise<StoredQuestion[]> {
  const listed = queries.selectFrom('quiz_questions').selectAll().where('quiz_id', '=', quizId);
  return listed.where('is_demo', '=', isDemo).orderBy('position').execute();
}
