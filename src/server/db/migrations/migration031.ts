import { sql } from 'kysely';
import type { Queries } from '../database';
import { quizRows } from '../quizzes/quizRows';
import { quizzes } from '../quizzes/quizzes';

/** The language quizzes and the attempts at them. An attempt keeps what it asked, so that its result stays true. */
export async function up(queries: Queries): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(queries);
  for (const { quiz, questions } of quizzes.map(quizRows)) {
    await queries.insertInto('quizzes').values(quiz).execute();
    await queries.insertInto('quiz_questions').values(questions).execute();
  }
}

const STATEMENTS = [
  `CREATE TABLE quizzes (id uuid PRIMARY KEY, language text NOT NULL UNIQUE, title text NOT NULL)`,
  `CREATE TABLE quiz_questions (
    id uuid PRIMARY KEY,
    quiz_id uuid NOT NULL REFERENCES quizzes ON DELETE CASCADE,
    position integer NOT NULL,
    text text NOT NULL,
    choices text[] NOT NULL,
    right_choice integer NOT NULL,
    is_demo boolean NOT NULL,
    UNIQUE (quiz_id, position)
  )`,
  `CREATE TABLE quiz_attempts (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    quiz_id uuid NOT NULL REFERENCES quizzes ON DELETE CASCADE,
    started_at timestamptz NOT NULL,
    closes_at timestamptz NOT NULL,
    ended_at timestamptz,
    submitted_at timestamptz,
    asked jsonb NOT NULL,
    chosen jsonb,
    score integer
  )`,
  `CREATE UNIQUE INDEX quiz_attempts_one_open ON quiz_attempts (user_id, quiz_id) WHERE ended_at IS NULL`,
  `CREATE INDEX quiz_attempts_by_person ON quiz_attempts (user_id, quiz_id, started_at)`,
  `CREATE INDEX quiz_attempts_by_score ON quiz_attempts (quiz_id, score DESC) WHERE submitted_at IS NOT NULL`,
];
