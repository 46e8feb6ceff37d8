import { z } from 'zod';
import { ERROR_CODES, FieldIssue } from './errors';

/** What every refusal looks like, whatever its status. `data` holds what helps the caller go on, or null. */
export const Refusal = z.object({
  result: z.literal(false),
  message: z.string(),
  code: z.enum(ERROR_CODES),
  data: z.unknown(),
  errors: z.array(FieldIssue).optional(),
});
export type Refusal = z.infer<typeof Refusal>;

/** What every success looks like: `{ result, message, data }`, and `user` beside them in `who_am_i`. */
export function successOf<Data extends z.ZodType>(data: Data) {
  return z.object({ result: z.literal(true), message: z.string(), data });
}
