import { z } from 'zod';
import { AUDIT_ACTIONS } from '../../domain/people/auditActions';
import { AvailabilityRecord } from '../bookings/availability';
import { CalendarFeed } from '../bookings/calendar';
import { defineEndpoint, emptyRequest } from '../base/endpoint';
import { Email, Euros, Id, Instant, TypedPassword } from '../base/fields';
import { Credential } from '../interpreters/credentialRecord';
import { InterpreterProfile } from '../interpreters/interpreterProfile';
import { Listing } from '../interpreters/listing';
import { OFFER_STATES } from '../../domain/booking/calls';
import { BookingBefore, BookingsPart, CallBefore, CallsPart, MessagesPart } from './ownDataParts';
import { PersonalInfo } from './personalInfo';
import { DeviceFields } from './signIns';

const PREFIX = '/v2/api/account' as const;

const OwnConversation = z.object({
  id: Id.describe('of the conversation'),
  with: z.string().describe("the other person's name"),
  ...MessagesPart,
});

/** Everything that Dragoman keeps about a person, and of others only what they could see anyway. */
export const OwnData = z.object({
  exported_at: Instant.describe('when this was put together'),
  person: PersonalInfo.describe("the caller's own data"),
  institute: z
    .object({
      name: z.string().describe('the institute that the person belongs to'),
      joined_at: Instant.nullable().describe('since when; null where they were never put into one'),
    })
    .describe('where the person belongs'),
  first_searched_at: Instant.nullable().describe(
    'when a client first searched an interpreter; null for everybody else',
  ),
  favourites: z
    .array(
      z.object({
        name: z.string().describe('of the interpreter'),
        since: Instant.describe('when the person chose them'),
      }),
    )
    .describe("a client's favourite interpreters, the latest first"),
  set_aside: z
    .array(
      z.object({
        name: z.string().describe('of the client or interpreter'),
        since: Instant.describe('when the person set them aside'),
      }),
    )
    .describe('with whom the person wants no new bookings, the latest first'),
  settings: z
    .array(
      z.object({
        key: z.string().describe('which'),
        value: z.union([z.string(), z.boolean()]).nullable().describe('what the person chose'),
      }),
    )
    .describe("the person's own choices"),
  profile: InterpreterProfile.nullable().describe('as an interpreter; null for clients'),
  listing: Listing.pick({ state: true, reason: true, since: true, isPublic: true, showsWholeName: true })
    .nullable()
    .describe('whether clients find the interpreter; null for clients'),
  credentials: z
    .array(Credential)
    .describe(
      'what the interpreter proved or handed in; each document is fetched by `getCredentialDocument`',
    ),
  availability: AvailabilityRecord.nullable().describe('null for who cannot be booked'),
  headshot: z
    .object({
      updated_at: Instant.describe('when it was uploaded'),
      content: z.string().describe('the largest picture: WebP in base64'),
    })
    .nullable()
    .describe('null where there is none'),
  resume: z
    .object({
      file_name: z.string().describe('what the file was called'),
      parsed_at: Instant.describe('when it was read; the file itself is not kept'),
    })
    .nullable()
    .describe('null where none was imported'),
  ...BookingsPart,
  ...CallsPart,
  offers: z
    .array(
      z.object({
        title: z.string().describe("the meeting's"),
        startsAt: Instant.describe('when it would start'),
        totalFee: z.number().describe('euros in all, as offered'),
        at: Instant.describe('when the person was asked'),
        answered_at: Instant.nullable().describe('null where they did not answer'),
        state: z.enum(OFFER_STATES).describe('what became of it'),
      }),
    )
    .describe('what the interpreter was asked together with others, the newest first'),
  room_visits: z
    .array(
      z.object({
        entered_at: Instant.describe('since when'),
        left_at: Instant.nullable().describe('until when; null while the person is there'),
      }),
    )
    .describe('when the person was in the rooms of meetings of the last day, the latest first'),
  conversations: z
    .array(OwnConversation)
    .describe('all of them; what was said long ago is asked for apart, a piece at a time'),
  notifications: z
    .array(
      z.object({
        kind: z.string().describe('what happened'),
        at: Instant.describe('when'),
        read_at: Instant.nullable().describe('null where it was not read yet'),
        booking_id: Id.nullable().describe('the booking that it is about'),
      }),
    )
    .describe('what the person was told in the app, the newest first'),
  decisions: z
    .array(
      z.object({
        at: Instant.describe('when'),
        institute: z.string().describe('whose admins it was done by'),
        action: z.enum(AUDIT_ACTIONS).describe('what was done'),
        before: z.unknown().describe('what held before, null for nothing'),
        after: z.unknown().describe('what held afterwards and why, null for nothing'),
      }),
    )
    .describe('what admins decided or changed about the person last, the newest first: 500 at most'),
  older_decisions: z.number().int().describe('how many older ones there are; 0 where these are all'),
  quiz_attempts: z
    .array(
      z.object({
        quiz: z.string().describe('title'),
        started_at: Instant.describe('when'),
        score: z.number().int().nullable().describe('right answers; null where it was not handed in'),
      }),
    )
    .describe('the oldest first'),
  newsletter: z.array(z.string()).nullable().describe('topics subscribed to; null for no reader'),
  calendar_feed: CalendarFeed.nullable().describe(
    'since when calendars may read the bookings, and when one last did; null where none may',
  ),
  sessions: z
    .array(
      z.object({
        since: Instant.describe('signed in'),
        until: Instant.describe('ends or ended'),
        ...DeviceFields,
      }),
    )
    .describe('sign-ins that are still known'),
});
export type OwnData = z.infer<typeof OwnData>;

