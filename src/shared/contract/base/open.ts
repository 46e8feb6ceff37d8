import { z } from 'zod';
import { INTERPRETATION_LANGUAGES } from '../../domain/text/interpretationLanguages';
import { defineEndpoint, emptyRequest } from './endpoint';
import { Instant } from './fields';
import { QuizAnswer, QuizQuestion } from '../interpreters/student';

/** Area "Open" of the specification, section 7: what anybody may call. */
export const getQuizLeaders = defineEndpoint({
  name: 'getQuizLeaders',
  method: 'POST',
  path: '/v2/api/open/quiz/leaders',
  access: 'anyone',
  summary:
    'The best results of interpreters whom the public search finds, each person’s best once; first name and initial only',
  request: z
    .object({
      language: z
        .enum(INTERPRETATION_LANGUAGES, { error: 'unknown_choice' })
        .optional()
        .describe('only results of this language’s quiz'),
    })
    .default({}),
  data: z.array(
    z.object({
      name: z.string().describe('first name and the initial of the last'),
      language: z.enum(INTERPRETATION_LANGUAGES).describe('whose quiz it was'),
      score: z.number().int().describe('right answers'),
      total: z.number().int().describe('questions asked'),
      submitted_at: Instant.describe('when it was handed in'),
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
      language: z
        .enum(INTERPRETATION_LANGUAGES, { error: 'unknown_choice' })
        .default('English')
        .describe('whose quiz'),
      answers: z.array(QuizAnswer).max(3).optional().describe('to be graded'),
    })
    .prefault({}),
  data: z.object({
    title: z.string().describe('name of the quiz'),
    questions: z.array(QuizQuestion).describe('the questions, always the same three'),
    score: z.number().int().nullable().describe('null until answers are sent'),
  }),
  refusals: ['NOT_FOUND'],
});

/** Is anybody there? Cheap enough to be asked all the time, so it needs no token. */
export const ping = defineEndpoint({
  name: 'ping',
  method: 'POST',
  path: '/v2/api/open/ping',
  access: 'anyone',
  summary:
    'The version that answers, and whether its database does. For monitors and load balancers, which have no screen',
  request: emptyRequest,
  data: z.object({
    version: z.string().describe('version of Dragoman'),
    database: z
      .object({
        reachable: z.boolean().describe('the database answered within the last second'),
        time: Instant.nullable().describe(
          "the database's own clock at its last answer, null before the first",
        ),
      })
      .describe('whether the database answers'),
  }),
  refusals: [],
});
