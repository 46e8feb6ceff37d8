import type { Page } from 'playwright-core';
import { getThreads, getMessages, markRead, openThread } from '../../../src/shared/contract/bookings/message';
import * as room from '../../../src/shared/contract/bookings/room';
import * as guests from '../../../src/shared/contract/bookings/roomGuests';
import { getSession } from '../../../src/shared/contract/bookings/session';
import { ROOM_PLATFORM } from '../../../src/shared/domain/booking/meetingRoom';
import type { Catalogue } from '../../../src/shared/i18n/Catalogue';
import { guestRoomAt, paths, roomAt } from '../../../src/client/paths';
import { aBookingAt } from '../aBooking';
import { aRoom, aThread } from '../aThread';
import { aMeetingRoom, aPersonInRoom } from '../room/aMeetingRoom';
import { type Calls, Refused } from './answerHere';
import type { ScreenState } from './screens';

const HOUR_MS = 3_600_000;
const hoursAhead = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const BOOKING = aBookingAt(hoursAhead(-0.2), { status: 'in_progress', hostPlatform: ROOM_PLATFORM });
const GUEST = aPersonInRoom({
  visit_id: '9a1d0f4e-3f0a-4a52-8f7e-000000000003',
  ...{ person_id: '9a1d0f4e-3f0a-4a52-8f7e-000000000004', role: 'guest', name: 'Gustav Gast' },
});
const WAITING = {
  guest_id: '9a1d0f4e-3f0a-4a52-8f7e-000000000005',
  name: 'Lena Wartet',
  since: hoursAhead(0),
};
const LINK = { id: '9a1d0f4e-3f0a-4a52-8f7e-000000000006', created_at: hoursAhead(-0.1) };
const SECRET = 's'.repeat(43);

type Meeting = ReturnType<typeof aMeetingRoom>;

function meetingOf(changes: Partial<Meeting> = {}): Meeting {
  return aMeetingRoom({
    ...{ starts_at: BOOKING.startsAt, ends_at: BOOKING.endsAt, now: hoursAhead(0) },
    people: [aPersonInRoom(), GUEST],
    ...changes,
  });
}

/** Calls of a page that is in a room in which nobody answers. */
function answersOf(meeting: Meeting, changes: Partial<typeof BOOKING> = {}): Calls {
  return {
    [getSession.path]: aRoom({ booking: { ...BOOKING, ...changes }, now: hoursAhead(0) }),
    [room.getMeetingRoom.path]: meeting,
    [room.enterRoom.path]: meeting,
    [room.leaveRoom.path]: null,
    ...NOBODY_ANSWERS,
    [openThread.path]: aThread({ unread: 0 }),
    [getThreads.path]: [],
    [getMessages.path]: { messages: [], has_earlier: false },
    [markRead.path]: aThread({ unread: 0 }),
  };
}

const ICE = { servers: [], has_relay: false, expires_at: null };
const NOBODY_ANSWERS: Calls = {
  [room.sendSignal.path]: null,
  [room.readSignals.path]: { signals: [], has_more: false },
  [room.getIceServers.path]: ICE,
  [guests.sendGuestSignal.path]: null,
  [guests.readGuestSignals.path]: { signals: [], has_more: false },
  [guests.getGuestIceServers.path]: ICE,
};

function guestAnswers(state: 'waiting' | 'admitted' | 'removed', meeting: Meeting | null = null): Calls {
  const view = {
    ...{ guest_id: WAITING.guest_id, state, name: WAITING.name },
    ...{ starts_at: BOOKING.startsAt, ends_at: BOOKING.endsAt, room: meeting },
  };
  return {
    [guests.askToEnter.path]: { token: SECRET, view },
    [guests.getGuestView.path]: view,
    [guests.enterAsGuest.path]: meeting ?? meetingOf(),
    [guests.leaveAsGuest.path]: null,
    ...NOBODY_ANSWERS,
  };
}

/** In the page: devices as if there were some, as if they were refused, or as if nobody had answered yet. */
function pretendDevices(kind: 'whole' | 'refused' | 'asking'): void {
  navigator.mediaDevices.enumerateDevices = () =>
    Promise.resolve([
      { kind: 'audioinput', deviceId: 'm', groupId: '', label: 'H390' },
      { kind: 'videoinput', deviceId: 'c', groupId: '', label: 'C920' },
    ] as MediaDeviceInfo[]);
  navigator.mediaDevices.getUserMedia = () => {
    if (kind === 'asking') return new Promise(() => undefined);
    if (kind === 'refused') return Promise.reject(new DOMException('', 'NotAllowedError'));
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
    const sound = new AudioContext().createMediaStreamDestination().stream.getTracks();
    return Promise.resolve(new MediaStream([...canvas.captureStream().getTracks(), ...sound]));
  };
}

async function withDevices(page: Page, { room: words }: Catalogue, kind: 'whole' | 'refused' | 'asking') {
  const check = page.getByRole('button', { name: words.check.button, exact: true });
  await check.waitFor();
  await page.evaluate(pretendDevices, kind);
  await check.click();
  const standing = {
    whole: words.check.ready,
    refused: words.check.problems.refused.title,
    asking: words.check.asking,
  };
  await page.getByText(standing[kind]).first().waitFor();
}

async function enter(page: Page, words: Catalogue) {
  await withDevices(page, words, 'whole');
  await page.getByRole('button', { name: words.room.lobby.enter, exact: true }).click();
  await page.getByRole('region', { name: words.room.tiles.title }).waitFor();
}

