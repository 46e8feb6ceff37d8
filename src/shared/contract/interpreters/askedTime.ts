import { z } from 'zod';
import { defineEndpoint } from '../base/endpoint';
import { Instant, lineUpTo } from '../base/fields';

/** The address of a public profile; its end alone says whose it is. */
const Slug = z
  .string()
  .max(80, { error: 'too_long' })
  .regex(/^[a-z0-9-]+$/, { error: 'invalid' })
  .describe("the end of a public profile's address");

/** A visitor's choice before they had an account; it goes with the mails that finish signing in. */
export const AskedTimeChoice = z
  .object({
    slug: Slug,
    from: lineUpTo(60).nullable().describe('one language of the pair, where it was chosen'),
    to: lineUpTo(60).nullable().describe('the other language of the pair'),
    start: Instant.describe('first moment of the session'),
  })
  .describe('what was asked for on a public page; links in the mail lead back to it');
export type AskedTimeChoice = z.infer<typeof AskedTimeChoice>;

export const AskedTimeStanding = z.object({
  name: z.string().describe('as strangers read it: "Elena M."'),
  photo_url: z.string().nullable().describe('address of the headshot, null where there is none'),
  hourly_price_cents: z.number().int().nullable().describe('euro cents an hour; null where none is said'),
  standing: z.enum(['free', 'taken', 'past']).describe('whether an hour from then on can be asked for'),
  others: z.array(Instant).describe('where it cannot: other free starts, the nearest first'),
});
export type AskedTimeStanding = z.infer<typeof AskedTimeStanding>;

export const getAskedTime = defineEndpoint({
  name: 'getAskedTime',
  method: 'POST',
  path: '/v2/api/open/asked_time',
  access: 'anyone',
  summary: 'Whether a time that a public page offered can still be asked for, and other ones where not',
  request: z.object({ slug: Slug, start: Instant.describe('first moment of the session') }),
  data: AskedTimeStanding,
  refusals: ['NOT_FOUND', 'NOT_LISTED', 'TOO_MANY_REQUESTS'],
});
