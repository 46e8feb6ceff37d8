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
  withdrawProposal: [
    ['own', 401, 409, 404, 409, 404, 404],
    ['a missing booking', 401, 404, 404, 404, 404, 404],
  ],
};
