import type { Selectable } from 'kysely';
import type { InterpretationLanguage } from '../../../shared/domain/text/interpretationLanguages';
import type { Queries } from '../../db/database';
import type { AskedQuestion, QuizAttemptsTable } from '../../db/tables/quizTables';

export type StoredAttempt = Selectable<QuizAttemptsTable> & {
  title: string;
  language: InterpretationLanguage;
};

export interface NewAttempt {
  id: string;
  userId: string;
  quizId: string;
  startedAt: Date;
  closesAt: Date;
  asked: AskedQuestion[];
}

export async function insertAttempt(queries: Queries, attempt: NewAttempt): Promise<void> {
  await queries
    .insertInto('quiz_attempts')
    .values({
      id: attempt.id,
      user_id: attempt.userId,
      quiz_id: attempt.quizId,
      started_at: attempt.startedAt,
      closes_at: attempt.closesAt,
      asked: JSON.stringify(attempt.asked),
    })
    .execute();
}

/** Ends what a person left open at a quiz until its time was over. */
export async function endOverdueAttempts(
  queries: Queries,
  userId: string,
  quizId: string,
  now: Date,
): Promise<void> {
  const overdue = queries
    .updateTable('quiz_attempts')
    .set((eb) => ({ ended_at: eb.ref('closes_at') }))
    .where('user_id', '=', userId)
    .where('quiz_id', '=', quizId);
  await overdue.where('ended_at', 'is', null).where('closes_at', '<=', now).execute();
}

/** A person's attempts at a quiz that began after an instant, oldest first. */
export async function listAttemptsSince(
  queries: Queries,
  userId: string,
  quizId: string,
  since: Date,
): Promise<StoredAttempt[]> {
  const own = attemptsOf(queries, userId).where('quiz_id', '=', quizId);
  return own.where('started_at', '>', since).orderBy('started_at').execute();
}

export async function findAttempt(
  queries: Queries,
  userId: string,
  id: string,
): Promise<StoredAttempt | null> {
  return (await attemptsOf(queries, userId).where('quiz_attempts.id', '=', id).executeTakeFirst()) ?? null;
}

/** The one that was handed in last. */
export async function findLatestResult(queries: Queries, userId: string): Promise<StoredAttempt | null> {
  const submitted = attemptsOf(queries, userId).where('submitted_at', 'is not', null);
  return (await submitted.orderBy('submitted_at', 'desc').limit(1).executeTakeFirst()) ?? null;
}

export interface Submission {
  id: string;
  at: Date;
  chosen: (number | null)[];
  score: number;
}

/** Hands an attempt in; false where it was already, or its time is over. */
export async function closeAttempt(queries: Queries, submission: Submission): Promise<boolean> {
  const { id, at, chosen, score } = submission;
  const closed = await queries
    .updateTable('quiz_attempts')
    .set({ ended_at: at, submitted_at: at, chosen: JSON.stringify(chosen), score })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('closes_at', '>', at)
    .executeTakeFirst();
  return closed.numUpdatedRows === 1n;
}

function attemptsOf(queries: Queries, userId: string) {
  return queries
    .selectFrom('quiz_attempts')
    .innerJoin('quizzes', 'quizzes.id', 'quiz_attempts.quiz_id')
    .selectAll('quiz_attempts')
    .select(['quizzes.title', 'quizzes.language'])
    .where('quiz_attempts.user_id', '=', userId);
}
