import { accountApi } from '../../../src/client/api/accountApi';
import { appApi } from '../../../src/client/api/appApi';
import { availabilityApi } from '../../../src/client/api/availabilityApi';
import { bookingApi } from '../../../src/client/api/bookingApi';
import { clientApi } from '../../../src/client/api/clientApi';
import { dragomanApi } from '../../../src/client/api/base/dragomanApi';
import { firstStepsApi } from '../../../src/client/api/firstStepsApi';
import { helpApi } from '../../../src/client/api/helpApi';
import { interpreterApi } from '../../../src/client/api/interpreterApi';
import { openApi } from '../../../src/client/api/openApi';
import '../../../src/client/api/publicSignUpApi';
import '../../../src/client/api/room/askToEnterApi';
import { resumeApi } from '../../../src/client/api/resumeApi';
import { studentApi } from '../../../src/client/api/studentApi';
import { userApi } from '../../../src/client/api/userApi';
import { ALL_ENDPOINTS } from '../../../src/shared/contract/base/allEndpoints';
import { ADMIN_READS, ADMIN_WRITES } from '../../support/adminCalls';
import { acceptOffer, CALL_READS, CALL_WRITES } from '../../support/callTags';
import { BLOCK_READS, BLOCK_WRITES, FAVOURITE_READS, FAVOURITE_WRITES } from '../../support/favouriteCalls';
import { LISTING_READS, LISTING_WRITES } from '../../support/listingCalls';
import { aBooking } from '../../support/aBooking';
import { aProfile } from '../../support/aProfile';
import { apiStage } from '../../support/apiStage';
import { bookingRequest } from '../../support/bookingRequest';
import { emptyDraft, headshot, helpPage, result } from '../../support/readAnswers';
import { type Answer, refusal, success } from '../../support/fakeServer';
import { clientPerson, interpreterPerson } from '../../support/people';
import { LIFE_READS, LIFE_WRITES } from '../../support/lifeTags';
import { SETTING_READS, TALK_READS, TALK_UNREAD, TALK_WRITES } from '../../support/talkTags';

const booking = aBooking();
const request = bookingRequest({ clientId: clientPerson.id, interpreterId: interpreterPerson.id });

const { last_login_at: _lastLogin, ...person } = clientPerson;
const info = {
  ...person,
  company: null,
  phone: null,
  tier: 'starter',
  requested_tier: null,
  created_at: '2026-01-05T09:00:00.000Z',
};

/** Every cached read, with an answer; `start` subscribes as a screen does. */
const availability = {
  ...{ timeZone: 'UTC', weeklyHours: [], daysOff: [], gapMinutes: 0, noticeMinutes: 0 },
  ...{ confirmsAtOnce: false, atOnceNoticeMinutes: 1440 },
};

const READS = {
  whoAmI: { start: userApi.endpoints.whoAmI.initiate(), data: { result: true, user: clientPerson } },
  getPersonalInfo: { start: accountApi.endpoints.getPersonalInfo.initiate(), data: info },
  getFirstSteps: { start: firstStepsApi.endpoints.getFirstSteps.initiate(), data: [] },
  getSettings: { start: appApi.endpoints.getSettings.initiate(), data: [] },
  getSetting: {
    start: appApi.endpoints.getSetting.initiate({ key: 'language' }),
    data: { key: 'language', value: 'ja-JP', source: 'user' },
  },
  getSettingsConfig: { start: appApi.endpoints.getSettingsConfig.initiate(), data: [] },
  getQuizResult: { start: studentApi.endpoints.getQuizResult.initiate({}), data: result },
  getQuizLeaders: { start: openApi.endpoints.getQuizLeaders.initiate(), data: [] },
  getAskedTime: {
    start: openApi.endpoints.getAskedTime.initiate({ slug: 'e-m-2k2m9pqg', start: '2031-03-04T09:00:00Z' }),
    data: { name: 'E. M.', photo_url: null, hourly_price_cents: null, standing: 'free', others: [] },
  },
  getQuizDemo: {
    start: openApi.endpoints.getQuizDemo.initiate(),
    data: { title: 'T', questions: [], score: null },
  },
  getInterpreters: { start: interpreterApi.endpoints.getInterpreters.initiate(), data: [] },
  getInterpreterRecords: {
    start: interpreterApi.endpoints.getInterpreterRecords.initiate({ interpreter_id: interpreterPerson.id }),
    data: [booking],
  },
  getClientRecords: {
    start: clientApi.endpoints.getClientRecords.initiate({ client_id: clientPerson.id }),
    data: [booking],
  },
  getBooking: { start: clientApi.endpoints.getBooking.initiate({ id: booking.id }), data: booking },
  getBookingHistory: {
    start: bookingApi.endpoints.getBookingHistory.initiate({ id: booking.id }),
    data: [],
  },
  getAvailability: { start: availabilityApi.endpoints.getAvailability.initiate(), data: availability },
  listSlots: {
    start: availabilityApi.endpoints.listSlots.initiate({
      interpreter_id: interpreterPerson.id,
      ...{ from: '2026-03-02', days: 7, zone: 'UTC', duration: '1 hour' },
    }),
    data: { slots: [], next: null, zone: null },
  },
  getCalendarFile: {
    start: bookingApi.endpoints.getCalendarFile.initiate({ id: booking.id }),
    data: { fileName: 'dragoman.ics', content: '' },
  },
  getInterpreterProfile: {
    start: interpreterApi.endpoints.getInterpreterProfile.initiate({ uuid: interpreterPerson.id }),
    data: aProfile(interpreterPerson.id),
  },
  getHeadshot: { start: userApi.endpoints.getHeadshot.initiate({}), data: headshot },
  getUserResumeDetails: { start: resumeApi.endpoints.getUserResumeDetails.initiate(), data: null },
  ...ADMIN_READS,
  ...LISTING_READS,
  ...FAVOURITE_READS,
  ...CALL_READS,
  ...BLOCK_READS,
  getHelpToc: { start: helpApi.endpoints.getHelpToc.initiate({ language: 'ja-JP' }), data: [] },
  getHelpPage: { start: helpApi.endpoints.getHelpPage.initiate({ file: 'booking' }), data: helpPage },
  ...TALK_READS,
  ...LIFE_READS,
  ping: {
    start: openApi.endpoints.ping.initiate(),
    data: { version: '1', database: { reachable: true, time: null } },
  },
};
type Read = keyof typeof READS;

