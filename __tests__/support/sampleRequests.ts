import { randomUUID } from 'node:crypto';
import type { Endpoint } from '../../src/shared/contract/base/endpoint';
import { bookingRequest } from './bookingRequest';
import { aClaim } from './aClaim';
import { aPhoto } from './credentials';
import { CALL_SAMPLES } from './callRules';
import { FILE_SAMPLES } from './fileSamples';
import { LIFE_SAMPLES } from './lifeSamples';
import { ROOM_SAMPLES } from './roomRules';
import { TALK_SAMPLES } from './talkSamples';
import { INSTITUTE_SAMPLES } from './instituteSamples';
import { TEST_PASSWORD } from './testPeople';

/** Whom and what sample requests are about. */
export interface SampleWorld {
  clientEmail: string;
  clientId: string;
  interpreterId: string;
  bookingId: string;
  /** client A's thread with interpreter A, with one message of each */
  threadId?: string;
  /** of a briefing document in it */
  messageId?: string;
  /** a call of client A's in which interpreter A was asked */
  callId?: string;
  /** what interpreter A was told of the booking */
  notificationId?: string;
  /** interpreter A's open attempt at a quiz, and one that was handed in */
  openAttemptId?: string;
  doneAttemptId?: string;
  /** admin A's institute */
  instituteId?: string;
  /** of admin A's institute: a member who waits for a tier, and what else stands there */
  memberId?: string;
  /** an interpreter of it whose profile waits to be listed */
  waitingId?: string;
  /** a credential of interpreter A's, and one of theirs that waits for admin A */
  credentialId?: string;
  waitingCredentialId?: string;
  businessId?: string;
  teamId?: string;
  invitationId?: string;
}

const someone = () => `${randomUUID()}@people.example`;