export const exportOwnData = defineEndpoint({
  name: 'exportOwnData',
  method: 'POST',
  path: `${PREFIX}/export`,
  access: 'signedIn',
  summary:
    'All of one’s own data, to take along; many bookings go on in `exportBookings`, many calls in `exportCalls`, long conversations in `exportMessages`',
  request: emptyRequest,
  data: OwnData,
  refusals: ['TOO_MANY_REQUESTS'],
});

export const exportBookings = defineEndpoint({
  name: 'exportBookings',
  method: 'POST',
  path: `${PREFIX}/export_bookings`,
  access: 'signedIn',
  summary: "Older bookings of one's own with their reviews, to take along with one's own data",
  request: z.object({ before: BookingBefore.describe('as `older_before` says') }),
  data: z.object(BookingsPart),
  refusals: ['TOO_MANY_REQUESTS'],
});

export const exportCalls = defineEndpoint({
  name: 'exportCalls',
  method: 'POST',
  path: `${PREFIX}/export_calls`,
  access: 'signedIn',
  summary: "Older calls of one's own, to take along with one's own data",
  request: z.object({ before: CallBefore.describe('as `older_calls_before` says') }),
  data: z.object(CallsPart),
  refusals: ['TOO_MANY_REQUESTS'],
});

export const exportMessages = defineEndpoint({
  name: 'exportMessages',
  method: 'POST',
  path: `${PREFIX}/export_messages`,
  access: 'signedIn',
  summary: 'An earlier piece of a conversation, to take along with one’s own data',
  request: z.object({
    thread_id: Id.describe("one of one's own conversations"),
    before: z.number().int().min(1).max(2_147_483_647).describe('as `earlier_before` says'),
  }),
  data: z.object(MessagesPart),
  refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

/** So many of the bookings that end with an account are named. */
export const MOST_TOLD = 200;

/** Reasons why an account cannot be deleted yet. */
export const DELETION_OBSTACLES = ['LAST_ADMIN', 'SESSION_UNDER_WAY'] as const;

export const DeletionTerms = z.object({
  email: Email.describe('the address that becomes free'),
  obstacle: z
    .enum(DELETION_OBSTACLES)
    .nullable()
    .describe('why the account cannot be deleted now; null where it can'),
  pending: z.number().int().describe('requests that are withdrawn, or declined for an interpreter'),
  confirmed: z
    .array(
      z.object({
        id: Id,
        title: z.string().describe('title of the meeting'),
        startsAt: Instant.describe('first moment of the session'),
        with: z.string().describe("the other party's name"),
        fee: z.number().describe('euros that the client owes for its cancellation'),
      }),
    )
    .describe(`bookings that are cancelled, the next one first; the next ${MOST_TOLD} of them`),
  confirmedInAll: z.number().int().describe('how many bookings are cancelled'),
  fee: z.number().describe('euros that the person then owes for cancellations in all; 0 for an interpreter'),
});
export type DeletionTerms = z.infer<typeof DeletionTerms>;

export const getDeletionTerms = defineEndpoint({
  name: 'getDeletionTerms',
  method: 'POST',
  path: `${PREFIX}/deletion_terms`,
  access: 'signedIn',
  summary: "What deleting one's account would do now",
  request: emptyRequest,
  data: DeletionTerms,
  refusals: [],
});

export const deleteAccount = defineEndpoint({
  name: 'deleteAccount',
  method: 'POST',
  path: `${PREFIX}/delete`,
  access: 'signedIn',
  summary:
    "Delete one's account for good: bookings stay without the person. Open requests end, confirmed bookings are cancelled by the policy",
  request: z.object({
    password: TypedPassword.describe("the caller's password"),
    feeSeen: Euros.describe('euros owed for cancellations, as the caller was shown'),
  }),
  data: z.null(),
  refusals: ['WRONG_CURRENT_PASSWORD', 'FEE_CHANGED', 'LAST_ADMIN', 'SESSION_UNDER_WAY', 'TOO_MANY_REQUESTS'],
});
