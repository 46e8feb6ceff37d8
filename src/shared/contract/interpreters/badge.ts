import { z } from 'zod';
import { CREDENTIAL_KINDS } from '../../domain/people/credentials';
import { defineEndpoint } from '../base/endpoint';
import { Id } from '../base/fields';

/** A verified, unexpired credential as everybody sees it. */
export const Badge = z.object({
  kind: z.enum(CREDENTIAL_KINDS).describe('what it is'),
  issuing_body: z.string().describe('the court, school or body that gave it'),
  place: z.string().describe('the town or country that it is known by; may be empty'),
  languages: z.array(z.string()).describe('the languages that it is for'),
  valid_until: z
    .string()
    .nullable()
    .describe('the last day on which it holds, YYYY-MM-DD; null where it does not end'),
});
export type Badge = z.infer<typeof Badge>;

export const getBadges = defineEndpoint({
  name: 'getBadges',
  method: 'POST',
  path: '/v2/api/credential/badges',
  access: 'signedIn',
  summary: 'What was verified of an interpreter who is listed, or whom the caller shares a booking with',
  request: z.object({ interpreter_id: Id.describe('of whom') }),
  data: z.array(Badge),
  refusals: [],
});
