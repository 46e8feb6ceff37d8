import { aftermathApi } from '../../src/client/api/aftermathApi';
import { bookingApi } from '../../src/client/api/bookingApi';
import { calendarApi } from '../../src/client/api/calendarApi';
import { reschedulingApi } from '../../src/client/api/reschedulingApi';
import { ownDataApi } from '../../src/client/api/ownDataApi';
import { signInApi } from '../../src/client/api/signInApi';
import { statementApi } from '../../src/client/api/statementApi';
import { aBooking } from './aBooking';
import { BOOKING_READS } from './bookingReads';
import { REVIEW_READS, REVIEW_WRITES } from './reviewCalls';

const booking = aBooking();
const seen = { id: booking.id, version: 1 };

const id = booking.id;
const problem = {
  ...{
    booking_id: id,
    title: 'T',
    client: 'C',
    interpreter: 'I',
    by: 'client' as const,
    text: 'X',
    answer: null,
  },
  ...{
    at: booking.startsAt,
    startsAt: booking.startsAt,
    fee: 80,
    interpreterCheckedIn: false,
    isOwn: false,
    faces: { client: null, interpreter: null },
    outcome: null,
  },
};
const { endpoints } = aftermathApi;
const COUNTED = [
  'getReviews',
  'getInstituteReviews',
  'getMeetingReviews',
  'getWaitingReviews',
  'getInterpreters',
  'getInterpreterProfile',
  'getListing',
] as const;

/** Their cached reads. */
export const LIFE_READS = {
  ...REVIEW_READS,
  getDeletionTerms: {
    start: ownDataApi.endpoints.getDeletionTerms.initiate(),
    data: { email: 'a@b.example', obstacle: null, pending: 0, confirmed: [], confirmedInAll: 0, fee: 0 },
  },
  getStatement: {
    start: statementApi.endpoints.getStatement.initiate({ month: '2030-01' }),
    data: {
      month: '2030-01',
      timeZone: 'UTC',
      lines: [],
      leftOut: 0,
      undecided: 0,
      totals: { amount: 0, platformFee: 0, net: 0 },
    },
  },
  getMonthlyTotals: {
    start: statementApi.endpoints.getMonthlyTotals.initiate(),
    data: { timeZone: 'UTC', months: [] },
  },
  getInvoice: {
    start: statementApi.endpoints.getInvoice.initiate({ id: booking.id }),
    data: {
      ...{ number: 'D-1', issuedAt: booking.endsAt, booking, clientCompany: null },
      ...{ percent: 5, amount: 125, platformFee: 6.25, net: 118.75 },
    },
  },
  getOlderBookings: {
    start: bookingApi.endpoints.getOlderBookings.initiate(
      { createdAt: booking.createdAt, id: booking.id },
      {},
    ),
    data: { bookings: [booking], hasOlder: false },
  },
  getWeekBookings: {
    start: calendarApi.endpoints.getWeekBookings.initiate({
      from: '2030-01-01T00:00:00.000Z',
      to: '2030-01-08T00:00:00.000Z',
    }),
    data: [booking],
  },
  getCalendarFeed: {
    start: calendarApi.endpoints.getCalendarFeed.initiate(),
    data: { created_at: booking.createdAt, read_at: null },
  },
  getProblems: { start: endpoints.getProblems.initiate(), data: [] },
  getSignIns: { start: signInApi.endpoints.getSignIns.initiate(), data: [] },
};

/** Writes of a booking's life after it was agreed, and the reads that each must reach. */
export const LIFE_WRITES = {
  createCalendarFeed: {
    start: calendarApi.endpoints.createCalendarFeed.initiate({}),
    data: { created_at: booking.createdAt, read_at: null, url: 'https://dragoman.example/calendar/x.ics' },
    reaches: ['getCalendarFeed'],
  },
  revokeCalendarFeed: {
    start: calendarApi.endpoints.revokeCalendarFeed.initiate(),
    data: {},
    reaches: ['getCalendarFeed'],
  },
  proposeTime: {
    start: reschedulingApi.endpoints.proposeTime.initiate({
      ...seen,
      meetingDate: '2030-01-06',
      meetingTime: '11:00',
      meetingAmPm: 'AM',
      meetingTimezone: 'GMT',
    }),
    data: booking,
    reaches: BOOKING_READS,
  },
  answerProposal: {
    start: reschedulingApi.endpoints.answerProposal.initiate({ ...seen, agrees: true }),
    data: booking,
    reaches: BOOKING_READS,
  },
  confirmHeld: { start: endpoints.confirmHeld.initiate({ id }), data: booking, reaches: BOOKING_READS },
  reportProblem: {
    start: endpoints.reportProblem.initiate({ id, text: 'Nobody came.' }),
    data: booking,
    reaches: [...BOOKING_READS, 'getProblems', 'getPersonBookings', 'getInstitutePerson', ...COUNTED],
  },
  ...REVIEW_WRITES,
  decideProblem: {
    start: endpoints.decideProblem.initiate({ booking_id: id, outcome: 'counts', reason: 'X' }),
    data: problem,
    reaches: [
      ...BOOKING_READS,
      'getProblems',
      'getPersonBookings',
      'getAuditLog',
      'getInstituteHome',
      'getInstitutePerson',
      ...COUNTED,
    ],
  },
  endSignIn: {
    start: signInApi.endpoints.endSignIn.initiate({ id, password: 'p' }),
    data: null,
    reaches: ['getSignIns'],
  },
  endOtherSignIns: {
    start: signInApi.endpoints.endOtherSignIns.initiate({ password: 'p' }),
    data: null,
    reaches: ['getSignIns'],
  },
  withdrawProposal: {
    start: reschedulingApi.endpoints.withdrawProposal.initiate(seen),
    data: booking,
    reaches: BOOKING_READS,
  },
};
