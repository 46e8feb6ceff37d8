import { randomUUID } from 'node:crypto';
import { CALL_RULES } from './callRules';
import { FILE_RULES } from './fileRules';
import { LIFE_RULES } from './lifeRules';
import { ROOM_RULES } from './roomRules';
import { TALK_RULES } from './talkRules';
import { INSTITUTE_RULES } from './instituteRules';

/** The two admins have an institute each. */
export const CALLERS = [
  'nobody',
  'clientA',
  'clientB',
  'interpreterA',
  'interpreterB',
  'admin',
  'adminB',
] as const;
export type RuleCaller = (typeof CALLERS)[number];

/** The statuses that a call answers to each caller, in the order of CALLERS; admin B's is admin A's where none is named. */
export type Row = readonly [about: string, ...statuses: number[]];

/**
 * Calls that answer `result: false` and status 200 to everybody alike, because a secret decides, not the
 * caller; the sample made the secret up.
 */
export const REFUSED_TO_ALL = 'with a made-up secret';

/** These requests differ from the sample, which is client A's and interpreter A's. */
export const VARIANTS: Record<string, (request: Record<string, unknown>) => Record<string, unknown>> = {
  own: (request) => request,
  [REFUSED_TO_ALL]: (request) => request,
  'of the institute': (request) => ({ ...request, scope: 'institute' }),
  'a missing attempt': (request) => ({ ...request, attempt_id: randomUUID() }),
  'a missing call': (request) => ({ ...request, call_id: randomUUID(), id: randomUUID() }),
  'a missing meeting': (request) => ({ ...request, booking_id: randomUUID() }),
  'a missing booking': (request) => ({ ...request, id: randomUUID() }),
  'a missing notification': (request) => ({ ...request, id: randomUUID() }),
  'a missing interpreter': (request) => ({ ...request, interpreter_id: randomUUID() }),
  'a missing client': (request) => ({ ...request, client_id: randomUUID() }),
  'a missing person': (request) => ({ ...request, user_id: randomUUID() }),
  'a missing profile': (request) => ({ ...request, uuid: randomUUID() }),
  'a missing thread': (request) => ({ ...request, thread_id: randomUUID() }),
  'a missing partner': (request) => ({ ...request, person_id: randomUUID() }),
  'a missing business': (request) => ({ ...request, business_id: randomUUID() }),
  'a missing role': () => ({ id: randomUUID(), name: 'night watch', rank: 5 }),
  'a missing one': (request) => ({ ...request, id: randomUUID() }),
  'a missing member': (request) => ({ ...request, member_ids: [randomUUID()] }),
  'a missing page': (request) => ({ ...request, file: '../../../package.json' }),
};

