import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { QuizQuestionsTable, QuizzesTable } from '../tables/quizTables';
import type { Quiz, QuizQuestionText } from './Quiz';

const DEMO_QUESTIONS = 3;

/** A quiz as rows; ids and the order of choices follow from the text, so they are the same on every machine. */
export function quizRows(quiz: Quiz): {
  quiz: Insertable<QuizzesTable>;
  questions: Insertable<QuizQuestionsTable>[];
} {
  const id = uuidOf(`quiz ${quiz.language}`);
  const questions = quiz.questions.map((each, position) => ({
    ...questionRow(quiz, each),
    quiz_id: id,
    position,
    is_demo: position < DEMO_QUESTIONS,
  }));
  return { quiz: { id, language: quiz.language, title: quiz.title }, questions };
}

function questionRow({ language }: Quiz, { text, right, wrong }: QuizQuestionText) {
  const digest = digestOf(`question ${language} ${text}`);
  const right_choice = (digest[0] ?? 0) % (wrong.length + 1);
  const choices: string[] = [...wrong];
  choices.splice(right_choice, 0, right);
  return { id: uuidFrom(digest), text, choices, right_choice };
}

const digestOf = (name: string) => createHash('sha256').update(name).digest();
const uuidOf = (name: string) => uuidFrom(digestOf(name));

/** Version 8 and the RFC 9562 variant: made by an application's own rule. */
function uuidFrom(digest: Buffer): string {
  const bytes = Buffer.from(digest.subarray(8, 24));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
