import { z } from 'zod';
import { MAX_DECISION_REASON, PROBLEM_MAX_LENGTH, PROBLEM_OUTCOMES } from '../../domain/booking/aftermath';
import { BookingHappening } from './booking';
import { BookingRecord } from './bookingRecord';
import { defineEndpoint } from '../base/endpoint';
import { Euros, Id, Instant, PartyFaces, requiredText } from '../base/fields';

const PREFIX = '/v2/api/booking' as const;
const byId = z.object({ id: Id.describe("one's own booking") });

export const confirmHeld = defineEndpoint({
  name: 'confirmHeld',
  method: 'POST',
  path: `${PREFIX}/confirm_held`,
  access: 'signedIn',
  summary: 'Say that a completed session took place, where its interpreter had not checked in',
  request: byId,
  data: BookingRecord,
  refusals: ['NOT_FOUND', 'WRONG_STATUS'],
});

export const reportProblem = defineEndpoint({
  name: 'reportProblem',
  method: 'POST',
  path: `${PREFIX}/report_problem`,
  access: 'signedIn',
  summary:
    'Report, within 48 hours of its end, that something was wrong with a session, or answer such a report within 48 hours; the session stays out of the statements until an admin decides',
  request: byId.extend({ text: requiredText(PROBLEM_MAX_LENGTH).describe('what was wrong') }),
  data: BookingRecord,
  refusals: ['NOT_FOUND', 'WRONG_STATUS'],
});

/** What is known of who was there, for whoever decides about it. */
export const MeetingFact = BookingHappening.pick({
  ...{ at: true, actor: true, actorName: true, action: true, minutes: true },
});
export type MeetingFact = z.infer<typeof MeetingFact>;

/** A reported problem, for the admin who decides it. */
export const ReportedProblem = z.object({
  booking_id: Id.describe('the booking'),
  title: z.string().describe('title of the meeting'),
  client: z.string().describe("the client's name"),
  interpreter: z.string().describe("the interpreter's name"),
  faces: PartyFaces,
  by: z.enum(['client', 'interpreter']).describe('who reported it'),
  text: z.string().describe('what was wrong'),
  at: Instant.describe('when it was reported'),
  answer: z.string().nullable().describe('what the other side says; null until they do'),
  answerUntil: Instant.nullish().describe(
    'until when the other side can answer and nobody decides; null once they have, or it is over',
  ),
  startsAt: Instant.describe('first moment of the session'),
  fee: z.number().describe('euros that were agreed'),
  interpreterCheckedIn: z.boolean().describe('whether the interpreter checked in'),
  facts: z
    .array(MeetingFact)
    .nullish()
    .describe(
      'who came when, did not come or left early, when the interpreter ended it, and that it went on after its time; oldest first',
    ),
  isOwn: z.boolean().describe('whether the reader was a party of the session, and so cannot decide it'),
  outcome: z.enum(PROBLEM_OUTCOMES).nullable().describe('what was decided; null while nothing is'),
  amount: z.number().nullish().describe('euros that are owed instead of the fee, where it counts in part'),
  reason: z
    .string()
    .nullish()
    .describe('why it was decided so, null for decisions made before reasons were asked for'),
});
export type ReportedProblem = z.infer<typeof ReportedProblem>;

export const getProblems = defineEndpoint({
  name: 'getProblems',
  method: 'POST',
  path: '/v2/api/admin/problem/list',
  access: 'instituteAdmin',
  summary: "Problems with sessions of the institute's people, undecided ones first, at most 100",
  request: z.object({}).default({}),
  data: z.array(ReportedProblem),
  refusals: [],
});

export const decideProblem = defineEndpoint({
  name: 'decideProblem',
  method: 'POST',
  path: '/v2/api/admin/problem/decide',
  access: 'instituteAdmin',
  summary:
    'Decide a problem, once the other side has answered or 48 hours are over: the session counts as agreed, a part of the fee is owed, or nothing is; not for who was a party of it',
  request: z
    .object({
      booking_id: Id.describe("a booking of one of the institute's people, with an undecided problem"),
      outcome: z.enum(PROBLEM_OUTCOMES, { error: 'unknown_choice' }).describe('what is decided'),
      amount: Euros.optional().describe(
        'euros that are owed: more than none, less than the fee; for `partial` only, and needed there',
      ),
      reason: requiredText(MAX_DECISION_REASON).describe('why; both parties read it'),
    })
    .refine(({ outcome, amount }) => outcome !== 'partial' || amount !== undefined, {
      error: 'required',
      path: ['amount'],
    })
    .refine(({ outcome, amount }) => outcome === 'partial' || amount === undefined, {
      error: 'invalid',
      path: ['amount'],
    }),
  data: ReportedProblem,
  refusals: ['NOT_FOUND', 'DECISION_TOO_EARLY', 'TOO_MANY_REQUESTS'],
});
