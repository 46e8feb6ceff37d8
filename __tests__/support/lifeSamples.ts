import type { SampleWorld } from './sampleRequests';

/** Sample requests of what becomes of a booking after it was agreed. */
export const LIFE_SAMPLES: Record<string, (world: SampleWorld) => unknown> = {
  proposeTime: ({ bookingId }) => ({
    id: bookingId,
    version: 1,
    meetingDate: '2026-02-11',
    meetingTime: '11:00',
    meetingAmPm: 'AM',
    meetingTimezone: 'GMT',
  }),
  answerProposal: ({ bookingId }) => ({ id: bookingId, version: 1, agrees: true }),
  confirmHeld: ({ bookingId }) => ({ id: bookingId }),
  reportProblem: ({ bookingId }) => ({ id: bookingId, text: 'Nobody came.' }),
  leaveReview: ({ bookingId }) => ({
    id: bookingId,
    marks: { interpretation: 4, punctuality: 4, preparation: 3, manner: 4 },
    text: 'Calm and exact.',
  }),
  answerReview: ({ bookingId }) => ({ id: bookingId, text: 'Thank you.' }),
  getMeetingReviews: ({ bookingId }) => ({ id: bookingId }),
  getWaitingReviews: () => ({}),
  getInstituteReviews: () => ({ page: 1 }),
  unhideReview: ({ bookingId }) => ({ booking_id: bookingId, by: 'client' }),
  hideReview: ({ bookingId }) => ({ booking_id: bookingId, by: 'client', reason: 'It names a patient.' }),
  getReviews: ({ interpreterId }) => ({ interpreter_id: interpreterId }),
  getProblems: () => ({}),
  decideProblem: ({ bookingId }) => ({ booking_id: bookingId, outcome: 'counts', reason: 'It took place.' }),
  getOlderBookings: ({ bookingId }) => ({ before: { createdAt: '2026-02-09T00:00:00.000Z', id: bookingId } }),
  getWeekBookings: () => ({ from: '2026-02-09T00:00:00.000Z', to: '2026-02-16T00:00:00.000Z' }),
  getCalendarFeed: () => ({}),
  createCalendarFeed: () => ({ language: 'es-MX' }),
  revokeCalendarFeed: () => ({}),
  getStatement: () => ({ month: '2026-02' }),
  getMonthlyTotals: () => ({}),
  getInvoice: ({ bookingId }) => ({ id: bookingId }),
  withdrawProposal: ({ bookingId }) => ({ id: bookingId, version: 1 }),
};
