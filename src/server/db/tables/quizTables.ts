import type { ColumnType, Generated } from 'kysely';
import type { InterpretationLanguage } from '../../../shared/domain/text/interpretationLanguages';

export interface QuizzesTable {
  id: string;
  language: InterpretationLanguage;
  title: string;
}

export interface QuizQuestionsTable {
  id: string;
  quiz_id: string;
  position: number;
  text: string;
  choices: string[];
  /** index into `choices`; leaves the server with a result only */
  right_choice: number;
  /** one of those that anybody may try, and that no attempt asks */
  is_demo: boolean;
}

/** A question as an attempt asks it. */
export interface AskedQuestion {
  id: string;
  text: string;
  choices: string[];
  right: number;
}

export interface QuizAttemptsTable {
  id: string;
  user_id: string;
  quiz_id: string;
  started_at: Date;
  closes_at: Date;
  /** handed in, or found to be over its time; one attempt a person and quiz may be without it */
  ended_at: Generated<Date | null>;
  submitted_at: Generated<Date | null>;
  asked: ColumnType<AskedQuestion[], string, never>;
  /** the chosen index of each asked question, null where it was left open */
  chosen: ColumnType<(number | null)[] | null, never, string>;
  score: Generated<number | null>;
}
