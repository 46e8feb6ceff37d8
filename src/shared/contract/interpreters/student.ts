import { z } from 'zod';
import { INTERPRETATION_LANGUAGES } from '../../domain/text/interpretationLanguages';
import { defineEndpoint } from '../base/endpoint';
import { Id, Instant } from '../base/fields';

const PREFIX = '/v2/api/student/edu/quiz' as const;

/** A question without its answer: the right choice never leaves the server before the attempt is submitted. */
export const QuizQuestion = z.object({
  id: Id,
  text: z.string().describe('the question'),
  choices: z.array(z.string()).min(2).describe('in the order of this attempt'),
});
export type QuizQuestion = z.infer<typeof QuizQuestion>;

export const QuizAnswer = z.object({
  question_id: Id.describe('the question'),
  choice: z.number().int().min(0).max(9).describe('index into the choices as they were given'),
});

export const QuizAttempt = z.object({
  attempt_id: Id.describe('the attempt, for handing it in'),
  quiz_id: Id.describe('which quiz'),
  title: z.string().describe('name of the quiz'),
  language: z.enum(INTERPRETATION_LANGUAGES).describe('whose quiz it is'),
  started_at: Instant.describe('when the attempt began'),
  closes_at: Instant.describe('what comes later is refused'),
  now: Instant.describe('the moment by the server’s clock, for counting down'),
  questions: z.array(QuizQuestion).describe('in the order of this attempt'),
});
export type QuizAttempt = z.infer<typeof QuizAttempt>;

export const QuizResult = z.object({
  attempt_id: Id.describe('the attempt'),
  quiz_id: Id.describe('which quiz'),
  title: z.string().describe('name of the quiz'),
  language: z.enum(INTERPRETATION_LANGUAGES).describe('whose quiz it is'),
  submitted_at: Instant.describe('when it was handed in'),
  score: z.number().int().describe('right answers'),
  total: z.number().int().describe('questions asked'),
  passed: z.boolean().describe('at least 80 %'),
  answers: z
    .array(
      z.object({
        question_id: Id.describe('the question'),
        text: z.string().describe('what was asked'),
        choices: z.array(z.string()).describe('in the order of this attempt'),
        chosen: z.number().int().nullable().describe('index of the choice made; null: left open'),
        right: z.number().int().describe('index of the right choice'),
      }),
    )
    .describe('every question with its answer'),
});
export type QuizResult = z.infer<typeof QuizResult>;

export const getQuiz = defineEndpoint({
  name: 'getQuiz',
  method: 'POST',
  path: `${PREFIX}/get`,
  access: 'interpreter',
  summary: 'Start an attempt at the quiz of a language, or go on with the open one',
  request: z
    .object({
      language: z
        .enum(INTERPRETATION_LANGUAGES, { error: 'unknown_choice' })
        .default('English')
        .describe('whose quiz'),
    })
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
  request: z.object({
    attempt_id: Id.describe('an open attempt of one’s own'),
    answers: z.array(QuizAnswer).max(50).describe('one for each question; those left out count as wrong'),
  }),
  data: QuizResult,
  refusals: ['NOT_FOUND', 'ATTEMPT_CLOSED'],
});

export const getQuizResult = defineEndpoint({
  name: 'getQuizResult',
  method: 'POST',
  path: `${PREFIX}/result`,
  access: 'interpreter',
  summary: 'A submitted attempt of one’s own; without an id the latest, or null where there is none yet',
  request: z
    .object({ attempt_id: Id.optional().describe('which; the latest where it is left out') })
    .default({}),
  data: QuizResult.nullable(),
  refusals: ['NOT_FOUND'],
});
