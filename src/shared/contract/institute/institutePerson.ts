import { z } from 'zod';
import { BOOKING_STATUSES } from '../../domain/booking/bookingLife';
import { MAX_HEADSHOT_REASON } from '../../domain/files/uploadRules';
import { LISTING_STATES } from '../../domain/people/listing';
import { SignIn } from '../account/signIns';
import { defineEndpoint } from '../base/endpoint';
import { Id, Instant, PhotoUrl, requiredText } from '../base/fields';
import { pageOf, PageWish } from '../base/paging';
import { ReportedProblem } from '../bookings/aftermath';
import { Credential } from '../interpreters/credentialRecord';
import { AuditEntry } from './auditLog';
import { InstituteUser } from './instituteUsers';

const ofPerson = z.object({ user_id: Id.describe('somebody of the institute') });

/** An admin's view of one of their people: no messages, no documents, and only the facts of meetings. */
export const InstitutePerson = z.object({
  person: InstituteUser.describe('who it is'),
  time_zone: z.string().nullable().describe('their own; null where they named none'),
  language: z.string().nullable().describe('of their pages and mails; null where they chose none'),
  listing: z
    .object({
      state: z.enum(LISTING_STATES).describe('whether clients find them'),
      reason: z.string().nullable().describe('why it was refused'),
      since: Instant.nullable().describe('since when it is so'),
    })
    .nullable()
    .describe('null for a client'),
  credentials: z
    .array(Credential.omit({ document: true, version: true }))
    .describe('newest first, without their documents: those only who decides reads'),
  problems: z
    .array(ReportedProblem)
    .describe('problems of their sessions that are this institute’s to decide, undecided ones first'),
  sign_ins: z
    .array(SignIn.omit({ is_current: true }))
    .describe('where they are signed in, the ones used last first, at most 20'),
  decisions: z
    .array(AuditEntry)
    .describe("what the institute's log has about them, newest first, at most 20"),
});
export type InstitutePerson = z.infer<typeof InstitutePerson>;

export const getInstitutePerson = defineEndpoint({
  name: 'getInstitutePerson',
  method: 'POST',
  path: '/v2/api/admin/person',
  access: 'instituteAdmin',
  summary:
    'One of the people of the institute: credentials, listing, problems, sign-ins, decisions about them',
  request: ofPerson,
  data: InstitutePerson,
  refusals: ['NOT_FOUND'],
});

export const PersonBooking = z.object({
  id: Id.describe('the booking'),
  title: z.string().describe('title of the meeting'),
  startsAt: Instant.describe('first moment of the session'),
  other: z.string().describe("the other side's name"),
  other_photo_url: PhotoUrl,
  from: z.string().describe('language that is spoken'),
  to: z.string().describe('language that it is put into'),
  status: z.enum(BOOKING_STATUSES).describe('where it stands now'),
  fee: z.number().describe('euros that were agreed'),
  owed: z.number().nullable().describe('euros that are owed for it; null where nothing is, or not yet'),
});
export type PersonBooking = z.infer<typeof PersonBooking>;

export const getPersonBookings = defineEndpoint({
  name: 'getPersonBookings',
  method: 'POST',
  path: '/v2/api/admin/person/bookings',
  access: 'instituteAdmin',
  summary:
    'The bookings of one of the people of the institute since they joined it, the latest session first',
  request: ofPerson.extend(PageWish),
  data: pageOf(PersonBooking),
  refusals: ['NOT_FOUND'],
});

export const removeHeadshot = defineEndpoint({
  name: 'removeHeadshot',
  method: 'POST',
  path: '/v2/api/admin/person/remove_headshot',
  access: 'instituteAdmin',
  summary: 'Remove a photo that should not stand, and mail its owner why; they can choose another one',
  request: ofPerson.extend({
    photo_url: z.string().min(1).max(300).describe('the photo that was looked at, as its person tells it'),
    reason: requiredText(MAX_HEADSHOT_REASON).describe('why; its owner reads it'),
  }),
  data: InstituteUser,
  refusals: ['NOT_FOUND', 'HEADSHOT_CHANGED', 'TOO_MANY_REQUESTS'],
});
