import { z } from 'zod';
import { CLIENT_GROUP, INTERPRETER_GROUP } from '../../domain/people/groups';
import { MODULES } from '../../domain/people/modules';
import { INTERFACE_LANGUAGES } from '../../domain/text/interfaceLanguages';
import { Email, Id, Instant } from '../base/fields';

/** The person behind a session, as sign-in and `who_am_i` tell it. */
export const SessionUser = z.object({
  id: Id,
  email: Email,
  first_name: z.string().describe('first name'),
  last_name: z.string().describe('last name'),
  group_id: z
    .union([z.literal(CLIENT_GROUP), z.literal(INTERPRETER_GROUP)])
    .describe('100 client, 200 interpreter'),
  /** the specification's `userInfo.role` */
  role: z.string().describe("the first of `roles`, or the group's name where there are none"),
  roles: z.array(z.string()).describe('names of the roles that the person has in their institute'),
  closed_modules: z
    .array(z.enum(MODULES))
    .optional()
    .describe('areas that these roles leave out; absent where there are none'),
  photo_url: z.string().nullable().describe('address of the headshot, null where there is none'),
  language: z
    .enum(INTERFACE_LANGUAGES)
    .nullable()
    .describe('language of the product and of its mails; null follows the browser'),
  time_zone: z.string().nullable().describe('IANA time zone, or PDT, EST, GMT; null follows the browser'),
  last_login_at: Instant.nullable().describe('the sign-in before this one; null for the first'),
});
export type SessionUser = z.infer<typeof SessionUser>;

export const Session = z.object({
  token: z.string().describe('access token for `Authorization: Bearer`'),
  user: SessionUser.describe('who is signed in'),
});
export type Session = z.infer<typeof Session>;
