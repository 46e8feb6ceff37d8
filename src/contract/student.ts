import { z } from 'zod';
import { INTERPRETATION_LANGUAGES } from '../domain/interpretationLanguages';
import { defineEndpoint } from './endpoint';
import { Id, Instant } from './fields';

const PREFIX = '/v2/api/student/edu/quiz' as const;

/** A question without its answer: the right choice never leaves the server before the attempt is submitted. */
export const QuizQuestion = z.object({
  id: Id,
  text: z.string(),
  choices: z.array(z.string()).min(2).describe('in the order of this attempt'),
});
export type QuizQuestion = z.infer<typeof QuizQuestion>;

export const QuizAnswer = z.object({
  question_id: Id,
  choice: z.number().int().min(0).max(9).describe('index into the choices as they were given'),
});

export const QuizAttempt = z.object({
  attempt_id: Id,
  quiz_id: Id,
  title: z.string(),
  language: z.enum(INTERPRETATION_LANGUAGES),
  started_at: Instant,
  closes_at: Instant.describe('what comes later is refused'),
  questions: z.array(QuizQuestion),
});
export type QuizAttempt = z.infer<typeof QuizAttempt>;

export const QuizResult = z.object({
  attempt_id: Id,
  quiz_id: Id,
  title: z.string(),
  language: z.enum(INTERPRETATION_LANGUAGES),
  submitted_at: Instant,
  score: z.number().int().describe('right answers'),
  total: z.number().int().describe('questions asked'),
  passed: z.boolean().describe('at least 80 %'),
  answers: z.array(
    z.object({
      question_id: Id,
      text: z.string(),
      choices: z.array(z.string()),
      chosen: z.number().int().nullable().describe('null: left open'),
      right: z.number().int(),
    }),
  ),
});
export type QuizResult = z.infer<typeof QuizResult>;

export const getQuiz = defineEndpoint({
  name: 'getQuiz',
  method: 'POST',
  path: `${PREFIX}/get`,
  access: 'interpreter',
  summary: 'Start an attempt at the quiz of a language, or go on with the open one',
  request: z
    .object({ language: z.enum(INTERPRETATION_LANGUAGES, { error: 'unknown_choice' }).default('English') })
    .prefault({}),
  data: QuizAttempt,
  refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const submitQuiz = defineEndpoint({
  name: 'submitQuiz',
  method: 'POST',
  path: `${PREFIX}/submit`,
  access: 'interpreter',
  summary: 'Hand in an attempt, once; graded on the server',
  request: z.object({ attempt_id: Id, answers: z.array(QuizAnswer).max(50) }),
  data: QuizResult,
  refusals: ['NOT_FOUND', 'ATTEMPT_CLOSED'],
});

export const getQuizResult = defineEndpoint({
  name: 'getQuizResult',
  method: 'POST',
  path: `${PREFIX}/result`,
  access: 'interpreter',
  summary: 'A submitted attempt of one’s own; without an id the latest',
  request: z.object({ attempt_id: Id.optional() }).default({}),
  data: QuizResult,
  refusals: ['NOT_FOUND'],
});
