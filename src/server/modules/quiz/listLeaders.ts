import { sql } from 'kysely';
import type { InterpretationLanguage } from '../../../shared/domain/text/interpretationLanguages';
import type { Queries } from '../../db/database';
import { matching } from '../interpreters/service/interpreterSearch';

/**
 * The best attempts, each person's best once, the earlier of equals first. Everybody may read them, so they are only of those
 * whom the public search finds now.
 */
export async function listLeaders(queries: Queries, limit: number, language?: InterpretationLanguage) {
  const found = sql`SELECT interpreters.user_id ${matching({ isPublic: true })}`;
  const submitted = queries
    .selectFrom('quiz_attempts')
    .innerJoin('quizzes', 'quizzes.id', 'quiz_attempts.quiz_id')
    .innerJoin('users', 'users.id', 'quiz_attempts.user_id')
    .distinctOn('quiz_attempts.user_id')
    .select((eb) => [
      'users.first_name',
      'users.last_name',
      'quizzes.language',
      'quiz_attempts.score',
      'quiz_attempts.submitted_at',
      eb.fn<number>('jsonb_array_length', ['quiz_attempts.asked']).as('total'),
    ])
    .where('quiz_attempts.submitted_at', 'is not', null)
    .where(sql<boolean>`quiz_attempts.user_id IN (${found})`)
    .orderBy('quiz_attempts.user_id')
    .orderBy('quiz_attempts.score', 'desc')
    .orderBy('quiz_attempts.submitted_at');
  const best = language === undefined ? submitted : submitted.where('quizzes.language', '=', language);
  return queries
    .selectFrom(best.as('best'))
    .selectAll()
    .orderBy('score', 'desc')
    .orderBy('submitted_at')
    .limit(limit)
    .execute();
}
