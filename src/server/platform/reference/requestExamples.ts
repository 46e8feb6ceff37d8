import { DEMO_CLIENT, DEMO_INTERPRETER, DEMO_PASSWORD, demoId } from '../demo/demoAccounts';

const DAY_MS = 86_400_000;

/**
 * Requests to try, by the call's name, where the least that the schema takes would not lead far. They are about the
 * demo's people; without them in the database (`hasDemo`) they only show the shape. `now` sets the booking's day.
 */
export function requestExamples(hasDemo: boolean, now: Date): Record<string, unknown> {
  const meeting = exampleMeeting(now);
  const interpreter = { interpreter_id: DEMO_INTERPRETER.id };
  return {
    ...(hasDemo && { login: { email: DEMO_CLIENT.email, password: DEMO_PASSWORD } }),
    registerUser: {
      first_name: 'Ana',
      last_name: 'Ruiz',
      email: 'ana.ruiz@people.example',
      password: 'Bridge-Of-Words-9',
      group_id: 100,
    },
    changePassword: {
      email: 'ana.ruiz@people.example',
      current_password: 'Bridge-Of-Words-9',
      new_password: 'Another-Bridge-8',
    },
    verifyCode: { email: 'ana.ruiz@people.example', code: '123456' },
    verifyMagicCode: { email: 'ana.ruiz@people.example', code: '123456' },
    updatePersonalInfo: { company: 'Harbour Trading Ltd.', time_zone: 'Europe/London' },
    getInterpreters: { from: 'English', to: 'Spanish', pageSize: 5 },
    getInterpreterProfile: { uuid: DEMO_INTERPRETER.id },
    updateInterpreterProfile: { personalInfo: { location: 'Milan, Italy' } },
    getInterpreterRecords: interpreter,
    listSlots: {
      ...interpreter,
      from: meeting.meetingDate,
      days: 7,
      duration: '1 hour',
      zone: 'Europe/London',
    },
    getClientRecords: { client_id: DEMO_CLIENT.id },
    getWeekBookings: { from: now.toISOString(), to: new Date(now.getTime() + 7 * DAY_MS).toISOString() },
    getStatement: { month: now.toISOString().slice(0, 7) },
    addBooking: meeting,
    findCandidates: meeting,
    startCall: { ...meeting, id: demoId('a new call'), maxTotalFee: 100 },
    updateBooking: { ...meeting, id: demoId('no booking') },
    proposeTime: { ...timeOf(meeting), id: demoId('no booking'), version: 1 },
    updateAvailability: {
      timeZone: 'Europe/Rome',
      weeklyHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
      daysOff: [],
      gapMinutes: 15,
      noticeMinutes: 60,
    },
    addOrUpdateRole: { name: 'Night watch', description: 'Answers at night', rank: 5 },
    inviteAssociate: { email: 'ben.okafor@people.example', group_id: 200, role: 'associate' },
    createSetting: { key: 'notify_messages', value: false },
    updateSetting: { key: 'language', value: 'es-MX' },
    manageSettings: { scope: 'user', changes: [{ key: 'notify_reminders', value: true }] },
    subscribePush: {
      endpoint: 'https://push.browser.example/devices/1',
      keys: { p256dh: `B${'s'.repeat(86)}`, auth: 'c2FtcGxlLXNlY3JldC0xNg' },
    },
    unsubscribePush: { endpoint: 'https://push.browser.example/devices/1' },
    ...guestExamples(),
    getHelpPage: { file: 'booking' },
    removeSubscription: { email: 'ana.ruiz@people.example' },
  };
}

/** Secrets of the right shape, which lead nowhere. */
function guestExamples() {
  const secret = 's'.repeat(43);
  const guest = { token: secret, visit_id: demoId('a visit') };
  return {
    askToEnter: { secret, name: 'Gustav Gast' },
    getGuestView: { token: secret },
    enterAsGuest: guest,
    leaveAsGuest: { token: secret },
    sendGuestSignal: { ...guest, to: demoId('another visit'), number: 1, body: '{}' },
    readGuestSignals: { ...guest, after: 0 },
    getGuestIceServers: guest,
  };
}

/** Only when a meeting is, as a proposal of another time has it. */
function timeOf({
  meetingDate,
  meetingTime,
  meetingAmPm,
  meetingTimezone,
}: ReturnType<typeof exampleMeeting>) {
  return { meetingDate, meetingTime, meetingAmPm, meetingTimezone };
}

/** A Wednesday between four and five weeks ahead, at a time when the demo interpreter works. */
function exampleMeeting(now: Date) {
  const inFourWeeks = now.getTime() + 28 * DAY_MS;
  const daysToWednesday = (10 - new Date(inFourWeeks).getUTCDay()) % 7;
  return {
    hostPlatform: 'Zoom',
    meetingTitle: 'Quarterly review',
    meetingDate: new Date(inFourWeeks + daysToWednesday * DAY_MS).toISOString().slice(0, 10),
    meetingTime: '10:00',
    meetingAmPm: 'AM',
    meetingTimezone: 'GMT',
    meetingDuration: '1 hour',
    interpreterBookingFrom: 'English',
    interpreterBookingTo: 'Spanish',
    meetingSubject: 'Business / Trade',
    meetingDescription: '',
    interpreter_id: DEMO_INTERPRETER.id,
    client_id: DEMO_CLIENT.id,
    selectedInterpreter: { name: 'Elena Marchetti', pricePerHour: 60, durationInHours: 1, totalFee: 60 },
  };
}