const SAMPLES: Record<string, (world: SampleWorld) => unknown> = {
  login: ({ clientEmail }) => ({ email: clientEmail, password: TEST_PASSWORD }),
  whoAmI: () => ({}),
  renewToken: () => ({}),
  signOut: () => ({}),
  registerUser: () => ({
    first_name: 'Ana',
    last_name: 'Ruiz',
    email: someone(),
    password: TEST_PASSWORD,
    group_id: 200,
    tier: 'professional',
  }),
  verifyCode: ({ clientEmail }) => ({ email: clientEmail, code: '123456' }),
  regenerateCode: () => ({ email: someone() }),
  requestMagicCode: ({ clientEmail }) => ({ email: clientEmail }),
  verifyMagicCode: ({ clientEmail }) => ({ email: clientEmail, code: '123456' }),
  redeemMagicToken: () => ({ token: 'made-up' }),
  resetPassword: ({ clientEmail }) => ({ email: clientEmail }),
  changePassword: ({ clientEmail }) => ({
    email: clientEmail,
    current_password: 'Made-Up-1',
    new_password: 'Another-Bridge-8',
  }),
  getPersonalInfo: () => ({}),
  exportOwnData: () => ({}),
  getDeletionTerms: () => ({}),
  deleteAccount: () => ({ password: 'Nobodys-Password-1', feeSeen: 0 }),
  getSignIns: () => ({}),
  endSignIn: () => ({ id: randomUUID(), password: 'Nobodys-Password-1' }),
  endOtherSignIns: () => ({ password: 'Nobodys-Password-1' }),
  updatePersonalInfo: () => ({
    first_name: 'Pat',
    last_name: 'Poe',
    company: 'Bridge Ltd.',
    phone: '+1 555 0100',
    language: 'en-US',
    time_zone: 'Europe/London',
  }),
  requestSubscription: () => ({ email: someone(), topics: ['product_news'], language: 'en-US' }),
  confirmSubscription: () => ({ token: 'made-up' }),
  requestPreferences: () => ({ email: someone() }),
  changePreferences: () => ({ token: 'made-up', topics: ['booking_tips'], language: 'es-MX' }),
  removeSubscription: () => ({ email: someone() }),
  getSettings: () => ({}),
  getSetting: () => ({ key: 'language' }),
  getSettingsConfig: () => ({}),
  createSetting: () => ({ key: 'notify_messages', scope: 'user', value: false }),
  updateSetting: () => ({ key: 'language', scope: 'user', value: 'es-MX' }),
  manageSettings: () => ({ scope: 'user', changes: [{ key: 'notify_reminders', value: false }] }),
  getQuiz: () => ({ language: 'French' }),
  submitQuiz: ({ openAttemptId }) => ({ attempt_id: openAttemptId ?? randomUUID(), answers: [] }),
  getQuizResult: ({ doneAttemptId }) => ({ attempt_id: doneAttemptId ?? randomUUID() }),
  getQuizLeaders: () => ({ language: 'English' }),
  getQuizDemo: () => ({ language: 'English', answers: [{ question_id: randomUUID(), choice: 0 }] }),
  getAskedTime: () => ({ slug: 'nobody-2k2m9pqg', start: '2031-03-04T09:00:00Z' }),
  getInterpreters: () => ({ search: 'pat', from: 'English', to: 'Spanish', page: 1, pageSize: 10 }),
  getInterpreterRecords: ({ interpreterId }) => ({ interpreter_id: interpreterId }),
  addBooking: bookingRequest,
  getBooking: ({ bookingId }) => ({ id: bookingId }),
  updateBooking: (world) => ({ ...bookingRequest(world), id: world.bookingId }),
  getClientRecords: ({ clientId }) => ({ client_id: clientId }),
  acceptBooking: ({ bookingId }) => ({ id: bookingId }),
  declineBooking: ({ bookingId }) => ({ id: bookingId }),
  getFavourites: () => ({}),
  addFavourite: ({ interpreterId }) => ({ interpreter_id: interpreterId }),
  removeFavourite: ({ interpreterId }) => ({ interpreter_id: interpreterId }),
  getBlocks: () => ({}),
  addBlock: ({ interpreterId }) => ({ person_id: interpreterId }),
  removeBlock: ({ interpreterId }) => ({ person_id: interpreterId }),
  ...TALK_SAMPLES,
  ...ROOM_SAMPLES,
  ...LIFE_SAMPLES,
  ...CALL_SAMPLES,
  getBookingHistory: ({ bookingId }) => ({ id: bookingId }),
  getFirstSteps: () => ({}),
  getListing: () => ({}),
  changeListing: () => ({ action: 'pause' }),
  changeVisibility: () => ({ isPublic: false }),
  getCredentials: () => ({}),
  addCredential: () => ({ id: randomUUID(), ...aClaim, file_name: 'oath.jpg', content: aPhoto() }),
  updateCredential: ({ credentialId }) => ({
    id: credentialId ?? randomUUID(),
    version: 1,
    ...aClaim,
    number: 'another',
  }),
  removeCredential: ({ credentialId }) => ({ id: credentialId ?? randomUUID() }),
  getCredentialDocument: ({ credentialId }) => ({ id: credentialId ?? randomUUID() }),
  getBadges: ({ interpreterId }) => ({ interpreter_id: interpreterId }),
  getAvailability: () => ({}),
  updateAvailability: () => ({
    timeZone: 'Europe/Paris',
    weeklyHours: [{ weekday: 1, opens: '09:00', closes: '24:00' }],
    daysOff: [{ first: '2026-08-01', last: '2026-08-15' }],
    gapMinutes: 15,
    noticeMinutes: 120,
  }),
  listSlots: ({ interpreterId }) => ({
    ...{ interpreter_id: interpreterId, duration: '1 hour' },
    ...{ from: '2026-03-02', days: 7, zone: 'Europe/Berlin' },
  }),
  getCalendarFile: ({ bookingId }) => ({ id: bookingId, language: 'ja-JP' }),
  cancelBooking: ({ bookingId }) => ({ id: bookingId, feeSeen: 0 }),
  ...FILE_SAMPLES,
  ...INSTITUTE_SAMPLES,
};

/** A request that the call takes from whom it is for; a call without a sample cannot be tested, so that is an error. */
export function sampleRequest(endpoint: Endpoint, world: SampleWorld): unknown {
  const sample = SAMPLES[endpoint.name];
  if (!sample) throw new Error(`${endpoint.name} has no sample request: add one to sampleRequests.ts`);
  return sample(world);
}