/** A change of any booking may change when somebody is free, and what a thread marks. */
const LISTS: Read[] = [
  ...(['getInterpreterRecords', 'getClientRecords', 'getThread', 'listSlots'] as const),
  ...(['getStatement', 'getMonthlyTotals', 'getWeekBookings', 'getDeletionTerms'] as const),
];
const ONE: Read[] = ['getBooking', 'getSession', 'getBookingHistory', 'getCalendarFile', 'getInvoice'];
const BOOKINGS: Read[] = [...ONE, 'getOlderBookings'];
const WITH_LISTS: Read[] = [...LISTS, ...BOOKINGS];
const RESUMES: Read[] = ['getUserResumeDetails'];
const PROFILES: Read[] = ['getInterpreters', 'getInterpreterProfile', 'getListing'];
const SETTINGS: Read[] = [...SETTING_READS];
const MEETINGS: Read[] = ['getMeetingReviews', 'getWaitingReviews'];
/** A person's own data, which settings are a part of, and wherever names and pictures stand. */
const ABOUT_PEOPLE: Read[] = [...SETTINGS, ...PROFILES, ...WITH_LISTS, ...MEETINGS, 'findCandidates'];

/** An admin's own settings are their institute's too, and its log tells of them. */
const AFTER_SETTING: Read[] = [...SETTINGS, 'getAuditLog', 'getInstituteHome', 'getInstitutePerson'];
const setting = { key: 'language', value: 'ja-JP', source: 'user' };

/** Every write, what it answers, and the reads that must be made again once it succeeded. */
const WRITES = {
  updatePersonalInfo: {
    start: accountApi.endpoints.updatePersonalInfo.initiate({ first_name: 'Ana' }),
    data: info,
    reaches: ABOUT_PEOPLE,
  },
  updateHeadshot: {
    start: userApi.endpoints.updateHeadshot.initiate({ content: null }),
    data: headshot,
    reaches: [...ABOUT_PEOPLE, 'getHeadshot'],
  },
  addInterpreterProfile: {
    start: interpreterApi.endpoints.addInterpreterProfile.initiate({}),
    data: aProfile(interpreterPerson.id),
    reaches: PROFILES,
  },
  updateInterpreterProfile: {
    start: interpreterApi.endpoints.updateInterpreterProfile.initiate({}),
    data: aProfile(interpreterPerson.id),
    reaches: PROFILES,
  },
  parseResume: {
    start: resumeApi.endpoints.parseResume.initiate({ content: 'AAAA' }),
    data: { file_name: '', parsed_at: '2026-01-05T09:00:00.000Z', draft: emptyDraft },
    reaches: RESUMES,
  },
  createSetting: {
    start: appApi.endpoints.createSetting.initiate({ key: 'language', value: 'ja-JP' }),
    data: setting,
    reaches: AFTER_SETTING,
  },
  updateSetting: {
    start: appApi.endpoints.updateSetting.initiate({ key: 'language', value: 'ja-JP' }),
    data: setting,
    reaches: AFTER_SETTING,
  },
  manageSettings: {
    start: appApi.endpoints.manageSettings.initiate({ changes: [{ key: 'language', value: null }] }),
    data: [setting],
    reaches: AFTER_SETTING,
  },
  submitQuiz: {
    start: studentApi.endpoints.submitQuiz.initiate({ attempt_id: result.attempt_id, answers: [] }),
    data: result,
    reaches: ['getQuizResult', 'getQuizLeaders'] as Read[],
  },
  addBooking: {
    start: clientApi.endpoints.addBooking.initiate({ request, idempotencyKey: 'k' }),
    data: booking,
    reaches: LISTS,
  },
  updateBooking: {
    start: clientApi.endpoints.updateBooking.initiate({
      request: { ...request, id: booking.id },
      idempotencyKey: 'k',
    }),
    data: booking,
    reaches: WITH_LISTS,
  },
  ...TALK_WRITES,
  ...LIFE_WRITES,
  acceptBooking: {
    start: bookingApi.endpoints.acceptBooking.initiate({ id: booking.id }),
    data: booking,
    reaches: WITH_LISTS,
  },
  updateAvailability: {
    start: availabilityApi.endpoints.updateAvailability.initiate(availability),
    data: availability,
    reaches: ['getAvailability', 'listSlots', ...SETTINGS, ...PROFILES] as Read[],
  },
  cancelBooking: {
    start: bookingApi.endpoints.cancelBooking.initiate({
      request: { id: booking.id, feeSeen: 0 },
      idempotencyKey: 'k',
    }),
    data: booking,
    reaches: WITH_LISTS,
  },
  declineBooking: {
    start: bookingApi.endpoints.declineBooking.initiate({ id: booking.id }),
    data: booking,
    reaches: WITH_LISTS,
  },
  ...adminWrites(),
  ...LISTING_WRITES,
  ...FAVOURITE_WRITES,
  ...CALL_WRITES,
  acceptOffer: { ...acceptOffer, reaches: [...acceptOffer.reaches, ...LISTS] as Read[] },
  ...BLOCK_WRITES,
};
type Write = keyof typeof WRITES;

