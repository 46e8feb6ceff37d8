import { randomUUID } from 'node:crypto';
import { markAllNotificationsRead } from '../../../src/shared/contract/account/notifications';
import { addBlock } from '../../../src/shared/contract/account/blocks';
import * as user from '../../../src/shared/contract/account/user';
import * as life from '../../../src/shared/contract/bookings/booking';
import type { BookingRecord } from '../../../src/shared/contract/bookings/bookingRecord';
import * as client from '../../../src/shared/contract/bookings/client';
import * as talk from '../../../src/shared/contract/bookings/message';
import * as moving from '../../../src/shared/contract/bookings/rescheduling';
import * as room from '../../../src/shared/contract/bookings/session';
import { endSignIns } from '../../../src/shared/contract/institute/instituteUsers';
import { addFavourite } from '../../../src/shared/contract/interpreters/favourites';
import { changeVisibility } from '../../../src/shared/contract/interpreters/listing';
import type { NotificationKind } from '../../../src/shared/domain/people/notifications';
import type { EventName } from '../../../src/server/events/events';
import type { Scene } from './arrive';
import { CALL_WALKS } from './callWalks';
import { AFTERMATH_WALKS } from './aftermathWalks';
import { ROOM_WALKS } from './roomWalks';
import { DECISION_WALKS } from './decisionWalks';

export interface Walk {
  /** what comes first, and what then sets the event off */
  walk: (scene: Scene) => Promise<() => Promise<unknown>>;
  /** whose pages are told of what */
  live?:
    | ('booking' | 'call' | 'message' | 'thread' | 'session_over' | 'profile_changed')
    | ('credential' | 'notification' | 'favourite' | 'block' | 'room' | 'signal');
  /** the operation publishes another event as well, which is walked by itself: only `live` is looked at */
  isBesideAnother?: boolean;
  /** who alone hears it */
  to?: 'client' | 'interpreter';
  /** the notification, and who gets one: never who did it */
  told?: readonly [kind: NotificationKind, ...('client' | 'interpreter')[]];
  history?: string;
  /** what each of both parties is mailed */
  mail?: string;
  /** what the one whom it concerns is mailed */
  mailToOne?: string;
}

const answerOf = (agrees: boolean): Walk['walk'] => {
  return async (scene) => {
    const { id, version } = await scene.proposed();
    return () => scene.call(moving.answerProposal, { id, version, agrees }, 'interpreter');
  };
};
const remind = (minutesBefore: number): Walk['walk'] => {
  return async (scene) => {
    const { startsAt } = await scene.agreed();
    if (minutesBefore < 60) scene.until(startsAt, -1000);
    await scene.timePasses();
    scene.until(startsAt, -minutesBefore);
    return scene.timePasses;
  };
};
const inRoom = (enter: (scene: Scene, booking: BookingRecord) => Promise<unknown>): Walk['walk'] => {
  return async (scene) => {
    const booking = await scene.agreed();
    scene.until(booking.startsAt, 1);
    return () => enter(scene, booking);
  };
};

