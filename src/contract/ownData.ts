import { z } from 'zod';
import { AvailabilityRecord } from './availability';
import { BookingHappening } from './booking';
import { BookingRecord } from './bookingRecord';
import { defineEndpoint, emptyRequest } from './endpoint';
import { Email, Euros, Id, Instant, TypedPassword } from './fields';
import { InterpreterProfile } from './interpreterProfile';
import { PersonalInfo } from './personalInfo';

const PREFIX = '/v2/api/account' as const;

const PARTY = z.enum(['client', 'interpreter']);

const OwnBooking = z.object({
  booking: BookingRecord.describe('the booking as its two parties see it'),
  history: z.array(BookingHappening).describe('who did what to it when, oldest first'),
  check_ins: z
    .array(z.object({ by: PARTY.describe('who'), at: Instant.describe('when they came') }))
    .describe('who checked in to the session'),
  meeting: z
    .object({
      url: z.string().describe('where the parties meet'),
      passcode: z.string().describe('empty where none is needed'),
    })
    .nullable()
    .describe('null where nothing was said, and for the interpreter until they accept'),
});

const OwnConversation = z.object({
  with: z.string().describe("the other person's name"),
  messages: z
    .array(
      z.object({
        at: Instant.describe('when it was sent'),
        by: z.enum(['me', 'other']).describe('who wrote it'),
        text: z.string().describe('what was written; empty beside a file'),
        file: z.string().nullable().describe('name of the file; null where there are words only'),
      }),
    )
    .describe('the oldest first'),
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
  settings: z
    .array(
      z.object({
        key: z.string().describe('which'),
        value: z.union([z.string(), z.boolean()]).nullable().describe('what the person chose'),
      }),
    )
    .describe("the person's own choices"),
  profile: InterpreterProfile.nullable().describe('as an interpreter; null for clients'),
  availability: AvailabilityRecord.nullable().describe('null for who cannot be booked'),
  resume: z
    .object({
      file_name: z.string().describe('what the file was called'),
      parsed_at: Instant.describe('when it was read; the file itself is not kept'),
    })
    .nullable()
    .describe('null where none was imported'),
  bookings: z.array(OwnBooking).describe('all of them, the newest first'),
  conversations: z.array(OwnConversation).describe('all of them'),
  reviews_received: z
    .array(
      z.object({
        rating: z.number().describe('1 to 4'),
        text: z.string().describe('in words; may be empty'),
        at: Instant.describe('when it was written'),
      }),
    )
    .describe('what clients said; those that the person wrote stand with their bookings'),
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
  sessions: z
    .array(z.object({ since: Instant.describe('signed in'), until: Instant.describe('ends or ended') }))
    .describe('sign-ins that are still known'),
});
export type OwnData = z.infer<typeof OwnData>;

export const exportOwnData = defineEndpoint({
  name: 'exportOwnData',
  method: 'POST',
  path: `${PREFIX}/export`,
  access: 'signedIn',
  summary: 'All of one’s own data at once, to take along',
  request: emptyRequest,
  data: OwnData,
  refusals: ['TOO_MANY_REQUESTS'],
});

/** What stands between a person and the end of their account. */
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
    .describe('bookings that are cancelled, the next one first'),
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