/** A call that changes people may change the reader, too. */
function adminWrites() {
  const entries = Object.entries(ADMIN_WRITES).map(([name, { changesOneself, ...write }]) => {
    const reaches: Read[] = [...write.reaches, ...(changesOneself ? SETTINGS : [])];
    return [name, { ...write, reaches }] as const;
  });
  return Object.fromEntries(entries) as Record<keyof typeof ADMIN_WRITES, (typeof entries)[number][1]>;
}

/** They change who is there, not what was read: the whole cache goes with the person. */
const SESSION_CALLS = [
  ...['login', 'renewToken', 'signOut'],
  ...['verifyCode', 'verifyMagicCode', 'redeemMagicToken', 'changePassword', 'deleteAccount'],
];

/** They send mails or change what no screen has read. */
const UNREAD_WRITES = [
  ...['registerUser', 'regenerateCode', 'requestMagicCode', 'resetPassword'],
  ...['requestSubscription', 'confirmSubscription', 'requestPreferences', 'changePreferences'],
  ...['removeSubscription', 'subscribePush', 'unsubscribePush', 'getQuiz'],
  ...['exportOwnData', 'exportBookings', 'exportCalls', 'exportMessages', 'askToEnter', ...TALK_UNREAD],
];

const pathOf = (name: string) => ALL_ENDPOINTS.find((endpoint) => endpoint.name === name)?.path ?? '';

/** Opens every read, makes one write, and answers which reads were made again. */
async function readsAfter(write: Write, writeSucceeds: boolean): Promise<string[]> {
  const answers: Record<string, Answer> = {
    [pathOf(write)]: () => (writeSucceeds ? success(WRITES[write].data) : refusal('WRONG_STATUS')),
  };
  for (const [name, { data }] of Object.entries(READS)) answers[pathOf(name)] = () => success(data);
  const { store, server, signIn } = apiStage(answers);
  signIn();
  for (const { start } of Object.values(READS)) await store.dispatch(start as never);
  server.calls.length = 0;
  await store.dispatch(WRITES[write].start as never);
  await new Promise((resolve) => setTimeout(resolve, 10));
  return Object.keys(READS).filter((name) => server.callsTo(pathOf(name)).length > 0);
}

test('every call of the contract has an endpoint of its name, and this walk knows each of them', () => {
  // the reference says so of calls that no screen asks
  const asked = ALL_ENDPOINTS.filter(({ summary }) => !summary.includes('no screen asks it yet'));
  const names = asked.map(({ name }) => name).sort();
  expect(Object.keys(dragomanApi.endpoints).sort()).toEqual(names);
  const known = [...Object.keys(READS), ...Object.keys(WRITES), ...SESSION_CALLS, ...UNREAD_WRITES];
  expect(known.sort()).toEqual(names);
});

test.each(Object.keys(WRITES) as Write[])(
  '%s, done, makes exactly the reads again that it changed',
  async (write) => {
    expect(await readsAfter(write, true)).toEqual(
      Object.keys(READS).filter((name) => (WRITES[write].reaches as readonly string[]).includes(name)),
    );
  },
);

test.each(Object.keys(WRITES) as Write[])('%s, refused, makes no read again', async (write) => {
  expect(await readsAfter(write, false)).toEqual([]);
});

test('what was read for one person is gone when another signs in', async () => {
  const { store, signIn } = apiStage({ [pathOf('getInterpreters')]: () => success([]) });
  signIn();
  await store.dispatch(READS.getInterpreters.start);
  expect(Object.keys(store.getState().api.queries)).toHaveLength(1);
  store.dispatch({ type: 'auth/sessionFollowed', payload: { token: 't', userId: interpreterPerson.id } });
  expect(store.getState().api.queries).toEqual({});
});
