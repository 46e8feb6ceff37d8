import { z } from 'zod';
import { CLIENT_GROUP, INTERPRETER_GROUP } from '../../domain/people/groups';
import { DEFAULT_TIER, TIERS } from '../../domain/booking/tiers';
import { isBookableZone } from '../../domain/time/timeZones';
import { defineEndpoint } from '../base/endpoint';
import { Email, personName, TypedPassword } from '../base/fields';
import { AskedTimeChoice } from '../interpreters/askedTime';
import { LinkToken, MailedCode } from './mailedCode';
import { NewPassword } from './newPassword';
import { Session } from './sessionUser';

/** Names are shown everywhere, so they stay short. */
export const NAME_MAX_LENGTH = 100;

export const registerUser = defineEndpoint({
  name: 'registerUser',
  method: 'POST',
  path: '/v2/api/user/register',
  access: 'anyone',
  summary:
    'Register a client or an interpreter; a code is mailed. A known address gets the same answer and another mail',
  request: z.object({
    first_name: personName(NAME_MAX_LENGTH).describe('first name'),
    last_name: personName(NAME_MAX_LENGTH).describe('last name'),
    email: Email,
    password: NewPassword,
    group_id: z
      .union([z.literal(CLIENT_GROUP), z.literal(INTERPRETER_GROUP)])
      .describe('100 client, 200 interpreter'),
    tier: z
      .enum(TIERS)
      .default(DEFAULT_TIER)
      .describe('the pricing tier wished for; professional and enterprise wait for an approval'),
    invitation: LinkToken.optional().describe(
      "the token of an invitation's link, mailed to this address: the person joins the institute with the mailed code",
    ),
    asked: AskedTimeChoice.optional(),
    time_zone: z
      .string()
      .max(64)
      .refine(isBookableZone, { error: 'unknown_zone' })
      .optional()
      .describe('that of their device, for the times in mails'),
  }),
  data: z.object({ email: Email.describe('where the code was mailed to') }),
  refusals: ['WRONG_INVITATION', 'TOO_MANY_REQUESTS'],
});

export const verifyCode = defineEndpoint({
  name: 'verifyCode',
  method: 'POST',
  path: '/v2/api/user/verify_code',
  access: 'anyone',
  summary: 'Finish a registration with the mailed code; signs in and sets the refresh cookie',
  request: z.object({ email: Email, code: MailedCode }),
  data: Session,
  refusals: ['WRONG_CODE', 'TOO_MANY_REQUESTS'],
});

export const regenerateCode = defineEndpoint({
  name: 'regenerateCode',
  method: 'POST',
  path: '/v2/api/user/regenerate_code',
  access: 'anyone',
  summary: 'Mail a new code for a registration, once a minute; the one before stops working',
  request: z.object({ email: Email, asked: AskedTimeChoice.optional() }),
  data: z.null(),
  refusals: ['TOO_MANY_REQUESTS'],
});

export const requestMagicCode = defineEndpoint({
  name: 'requestMagicCode',
  method: 'POST',
  path: '/v2/api/user/request_magic_code',
  access: 'anyone',
  summary:
    'Mail a code and a link for signing in without a password; an unknown address gets the same answer',
  request: z.object({ email: Email, asked: AskedTimeChoice.optional() }),
  data: z.null(),
  refusals: ['TOO_MANY_REQUESTS'],
});

export const verifyMagicCode = defineEndpoint({
  name: 'verifyMagicCode',
  method: 'POST',
  path: '/v2/api/user/verify_magic_code',
  access: 'anyone',
  summary: 'Sign in with the code from the mail; sets the refresh cookie',
  request: z.object({ email: Email, code: MailedCode }),
  data: Session,
  refusals: ['WRONG_CODE', 'TOO_MANY_REQUESTS'],
});

export const redeemMagicToken = defineEndpoint({
  name: 'redeemMagicToken',
  method: 'POST',
  path: '/v2/api/user/magic_token',
  access: 'anyone',
  summary: "Sign in with the mailed link's token, which only this call uses up; sets the refresh cookie",
  request: z.object({ token: LinkToken }),
  data: Session,
  refusals: ['WRONG_LINK', 'TOO_MANY_REQUESTS'],
});

export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/v2/api/user/reset_password',
  access: 'anyone',
  summary: 'Mail a temporary password, good for one change within 15 minutes and never for signing in',
  request: z.object({ email: Email }),
  data: z.null(),
  refusals: ['NOT_REGISTERED', 'TOO_MANY_REQUESTS'],
});

export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/v2/api/user/update_default_password',
  access: 'anyone',
  summary: "Change a password; every session of the person ends. Shares the sign-in's limits",
  request: z.object({
    email: Email,
    current_password: TypedPassword.describe('the old password, or the temporary one from the mail'),
    new_password: NewPassword,
  }),
  data: z.null(),
  refusals: ['WRONG_CURRENT_PASSWORD', 'NOT_VERIFIED', 'TOO_MANY_REQUESTS'],
});
