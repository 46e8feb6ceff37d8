import type { QuizAttempt, QuizQuestion, QuizResult } from '../../src/shared/contract/interpreters/student';

const QUESTIONS: [QuizQuestion, QuizQuestion] = [
  {
    id: '7c1d0f4e-3f0a-4a52-8f7e-0000000000a1',
    text: 'Which word means “late”?',
    choices: ['early', 'overdue'],
  },
  {
    id: '7c1d0f4e-3f0a-4a52-8f7e-0000000000a2',
    text: 'Which one is a verb?',
    choices: ['to lease', 'a lease'],
  },
];
const WHICH = {
  attempt_id: '7c1d0f4e-3f0a-4a52-8f7e-0000000000b1',
  quiz_id: '7c1d0f4e-3f0a-4a52-8f7e-0000000000c1',
  title: 'English for interpreters',
  language: 'English',
} as const;

/** An attempt at a quiz of two questions, just begun, with a quarter of an hour left. */
export function aQuizAttempt(
  more: Partial<Omit<QuizAttempt, 'questions'>> = {},
): QuizAttempt & { questions: typeof QUESTIONS } {
  return {
    ...WHICH,
    started_at: '2030-01-05T10:00:00.000Z',
    closes_at: '2030-01-05T10:15:00.000Z',
    now: '2030-01-05T10:00:00.000Z',
    ...more,
    questions: QUESTIONS,
  };
}

/** That attempt handed in: the first answer right, the second left open. */
export function aQuizResult(more: Partial<QuizResult> = {}): QuizResult {
  const [first, second] = QUESTIONS;
  return {
    ...WHICH,
    submitted_at: '2030-01-05T10:09:00.000Z',
    score: 1,
    total: 2,
    passed: false,
    answers: [
      { question_id: first.id, text: first.text, choices: first.choices, chosen: 1, right: 1 },
      { question_id: second.id, text: second.text, choices: second.choices, chosen: null, right: 0 },
    ],
    ...more,
  };
}