async function ask(page: Page, { room: words, ui }: Catalogue) {
  const name = page.getByLabel(words.guest.name, { exact: true });
  await name
    .or(page.getByRole('button', { name: words.check.button, exact: true }))
    .first()
    .waitFor();
  if (!(await name.isVisible())) return;
  await name.fill(WAITING.name);
  await page.getByRole('button', { name: ui.join, exact: true }).click();
}

const at = (mark: string) => `${roomAt(BOOKING.id)}?as=${mark}`;
const guestAt = (mark: string) => guestRoomAt(SECRET).replace('#', `?as=${mark}#`);
const SIMULTANEOUS = meetingOf({ mode: 'simultaneous', waiting: [WAITING] });

/** The room before, while and after one is in it. */
export const MEETING_STATES: readonly ScreenState[] = [
  {
    name: 'room devices refused',
    who: 'client',
    path: at('refused'),
    answers: answersOf(meetingOf()),
    reach: (page, words) => withDevices(page, words, 'refused'),
  },
  {
    name: 'room devices asking',
    who: 'client',
    path: at('asking'),
    answers: answersOf(meetingOf()),
    reach: (page, words) => withDevices(page, words, 'asking'),
  },
  {
    name: 'room devices ready',
    who: 'client',
    path: at('ready'),
    answers: answersOf(meetingOf({ waiting: [WAITING] })),
    reach: (page, words) => withDevices(page, words, 'whole'),
  },
  {
    name: 'room lobby early',
    who: 'interpreter',
    path: at('early'),
    answers: answersOf(meetingOf({ phase: 'early', people: [], starts_at: hoursAhead(3) }), {
      status: 'confirmed',
    }),
    reach: async (page, words) => {
      await withDevices(page, words, 'whole');
      await page.getByRole('button', { name: words.room.check.done, exact: true }).click();
    },
  },
  {
    name: 'room live consecutive',
    who: 'client',
    path: at('consecutive'),
    answers: answersOf(meetingOf()),
    reach: enter,
  },
  {
    name: 'room live simultaneous',
    who: 'client',
    path: at('simultaneous'),
    answers: answersOf(SIMULTANEOUS),
    reach: enter,
  },
  {
    name: 'room live interpreter',
    who: 'interpreter',
    path: at('interpreter'),
    answers: answersOf(meetingOf({ mode: 'simultaneous', ends_at: hoursAhead(0.05) })),
    reach: enter,
  },
  {
    name: 'room guests dialog',
    who: 'client',
    path: at('guests'),
    answers: answersOf(
      meetingOf({ links: [LINK], admitted: [{ guest_id: WAITING.guest_id, name: WAITING.name }] }),
    ),
    reach: async (page, words) => {
      await enter(page, words);
      await press(page, words, words.room.controls.invite);
      await page.getByRole('dialog', { name: words.room.guests.title }).waitFor();
    },
  },
  {
    name: 'room settings',
    who: 'interpreter',
    path: at('settings'),
    answers: answersOf(meetingOf()),
    reach: async (page, words) => {
      await enter(page, words);
      await press(page, words, words.room.controls.settings);
      await page.getByRole('dialog', { name: words.room.settings.title }).waitFor();
    },
  },
  {
    name: 'room left',
    who: 'client',
    path: at('left'),
    answers: answersOf(meetingOf()),
    reach: async (page, words) => {
      await enter(page, words);
      await page.getByRole('button', { name: words.room.controls.leave, exact: true }).click();
      await page.getByRole('heading', { name: words.room.left.title }).waitFor();
    },
  },
  {
    name: 'room over',
    who: 'client',
    path: at('over'),
    answers: answersOf(meetingOf({ phase: 'over', people: [] })),
    reach: (page, { room: words }) => page.getByRole('heading', { name: words.after.overTitle }).waitFor(),
  },
  {
    name: 'room of nobody',
    who: 'client',
    path: at('nobody'),
    answers: { [getSession.path]: new Refused('NOT_FOUND') },
    reach: (page, { room: words }) => page.getByText(words.notFound).waitFor(),
  },
  { name: 'guest without a whole link', who: 'visitor', path: paths.guestRoom },
  { name: 'guest asked for a name', who: 'visitor', path: guestAt('name'), answers: guestAnswers('waiting') },
  {
    name: 'guest waiting',
    who: 'visitor',
    path: guestAt('waiting'),
    answers: guestAnswers('waiting'),
    reach: async (page, words) => {
      await ask(page, words);
      await withDevices(page, words, 'whole');
    },
  },
  {
    name: 'guest live',
    who: 'visitor',
    path: guestAt('live').replaceAll('s'.repeat(43), 't'.repeat(43)),
    answers: guestAnswers('admitted', meetingOf({ mode: 'simultaneous' })),
    reach: async (page, words) => {
      const people = page.getByRole('region', { name: words.room.tiles.title });
      // An address that differs in nothing is not gone to anew.
      if (await people.isVisible()) return;
      await ask(page, words);
      await enter(page, words);
    },
  },
  {
    name: 'guest removed',
    who: 'visitor',
    path: guestAt('removed').replaceAll('s'.repeat(43), 'u'.repeat(43)),
    answers: guestAnswers('removed'),
    reach: async (page, words) => {
      await ask(page, words);
      await page.getByText(words.room.removed.title).waitFor();
    },
  },
];

/** A button of the bar, or of its menu where the bar is narrow. */
async function press(page: Page, { room: words }: Catalogue, name: string) {
  const button = page.getByRole('button', { name, exact: true });
  if (await button.isVisible()) return button.click();
  await page.getByRole('button', { name: words.controls.more, exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}
