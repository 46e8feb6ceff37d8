import { z } from 'zod';
import { INTERPRETER_GROUP } from '../../domain/people/groups';
import { MODULES } from '../../domain/people/modules';
import { INTERFACE_LANGUAGES } from '../../domain/text/interfaceLanguages';
import { defineEndpoint, emptyRequest } from '../base/endpoint';
import { Email, Id, Instant, PhotoUrl, requiredLine } from '../base/fields';
import { GroupId } from '../institute/instituteUsers';
import { LinkToken } from './mailedCode';

/** An invitation that nobody has taken up yet. */
export const Invitation = z.object({
  id: Id,
  email: Email.describe('where it was mailed to'),
  group_id: GroupId,
  role: z.string().nullable().describe('the role that the person gets'),
  business: z.string().nullable().describe('name of the business that the person joins'),
  invited_by: z.string().describe('name of the admin who invited'),
  invited_by_photo_url: PhotoUrl,
  created_at: Instant.describe('when it was mailed'),
  expires_at: Instant.describe('from then on it can no longer be taken up'),
});
export type Invitation = z.infer<typeof Invitation>;

/** Open ones of an institute, which are told whole. */
export const MOST_INVITATIONS = 3000;

export const inviteAssociate = defineEndpoint({
  name: 'inviteAssociate',
  method: 'POST',
  path: '/v1/api/admin/invite_associate',
  access: 'instituteAdmin',
  summary:
    'Mail somebody a link, good once and for seven days, that brings them into the institute; an earlier one to the same address stops working',
  request: z.object({
    email: Email.describe('whom to invite'),
    group_id: GroupId.default(INTERPRETER_GROUP).describe(
      'the kind of account that somebody new is offered: 100 client, 200 interpreter',
    ),
    role: requiredLine(60).optional().describe('name of the role that the person gets'),
    business_id: Id.optional().describe('the business of the institute that the person joins'),
    language: z
      .enum(INTERFACE_LANGUAGES)
      .optional()
      .describe(
        'language of the mail to somebody without an account; otherwise the admin’s. People with an account get it in theirs',
      ),
  }),
  data: Invitation,
  refusals: ['NOT_FOUND', 'ROLE_ABOVE_OWN', 'ALREADY_MEMBER', 'TOO_MANY_ENTRIES', 'TOO_MANY_REQUESTS'],
});

export const getInvitations = defineEndpoint({
  name: 'getInvitations',
  method: 'POST',
  path: '/v2/api/admin/invitation/list',
  access: 'instituteAdmin',
  summary: 'The invitations that are still open, newest first',
  request: emptyRequest,
  data: z.array(Invitation),
  refusals: [],
});

export const withdrawInvitation = defineEndpoint({
  name: 'withdrawInvitation',
  method: 'POST',
  path: '/v2/api/admin/invitation/withdraw',
  access: 'instituteAdmin',
  summary: 'Make the link of an open invitation stop working',
  request: z.object({ id: Id.describe('an open invitation of the institute') }),
  data: z.null(),
  refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

/** The offer of a mailed invitation, for anyone who holds its link. */
export const InvitationOffer = z.object({
  institute: z.string().describe('name of the institute that invites'),
  business: z.string().nullable().describe('name of the business that the person joins'),
  email: Email.describe('the address that it is for'),
  group_id: GroupId,
  role: z.string().nullable().describe('the role that the person gets'),
  role_modules: z
    .array(z.enum(MODULES))
    .nullable()
    .describe('the areas that the role opens, the others it leaves out; null where it brings none'),
  has_account: z.boolean().describe('the address has an account already: sign in and accept'),
  expires_at: Instant.describe('from then on it can no longer be taken up'),
});
export type InvitationOffer = z.infer<typeof InvitationOffer>;

export const getInvitation = defineEndpoint({
  name: 'getInvitation',
  method: 'POST',
  path: '/v2/api/invitation/get',
  access: 'anyone',
  summary: 'What an invitation’s link offers; nothing is used up by looking',
  request: z.object({ token: LinkToken }),
  data: InvitationOffer,
  refusals: ['WRONG_INVITATION', 'TOO_MANY_REQUESTS'],
});

export const acceptInvitation = defineEndpoint({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/v2/api/invitation/accept',
  access: 'signedIn',
  summary: 'Take up an invitation with the account that one has, under the address that it was mailed to',
  request: z.object({ token: LinkToken }),
  data: z.object({
    institute: z.string().describe('name of the institute that the person belongs to now'),
    business: z.string().nullable().describe('name of the business, if any'),
    roles: z.array(z.string()).describe('the roles that the person has now'),
  }),
  refusals: ['WRONG_INVITATION', 'LAST_ADMIN', 'TOO_MANY_REQUESTS'],
});
