import { ROOM_PLATFORM } from '../shared/domain/booking/meetingRoom';

/** Every URL of the app, spelled as the specification spells it. */
export const paths = {
  home: '/',
  login: '/login',
  magicLogin: '/magic-login',
  register: '/register',
  verify: '/verify',
  forgotPassword: '/forgot-password',
  changePassword: '/change-password',
  newsletter: {
    confirm: '/newsletter/confirm',
    preferences: '/newsletter/preferences',
    unsubscribe: '/newsletter/unsubscribe',
  },
  /** served as HTML, like the landing page; a plain link leads there */
  legal: { privacy: '/privacy-policy', terms: '/terms-of-service', cookies: '/cookie-policy' },
  /** public search and profiles, served as HTML too */
  interpreters: '/interpreters',
  app: '/app',
  help: '/help',
  /** of a guest, whose link bears its secret in the fragment */
  guestRoom: '/room/guest',
  invitation: '/invitation',
  client: {
    root: '/client',
    dashboard: '/client/dashboard',
    mettingsConfig: '/client/mettings-config',
    profile: '/client/profile',
    gallery: '/client/interpretator-profile',
    records: '/client/records',
    messages: '/client/messages',
    favourites: '/client/favourites',
    notifications: '/client/notifications',
    session: '/client/session',
    reschedule: '/client/reschedule',
    call: '/client/call',
    calendar: '/client/calendar',
    statements: '/client/statements',
    invoice: '/client/invoice',
    account: '/client/account',
  },
  interpreter: {
    root: '/interpreter',
    dashboard: '/interpreter/dashboard',
    records: '/interpreter/interpreter-records',
    profileSettings: '/interpreter/profile-settings',
    interpreterProfile: '/interpreter/interpreter-profile',
    messages: '/interpreter/messages',
    notifications: '/interpreter/notifications',
    session: '/interpreter/session',
    reschedule: '/interpreter/reschedule',
    calendar: '/interpreter/calendar',
    statements: '/interpreter/statements',
    invoice: '/interpreter/invoice',
    account: '/interpreter/account',
    userProfile: '/interpreter/user-profile',
    availability: '/interpreter/availability',
    listing: '/interpreter/listing',
    quiz: '/interpreter/quiz',
    instituteAdmin: '/interpreter/institute-admin',
    institutePerson: '/interpreter/institute-admin/users',
    news: '/interpreter/news',
  },
} as const;

/** Either group's screen of messages (`paths.client.messages`), with the thread with a person opened there. */
export function messagesWith(messages: string, personId: string): string {
  return `${messages}?with=${personId}`;
}

/** The read-only profile of an interpreter who has published one; one's own where nobody is named. */
export function interpreterProfileOf(uuid: string): string {
  return `${paths.interpreter.interpreterProfile}?uuid=${uuid}`;
}

/** Where a client books what they asked for on a public page, which the query says (`askQuery`). */
export function askedBookingAt(query: string): string {
  return `${paths.client.mettingsConfig}?${query}`;
}

/** Either group's list of bookings (`paths.client.records`), with one of them opened. */
export function recordAt(records: string, bookingId: string): string {
  return `${records}?booking=${bookingId}`;
}

/** One of the institute's people, for its admins. */
export function institutePersonAt(userId: string): string {
  return `${paths.interpreter.institutePerson}/${userId}`;
}

/** One thread of messages. */
export function threadAt(messages: string, threadId: string): string {
  return `${messages}/${threadId}`;
}

/** The room of one booking (`paths.client.session`), which Join opens. */
export function sessionAt(session: string, bookingId: string): string {
  return `${session}/${bookingId}`;
}

/** Where another time for one booking is proposed and answered (`paths.client.reschedule`). */
export function rescheduleAt(reschedule: string, bookingId: string): string {
  return `${reschedule}/${bookingId}`;
}

/** The invoice of one completed booking (`paths.client.invoice`). */
export function invoiceAt(invoice: string, bookingId: string): string {
  return `${invoice}/${bookingId}`;
}

/** A client's page of one call. */
export function callAt(callId: string): string {
  return `${paths.client.call}/${callId}`;
}

/** An interpreter's dashboard, with one call in which they were asked. */
export function offerAt(callId: string): string {
  return `${paths.interpreter.dashboard}?offer=${callId}`;
}

/** The room of a booking's meeting, for its two parties. */
export function roomAt(bookingId: string): string {
  return `${ROOM_ROOT}/${bookingId}`;
}

/** By a link that a party made: browsers keep a fragment to themselves. */
export function guestRoomAt(secret: string): string {
  return `${paths.guestRoom}#${secret}`;
}

export const ROOM_ROOT = '/room';

/** Where Join leads: into the room of a meeting that is held here, and else to the booking's own page. */
export function joinAt(booking: { id: string; hostPlatform: string }, session: string): string {
  return booking.hostPlatform === ROOM_PLATFORM ? roomAt(booking.id) : sessionAt(session, booking.id);
}

/** The fragment of a booking's own page where a link to a meeting elsewhere stands ready to be given. */
export const MEET_ELSEWHERE = '#link';
