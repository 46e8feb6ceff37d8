import type { Row } from './authorisationRules';

/** Rules of what becomes of a booking after it was agreed. */
export const LIFE_RULES: Record<string, readonly Row[]> = {
  // The sample's booking is pending: its parties are told so, to everybody else it is not there.
  proposeTime: [
    ['own', 401, 409, 404, 409, 404, 404],
    ['a missing booking', 401, 404, 404, 404, 404, 404],
  ],
  answerProposal: [
    ['own', 401, 409, 404, 409, 404, 404],
    ['a missing booking', 401, 404, 404, 404, 404, 404],
  ],
  confirmHeld: [
    ['own', 401, 409, 404, 409, 404, 404],
    ['a missing booking', 401, 404, 404, 404, 404, 404],
  ],
  reportProblem: [
    ['own', 401, 409, 404, 409, 404, 404],
    ['a missing booking', 401, 404, 404, 404, 404, 404],
  ],
  leaveReview: [
    ['own', 401, 409, 404, 409, 404, 404],
    ['a missing booking', 401, 404, 404, 404, 404, 404],
  ],
  // Nobody reviewed the sample's booking.
  answerReview: [
    ['own', 401, 404, 404, 404, 404, 404],
    ['a missing booking', 401, 404, 404, 404, 404, 404],
  ],
  getMeetingReviews: [
    ['own', 401, 200, 404, 200, 404, 404],
    ['a missing booking', 401, 404, 404, 404, 404, 404],
  ],
  getWaitingReviews: [['own', 401, 200, 200, 200, 200, 200]],
  getReviews: [
    ['own', 401, 200, 200, 200, 200, 200],
    ['a missing interpreter', 401, 200, 200, 200, 200, 200],
  ],
  getInstituteReviews: [['own', 401, 403, 403, 403, 403, 200]],
  hideReview: [['own', 401, 403, 403, 403, 403, 404]],
  unhideReview: [['own', 401, 403, 403, 403, 403, 404]],
  getProblems: [['own', 401, 403, 403, 403, 403, 200]],
  // Nothing was reported about the sample's booking.
  decideProblem: [['own', 401, 403, 403, 403, 403, 404]],
  getOlderBookings: [['own', 401, 200, 200, 200, 200, 200]],
  getWeekBookings: [['own', 401, 200, 200, 200, 200, 200]],
  getCalendarFeed: [['own', 401, 200, 200, 200, 200, 200]],
  createCalendarFeed: [['own', 401, 200, 200, 200, 200, 200]],
  revokeCalendarFeed: [['own', 401, 200, 200, 200, 200, 200]],
  getStatement: [['own', 401, 200, 200, 200, 200, 200]],
  getMonthlyTotals: [['own', 401, 200, 200, 200, 200, 200]],
  getInvoice: [
    ['own', 401, 409, 404, 409, 404, 404],
    ['a missing booking', 401, 404, 404, 404, 404, 404],
  ],
  withdrawProposal: [
    ['own', 401, 409, 404, 409, 404, 404],
    ['a missing booking', 401, 404, 404, 404, 404, 404],
  ],
};
