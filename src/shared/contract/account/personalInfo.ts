import { z } from 'zod';
import { INTERFACE_LANGUAGES } from '../../domain/text/interfaceLanguages';
import { isBookableZone } from '../../domain/time/timeZones';
import { TIERS } from '../../domain/booking/tiers';
import { defineEndpoint, emptyRequest } from '../base/endpoint';
import { Instant, lineUpTo, personName } from '../base/fields';
import { SessionUser } from './sessionUser';
import { NAME_MAX_LENGTH } from './userAccount';

/** A person's own data, as their profile shows it. */
export const PersonalInfo = SessionUser.omit({ closed_modules: true, last_login_at: true }).extend({
  company: z.string().nullable().describe('company or institution'),
  phone: z.string().nullable().describe('telephone number'),
  tier: z.enum(TIERS).describe('the pricing tier that holds'),
  requested_tier: z.enum(TIERS).nullable().describe('the tier that waits for an approval'),
  created_at: Instant.describe('when the person registered'),
});
export type PersonalInfo = z.infer<typeof PersonalInfo>;

export const getPersonalInfo = defineEndpoint({
  name: 'getPersonalInfo',
  method: 'POST',
  path: '/v2/api/user/personal_info',
  access: 'signedIn',
  summary: "The caller's own data",
  request: emptyRequest,
  data: PersonalInfo,
  refusals: [],
});

const COMPANY_MAX_LENGTH = 200;
const Phone = z
  .string()
  .trim()
  .regex(/^(?:\+?[\d\s()./-]{5,30})?$/, { error: 'invalid' });

export const updatePersonalInfo = defineEndpoint({
  name: 'updatePersonalInfo',
  method: 'PUT',
  path: '/v2/api/user/update_info',
  access: 'signedIn',
  summary:
    "Change the caller's own data; what is not named stays as it is, and keys that are not listed change nothing",
  request: z
    .object({
      first_name: personName(NAME_MAX_LENGTH).describe('first name'),
      last_name: personName(NAME_MAX_LENGTH).describe('last name'),
      company: lineUpTo(COMPANY_MAX_LENGTH).nullable().describe('company or institution; empty removes it'),
      phone: Phone.nullable().describe('telephone number; empty removes it'),
      language: z
        .enum(INTERFACE_LANGUAGES)
        .nullable()
        .describe('the language of the product and of its mails; null follows the browser'),
      time_zone: z
        .string()
        .max(64)
        .refine(isBookableZone, { error: 'unknown_zone' })
        .nullable()
        .describe('IANA time zone, or PDT, EST, GMT; null follows the browser'),
    })
    .partial(),
  data: PersonalInfo,
  refusals: ['TOO_MANY_REQUESTS'],
});