/** product.md, sections 1, 5 and 6; spec.md, section 6. A call that is not here fails the test. */
export const RULES: Record<string, readonly Row[]> = {
  login: [['own', 200, 200, 200, 200, 200, 200]],
  renewToken: [['own', 401, 401, 401, 401, 401, 401]],
  whoAmI: [['own', 401, 200, 200, 200, 200, 200]],
  signOut: [['own', 401, 200, 200, 200, 200, 200]],
  registerUser: [['own', 200, 200, 200, 200, 200, 200]],
  verifyCode: [[REFUSED_TO_ALL, 200, 200, 200, 200, 200, 200]],
  regenerateCode: [['own', 200, 200, 200, 200, 200, 200]],
  requestMagicCode: [['own', 200, 200, 200, 200, 200, 200]],
  verifyMagicCode: [[REFUSED_TO_ALL, 200, 200, 200, 200, 200, 200]],
  redeemMagicToken: [[REFUSED_TO_ALL, 200, 200, 200, 200, 200, 200]],
  resetPassword: [['own', 200, 200, 200, 200, 200, 200]],
  changePassword: [[REFUSED_TO_ALL, 200, 200, 200, 200, 200, 200]],
  getPersonalInfo: [['own', 401, 200, 200, 200, 200, 200]],
  updatePersonalInfo: [['own', 401, 200, 200, 200, 200, 200]],
  exportOwnData: [['own', 401, 200, 200, 200, 200, 200]],
  getDeletionTerms: [['own', 401, 200, 200, 200, 200, 200]],
  getSignIns: [['own', 401, 200, 200, 200, 200, 200]],
  // The sample's password is nobody's.
  endSignIn: [[REFUSED_TO_ALL, 401, 200, 200, 200, 200, 200]],
  endOtherSignIns: [[REFUSED_TO_ALL, 401, 200, 200, 200, 200, 200]],
  deleteAccount: [[REFUSED_TO_ALL, 401, 200, 200, 200, 200, 200]],
  requestSubscription: [['own', 200, 200, 200, 200, 200, 200]],
  confirmSubscription: [[REFUSED_TO_ALL, 200, 200, 200, 200, 200, 200]],
  requestPreferences: [['own', 200, 200, 200, 200, 200, 200]],
  changePreferences: [[REFUSED_TO_ALL, 200, 200, 200, 200, 200, 200]],
  removeSubscription: [['own', 200, 200, 200, 200, 200, 200]],
  getSettings: [['own', 401, 200, 200, 200, 200, 200]],
  getSetting: [['own', 401, 200, 200, 200, 200, 200]],
  getSettingsConfig: [['own', 401, 200, 200, 200, 200, 200]],
  createSetting: [
    ['own', 401, 200, 200, 200, 200, 200],
    ['of the institute', 401, 403, 403, 403, 403, 200],
  ],
  updateSetting: [
    ['own', 401, 200, 200, 200, 200, 200],
    ['of the institute', 401, 403, 403, 403, 403, 404],
  ],
  manageSettings: [
    ['own', 401, 200, 200, 200, 200, 200],
    ['of the institute', 401, 403, 403, 403, 403, 200],
  ],
  getQuiz: [['own', 401, 403, 403, 200, 200, 200]],
  submitQuiz: [
    ['own', 401, 403, 403, 200, 404, 404],
    ['a missing attempt', 401, 403, 403, 404, 404, 404],
  ],
  getQuizResult: [
    ['own', 401, 403, 403, 200, 404, 404],
    ['a missing attempt', 401, 403, 403, 404, 404, 404],
  ],
  getQuizLeaders: [['own', 200, 200, 200, 200, 200, 200]],
  getQuizDemo: [['own', 200, 200, 200, 200, 200, 200]],
  getAskedTime: [['own', 404, 404, 404, 404, 404, 404]],
  getInterpreters: [['own', 401, 200, 200, 200, 200, 200]],
  getInterpreterRecords: [
    ['own', 401, 403, 403, 200, 403, 403],
    ['a missing interpreter', 401, 403, 403, 403, 403, 403],
  ],
  addBooking: [
    ['own', 401, 200, 403, 403, 403, 403],
    ['a missing client', 401, 403, 403, 403, 403, 403],
    ['a missing interpreter', 401, 404, 403, 403, 403, 403],
  ],
  getBooking: [
    ['own', 401, 200, 404, 200, 404, 404],
    ['a missing booking', 401, 404, 404, 404, 404, 404],
  ],
  updateBooking: [
    ['own', 401, 200, 403, 403, 403, 403],
    ['a missing booking', 401, 404, 403, 403, 403, 403],
    ['a missing client', 401, 403, 403, 403, 403, 403],
    ['a missing interpreter', 401, 404, 403, 403, 403, 403],
  ],
  getClientRecords: [
    ['own', 401, 200, 403, 403, 403, 403],
    ['a missing client', 401, 403, 403, 403, 403, 403],
  ],
  acceptBooking: [
    ['own', 401, 403, 403, 200, 404, 404],
    ['a missing booking', 401, 403, 403, 404, 404, 404],
  ],
  declineBooking: [
    ['own', 401, 403, 403, 200, 404, 404],
    ['a missing booking', 401, 403, 403, 404, 404, 404],
  ],
  ...TALK_RULES,
  getFavourites: [['own', 401, 200, 200, 403, 403, 403]],
  addFavourite: [
    ['own', 401, 200, 200, 403, 403, 403],
    ['a missing interpreter', 401, 404, 404, 403, 403, 403],
  ],
  removeFavourite: [['own', 401, 200, 200, 403, 403, 403]],
  getBlocks: [['own', 401, 200, 200, 200, 200, 200]],
  // The sample's person is interpreter A: no interpreter sets another one aside.
  addBlock: [
    ['own', 401, 200, 200, 404, 404, 404],
    ['a missing partner', 401, 404, 404, 404, 404, 404],
  ],
  removeBlock: [['own', 401, 200, 200, 200, 200, 200]],
  ...LIFE_RULES,
  ...CALL_RULES,
  getBookingHistory: [
    ['own', 401, 200, 404, 200, 404, 404],
    ['a missing booking', 401, 404, 404, 404, 404, 404],
  ],
  getFirstSteps: [['own', 401, 200, 200, 200, 200, 200]],
  getListing: [['own', 401, 403, 403, 200, 200, 200]],
  changeListing: [['own', 401, 403, 403, 200, 200, 200]],
  changeVisibility: [['own', 401, 403, 403, 200, 200, 200]],
  getCredentials: [['own', 401, 403, 403, 200, 200, 200]],
  addCredential: [['own', 401, 403, 403, 200, 200, 200]],
  // The sample is interpreter A's, of the house, whom neither admin looks after.
  updateCredential: [
    ['own', 401, 403, 403, 200, 404, 404],
    ['a missing one', 401, 403, 403, 404, 404, 404],
  ],
  removeCredential: [
    ['own', 401, 403, 403, 200, 404, 404],
    ['a missing one', 401, 403, 403, 404, 404, 404],
  ],
  getCredentialDocument: [
    ['own', 401, 404, 404, 200, 404, 404],
    ['a missing one', 401, 404, 404, 404, 404, 404],
  ],
  getBadges: [
    ['own', 401, 200, 200, 200, 200, 200],
    ['a missing interpreter', 401, 200, 200, 200, 200, 200],
  ],
  getAvailability: [['own', 401, 403, 403, 200, 200, 200]],
  updateAvailability: [['own', 401, 403, 403, 200, 200, 200]],
  listSlots: [
    ['own', 401, 200, 200, 200, 200, 200],
    ['a missing interpreter', 401, 404, 404, 404, 404, 404],
  ],
  getCalendarFile: [
    ['own', 401, 200, 404, 200, 404, 404],
    ['a missing booking', 401, 404, 404, 404, 404, 404],
  ],
  cancelBooking: [
    ['own', 401, 200, 404, 409, 404, 404],
    ['a missing booking', 401, 404, 404, 404, 404, 404],
  ],
  ...FILE_RULES,
  ...ROOM_RULES,
  ...INSTITUTE_RULES,
};
