import { z } from 'zod';
import { ALL_STEPS, STEP_LISTS } from '../../domain/people/firstSteps';
import { defineEndpoint, emptyRequest } from '../base/endpoint';

export const StepsToDo = z.object({
  list: z.enum(STEP_LISTS).describe('whose steps: an admin has those of an interpreter, too'),
  steps: z
    .array(
      z.object({
        step: z.enum(ALL_STEPS).describe('what is to be done'),
        isDone: z.boolean().describe('whether it was, as the data show'),
      }),
    )
    .describe('in the order in which they are done best'),
  isPutAway: z
    .boolean()
    .describe('whether the person put it away, by their setting `hide_first_steps` or `hide_admin_steps`'),
});
export type StepsToDo = z.infer<typeof StepsToDo>;

export const getFirstSteps = defineEndpoint({
  name: 'getFirstSteps',
  method: 'POST',
  path: '/v2/api/user/first_steps',
  access: 'signedIn',
  summary: 'What the caller does first in their role, and what of it is done',
  request: emptyRequest,
  data: z.array(StepsToDo),
  refusals: [],
});