/** Each event as the operation that publishes it sets it off, and what can be seen of it then. */
export const EVENT_WALKS: Record<EventName, Walk> = {
  'booking.requested': {
    told: ['requested', 'interpreter'],
    walk: (scene) => Promise.resolve(scene.book),
    ...{ live: 'booking', history: 'request', mail: 'requested' },
  },
  'booking.changed': {
    told: ['changed', 'interpreter'],
    walk: async ({ book, call, request }) => {
      const { id } = await book();
      return () => call(client.updateBooking, { id, ...request({ meetingTitle: 'Another' }) }, 'client');
    },
    ...{ live: 'booking', history: 'change', mail: 'changed' },
  },
  'booking.accepted': {
    told: ['accepted', 'client'],
    walk: async ({ book, call }) => {
      const { id } = await book();
      return () => call(life.acceptBooking, { id }, 'interpreter');
    },
    ...{ live: 'booking', history: 'accept', mail: 'accepted' },
  },
  // Its history begins with the request; see `atOnce.test.ts`.
  'booking.confirmed_at_once': {
    walk: async ({ book, queries, people }) => {
      const { id } = people.interpreter;
      await queries
        .updateTable('interpreters')
        .set({ confirms_at_once: true })
        .where('user_id', '=', id)
        .execute();
      return book;
    },
    ...{ live: 'booking', mail: 'bookedAtOnce', isBesideAnother: true },
  },
  'booking.declined': {
    told: ['declined', 'client'],
    walk: async ({ book, call }) => {
      const { id } = await book();
      return () => call(life.declineBooking, { id }, 'interpreter');
    },
    ...{ live: 'booking', history: 'decline', mail: 'declined' },
  },
  'booking.cancelled': {
    told: ['cancelled', 'interpreter'],
    walk: async ({ book, call }) => {
      const { id } = await book();
      return () => call(life.cancelBooking, { id, feeSeen: 0 }, 'client');
    },
    ...{ live: 'booking', history: 'cancel', mail: 'cancelled' },
  },
  'booking.expired': {
    told: ['expired', 'client', 'interpreter'],
    walk: async ({ book, until, timePasses }) => {
      until((await book()).respondBy, 1);
      return timePasses;
    },
    ...{ live: 'booking', history: 'expire', mail: 'expired' },
  },
  'booking.begun': {
    walk: inRoom((scene, { id }) => scene.call(room.joinSession, { id }, 'client')),
    ...{ live: 'booking', history: 'join' },
  },
  'booking.ended': {
    told: ['endedEarly', 'client'],
    walk: async (scene) => {
      const { id, startsAt } = await scene.agreed();
      scene.until(startsAt, 1);
      await scene.call(room.joinSession, { id }, 'interpreter');
      return () => scene.call(room.endSession, { id }, 'interpreter');
    },
    ...{ live: 'booking', history: 'end', mail: 'endedEarly' },
  },
  'booking.completed': {
    told: ['askHeld', 'client', 'interpreter'],
    walk: async ({ agreed, until, timePasses }) => {
      const { startsAt, endsAt } = await agreed();
      until(startsAt, 1);
      await timePasses();
      until(endsAt, 1);
      return timePasses;
    },
    ...{ live: 'booking', history: 'complete', mail: 'askHeld' },
  },
  'time.proposed': {
    told: ['timeProposed', 'interpreter'],
    walk: async ({ agreed, call, time }) => {
      const { id, version } = await agreed();
      return () => call(moving.proposeTime, { id, version, ...time } as never, 'client');
    },
    ...{ live: 'booking', history: 'propose', mail: 'timeProposed' },
  },
  'time.agreed': {
    told: ['timeAgreed', 'client'],
    walk: answerOf(true),
    live: 'booking',
    history: 'agree',
    mail: 'timeAgreed',
  },
  'time.refused': {
    told: ['timeRefused', 'client'],
    walk: answerOf(false),
    live: 'booking',
    history: 'refuse',
    mail: 'timeRefused',
  },
  'time.withdrawn': {
    told: ['timeWithdrawn', 'interpreter'],
    walk: async ({ proposed, call }) => {
      const { id, version } = await proposed();
      return () => call(moving.withdrawProposal, { id, version }, 'client');
    },
    ...{ live: 'booking', history: 'withdraw', mail: 'timeWithdrawn' },
  },
  'time.lapsed': {
    told: ['timeLapsed', 'client', 'interpreter'],
    walk: async ({ proposed, until, timePasses }) => {
      until((await proposed()).proposal?.expiresAt ?? '', 1);
      return timePasses;
    },
    ...{ live: 'booking', history: 'lapse', mail: 'timeLapsed' },
  },
  ...CALL_WALKS,
  ...AFTERMATH_WALKS,
  'reminder.day_due': {
    told: ['reminderDay', 'client', 'interpreter'],
    walk: remind(1400),
    mail: 'reminderDay',
  },
  'reminder.hour_due': {
    told: ['reminderHour', 'client', 'interpreter'],
    walk: remind(50),
    mail: 'reminderHour',
  },
  'room.entered': {
    walk: async (scene) => {
      const { id, startsAt } = await scene.agreed();
      scene.until(startsAt, 1);
      await scene.call(room.joinSession, { id }, 'client');
      return () => scene.call(room.joinSession, { id }, 'interpreter');
    },
    ...{ live: 'booking', history: 'enter' },
  },
  ...ROOM_WALKS,
  'room.link_given': {
    walk: inRoom((scene, { id }) =>
      scene.call(room.setMeetingLink, { id, url: 'https://zoom.example/j/1', passcode: '' }, 'client'),
    ),
    live: 'booking',
  },
  'room.checklist_ticked': {
    walk: inRoom((scene, { id }) =>
      scene.call(room.tickChecklist, { id, item: 'one', is_done: true }, 'interpreter'),
    ),
    live: 'booking',
  },
  'notification.read': {
    walk: async ({ book, call }) => {
      const { createdAt } = await book();
      return () => call(markAllNotificationsRead, { until: createdAt }, 'interpreter');
    },
    ...{ live: 'notification', to: 'interpreter' },
  },
  'favourite.changed': {
    walk: ({ call, people }) =>
      Promise.resolve(() => call(addFavourite, { interpreter_id: people.interpreter.id }, 'client')),
    ...{ live: 'favourite', to: 'client' },
  },
  'block.changed': {
    walk: ({ call, people }) =>
      Promise.resolve(() => call(addBlock, { person_id: people.interpreter.id }, 'client')),
    ...{ live: 'block', to: 'client' },
  },
  'thread.read': {
    walk: async ({ thread, call }) => {
      const { id: thread_id } = await thread();
      await call(talk.sendMessage, { thread_id, id: randomUUID(), text: 'Hello' }, 'client');
      return () => call(talk.markRead, { thread_id, seq: 1 }, 'interpreter');
    },
    live: 'thread',
  },
  'message.sent': {
    told: ['message', 'interpreter'],
    walk: async ({ thread, call }) => {
      const { id: thread_id } = await thread();
      return () => call(talk.sendMessage, { thread_id, id: randomUUID(), text: 'Hello' }, 'client');
    },
    live: 'message',
  },
  'sign_in.ended': {
    walk: ({ call }) => Promise.resolve(() => call(user.signOut, {}, 'client')),
    live: 'session_over',
  },
  'person.signed_out': {
    walk: async ({ as, call, people }) => {
      await as('client');
      return () => call(endSignIns, { user_id: people.client.id }, 'admin');
    },
    ...{ live: 'session_over', mailToOne: 'signedOut' },
  },
  ...DECISION_WALKS,
  'profile.changed': {
    walk: ({ call }) => Promise.resolve(() => call(changeVisibility, { isPublic: false }, 'interpreter')),
    live: 'profile_changed',
  },
};
