import { z } from 'zod';
import { STATEMENT_FIELDS } from '../../domain/booking/bookingFields';
import { BookingRecord } from './bookingRecord';
import { defineEndpoint } from '../base/endpoint';
import { Id, Instant } from '../base/fields';

const AMOUNTS = {
  amount: z.number().describe('euros that are owed'),
  platformFee: z.number().describe("euros of them that are the platform's, rounded once"),
  net: z.number().describe('euros of them that are the interpreter’s: what remains'),
};

const STATED = Object.fromEntries(STATEMENT_FIELDS.map((field) => [field, true])) as Record<
  (typeof STATEMENT_FIELDS)[number],
  true
>;

export const StatementLine = z.object({
  booking_id: Id.describe('the booking'),
  kind: z.enum(['session', 'cancellation']).describe('what is owed: the session, or its late cancellation'),
  startsAt: Instant.describe('first moment of the session'),
  title: z.string().describe('title of the meeting'),
  ...BookingRecord.pick(STATED).shape,
  other: z.string().describe("the other side's name"),
  invoice: z.string().nullable().describe("the invoice's number; null for a cancellation, which has none"),
  agreed: z.number().describe('euros that were agreed when it was booked'),
  percent: z.number().describe('what the platform keeps, by the tier when it was booked'),
  ...AMOUNTS,
});
export type StatementLine = z.infer<typeof StatementLine>;

/** More than there are half hours in a month. */
export const MOST_LINES = 2000;

export const Statement = z.object({
  month: z.string().describe('YYYY-MM'),
  timeZone: z.string().describe("the reader's own, which the month is of"),
  lines: z.array(StatementLine).describe(`by start; the first ${MOST_LINES} or so`),
  leftOut: z
    .number()
    .int()
    .describe('how many more lines there are, which the sums count all the same; mostly none'),
  undecided: z.number().int().describe('sessions that stay out until an admin decides about a problem'),
  totals: z.object(AMOUNTS).describe('the sums of the lines and of what is left out'),
});
export type Statement = z.infer<typeof Statement>;

export const getStatement = defineEndpoint({
  name: 'getStatement',
  method: 'POST',
  path: '/v2/api/booking/statement',
  access: 'signedIn',
  summary:
    "A month of one's own: what is owed for sessions and late cancellations. Reported problems stay out until an admin decides",
  request: z.object({
    month: z
      .string({ error: 'required' })
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'not_a_date' })
      .describe('YYYY-MM'),
  }),
  data: Statement,
  refusals: [],
});

const MonthlyTotal = z.object({
  month: z.string().describe('YYYY-MM'),
  sessions: z
    .number()
    .describe('euros for completed sessions, those with an undecided or void problem apart'),
  ahead: z.number().describe('euros that are agreed for sessions that are not over yet'),
  cancellations: z.number().describe('euros of late cancellations'),
  undecided: z.number().int().describe('sessions that stay out until an admin decides about a problem'),
});
export type MonthlyTotal = z.infer<typeof MonthlyTotal>;

export const getMonthlyTotals = defineEndpoint({
  name: 'getMonthlyTotals',
  method: 'POST',
  path: '/v2/api/booking/monthly_totals',
  access: 'signedIn',
  summary: "What one's own months come to, past and future, by the start of each session",
  request: z.object({}).default({}),
  data: z.object({
    timeZone: z.string().describe("the reader's own, which the months are of"),
    months: z.array(MonthlyTotal).describe('those with anything in them, by time'),
  }),
  refusals: [],
});

export const getInvoice = defineEndpoint({
  name: 'getInvoice',
  method: 'POST',
  path: '/v2/api/booking/invoice',
  access: 'signedIn',
  summary: 'The invoice of a completed booking, for either of its parties',
  request: z.object({ id: Id.describe("one's own booking") }),
  data: z.object({
    number: z.string().describe('the same for as long as the booking is there'),
    issuedAt: Instant.describe('when the session was completed'),
    correctedAt: Instant.nullish().describe(
      'when an admin decided on a part of the fee; null where none did',
    ),
    booking: BookingRecord.describe('the booking'),
    clientCompany: z.string().nullable().describe("the client's company, null where none is given"),
    percent: z.number().describe('what the platform keeps, by the tier when it was booked'),
    ...AMOUNTS,
  }),
  refusals: ['NOT_FOUND', 'WRONG_STATUS'],
});
