import { z } from 'zod';
import { ERROR_CODES, FieldIssue } from './errors';

/** Every refusal has this shape, whatever its status. `data` holds what helps the caller go on, or null. */
export const Refusal = z.object({
  result: z.literal(false).describe('false: it was refused'),
  message: z.string().describe('why, in the words of the reader’s language'),
  code: z.enum(ERROR_CODES).describe('why, for programs'),
  data: z.unknown().describe('what helps to go on, by the code; otherwise null'),
  errors: z.array(FieldIssue).optional().describe('the fields that are wrong'),
});
export type Refusal = z.infer<typeof Refusal>;

/** Every success has this shape: `{ result, message, data }`, and `user` beside them in `who_am_i`. */
export function successOf<Data extends z.ZodType>(data: Data) {
  return z.object({
    result: z.literal(true).describe('true: it was done'),
    message: z.string().describe('what was done, in the words of the reader’s language'),
    data: data.describe('the answer'),
  });
}
