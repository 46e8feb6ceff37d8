import { z } from 'zod';
import { BOOKING_STATUSES } from '../../domain/booking/bookingLife';
import { defineEndpoint } from '../base/endpoint';
import { Id, Instant, PartyFaces } from '../base/fields';

/** A session of the institute's people, as its home names it. */
const HomeBooking = z.object({
  id: Id.describe('the booking'),
  title: z.string().describe('title of the meeting'),
  startsAt: Instant.describe('first moment of the session'),
  client: z.string().describe("the client's name"),
  interpreter: z.string().describe("the interpreter's name"),
  faces: PartyFaces,
});

export const InstituteHome = z.object({
  timeZone: z.string().describe("the reader's own, which day and month are of"),
  month: z.string().describe('YYYY-MM, in that zone'),
  waiting: z
    .object({
      listings: z.number().int().describe('profiles to be listed'),
      credentials: z.number().int().describe('credentials to be verified'),
      tiers: z.number().int().describe('people who asked for a paid tier'),
      problems: z.number().int().describe('problems to be decided'),
    })
    .describe("what waits for the reader's decision; what concerns themselves is another admin's"),
  today: z
    .object({
      total: z.number().int().describe('sessions that begin today'),
      sessions: z
        .array(
          HomeBooking.extend({
            endsAt: Instant.describe('when it is over'),
            status: z.enum(BOOKING_STATUSES).describe('where it stands now'),
          }),
        )
        .describe('the first of them by time, at most 20'),
    })
    .describe("sessions of the institute's people on the reader's own day"),
  spend: z
    .array(
      z.object({
        business_id: Id.nullable().describe('null for clients without a business'),
        business: z.string().nullable().describe('its name'),
        sessions: z.number().int().describe('sessions that are owed'),
        amount: z.number().describe("euros that its clients owe for this month's sessions and cancellations"),
        ahead: z.number().describe('euros that are agreed for sessions of this month that are not over'),
      }),
    )
    .describe('by amount, those with anything in them'),
  unanswered: z
    .object({
      total: z.number().int().describe('requests that ended without an answer in the last 30 days'),
      requests: z
        .array(
          HomeBooking.extend({
            from: z.string().describe('language that is spoken'),
            to: z.string().describe('language that it is put into'),
            respondBy: Instant.describe('until when it could be answered'),
          }),
        )
        .describe('the latest of them, at most 10'),
    })
    .describe('requests that nobody answered'),
  missingPairs: z
    .array(
      z.object({
        languages: z
          .tuple([z.string(), z.string()])
          .describe('the pair, whichever way round it was asked for'),
        searches: z.number().int().describe('how often it was searched'),
        since: z.iso.date().describe('day of the first of these searches, UTC'),
        last: z.iso.date().describe('day of the latest one, UTC'),
      }),
    )
    .describe(
      'language pairs of the whole platform that were searched and served by nobody, the most wanted first, at most 10',
    ),
});
export type InstituteHome = z.infer<typeof InstituteHome>;

export const getInstituteHome = defineEndpoint({
  name: 'getInstituteHome',
  method: 'POST',
  path: '/v2/api/admin/home',
  access: 'instituteAdmin',
  summary:
    "What waits for an admin, today's sessions, this month's spend by business, requests that nobody answered, and pairs that nobody serves",
  request: z.object({}).default({}),
  data: InstituteHome,
  refusals: [],
});
