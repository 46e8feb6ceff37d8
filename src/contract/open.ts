import { z } from 'zod';
import { INTERPRETATION_LANGUAGES } from '../domain/interpretationLanguages';
import { defineEndpoint } from './endpoint';
import { Instant } from './fields';
import { QuizAnswer, QuizQuestion } from './student';

/** What anybody may call (`ping` stands with them). */
export const getQuizLeaders = defineEndpoint({
  name: 'getQuizLeaders',
  method: 'POST',
  path: '/v2/api/open/quiz/leaders',
  access: 'anyone',
  summary: 'The best results, each person’s best once; first name and initial only',
  request: z
    .object({ language: z.enum(INTERPRETATION_LANGUAGES, { error: 'unknown_choice' }).optional() })
    .default({}),
  data: z.array(
    z.object({
      name: z.string().describe('first name and the initial of the last'),
      language: z.enum(INTERPRETATION_LANGUAGES),
      score: z.number().int(),
      total: z.number().int(),
      submitted_at: Instant,
    }),
  ),
  refusals: [],
});

export const getQuizDemo = defineEndpoint({
  name: 'getQuizDemo',
  method: 'POST',
  path: '/v2/api/open/quiz/demo',
  access: 'anyone',
  summary: 'Three questions to try; with answers, how many were right',
  request: z
    .object({
      language: z.enum(INTERPRETATION_LANGUAGES, { error: 'unknown_choice' }).default('English'),
      answers: z.array(QuizAnswer).max(3).optional(),
    })
    .prefault({}),
  data: z.object({
    title: z.string(),
    questions: z.array(QuizQuestion),
    score: z.number().int().nullable().describe('null until answers are sent'),
  }),
  refusals: ['NOT_FOUND'],
});
