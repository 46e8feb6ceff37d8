import { randomUUID } from 'node:crypto';
import * as user from '../../../src/shared/contract/account/user';
import * as after from '../../../src/shared/contract/bookings/aftermath';
import * as life from '../../../src/shared/contract/bookings/booking';
import type { BookingRecord } from '../../../src/shared/contract/bookings/bookingRecord';
import * as client from '../../../src/shared/contract/bookings/client';
import * as talk from '../../../src/shared/contract/bookings/message';
import * as moving from '../../../src/shared/contract/bookings/rescheduling';
import { hideReview, unhideReview } from '../../../src/shared/contract/bookings/instituteReviews';
import * as reviews from '../../../src/shared/contract/bookings/reviews';
import * as room from '../../../src/shared/contract/bookings/session';
import { endSignIns } from '../../../src/shared/contract/institute/instituteUsers';
import { changeVisibility } from '../../../src/shared/contract/interpreters/listing';
import type { EventName } from '../../../src/server/events/events';
import type { Scene } from './arrive';
import { DECISION_WALKS } from './decisionWalks';

export interface Walk {
  /** what comes first, and what then sets the event off */
  walk: (scene: Scene) => Promise<() => Promise<unknown>>;
  /** whose pages are told of what */
  live?: 'booking' | 'message' | 'thread' | 'session_over' | 'profile_changed' | 'credential';
  /** who alone is told */
  to?: 'client';
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
const decide = (outcome: 'counts' | 'partial' | 'void'): Walk['walk'] => {
  return async (scene) => {
    const { id } = await scene.disputed();
    const part = outcome === 'partial' ? { amount: 10, reason: 'Half of it took place.' } : {};
    return () => scene.call(after.decideProblem, { booking_id: id, outcome, ...part }, 'admin');
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
    walk: (scene) => Promise.resolve(scene.book),
    ...{ live: 'booking', history: 'request', mail: 'requested' },
  },
  'booking.changed': {
    walk: async ({ book, call, request }) => {
      const { id } = await book();
      return () => call(client.updateBooking, { id, ...request({ meetingTitle: 'Another' }) }, 'client');
    },
    ...{ live: 'booking', history: 'change', mail: 'changed' },
  },
  'booking.accepted': {
    walk: async ({ book, call }) => {
      const { id } = await book();
      return () => call(life.acceptBooking, { id }, 'interpreter');
    },
    ...{ live: 'booking', history: 'accept', mail: 'accepted' },
  },
  'booking.declined': {
    walk: async ({ book, call }) => {
      const { id } = await book();
      return () => call(life.declineBooking, { id }, 'interpreter');
    },
    ...{ live: 'booking', history: 'decline', mail: 'declined' },
  },
  'booking.cancelled': {
    walk: async ({ book, call }) => {
      const { id } = await book();
      return () => call(life.cancelBooking, { id, feeSeen: 0 }, 'client');
    },
    ...{ live: 'booking', history: 'cancel', mail: 'cancelled' },
  },
  'booking.expired': {
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
    walk: async (scene) => {
      const { id, startsAt } = await scene.agreed();
      scene.until(startsAt, 1);
      await scene.call(room.joinSession, { id }, 'client');
      return () => scene.call(room.endSession, { id }, 'interpreter');
    },
    ...{ live: 'booking', history: 'end', mail: 'askHeld' },
  },
  'booking.completed': {
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
    walk: async ({ agreed, call, time }) => {
      const { id, version } = await agreed();
      return () => call(moving.proposeTime, { id, version, ...time } as never, 'client');
    },
    ...{ live: 'booking', history: 'propose', mail: 'timeProposed' },
  },
  'time.agreed': { walk: answerOf(true), live: 'booking', history: 'agree', mail: 'timeAgreed' },
  'time.refused': { walk: answerOf(false), live: 'booking', history: 'refuse', mail: 'timeRefused' },
  'time.withdrawn': {
    walk: async ({ proposed, call }) => {
      const { id, version } = await proposed();
      return () => call(moving.withdrawProposal, { id, version }, 'client');
    },
    ...{ live: 'booking', history: 'withdraw', mail: 'timeWithdrawn' },
  },
  'time.lapsed': {
    walk: async ({ proposed, until, timePasses }) => {
      until((await proposed()).proposal?.expiresAt ?? '', 1);
      return timePasses;
    },
    ...{ live: 'booking', history: 'lapse', mail: 'timeLapsed' },
  },
  'attendance.confirmed': {
    walk: async ({ over, call }) => {
      const { id } = await over();
      return () => call(after.confirmHeld, { id }, 'client');
    },
    ...{ live: 'booking', history: 'confirmed_held' },
  },
  'review.written': {
    walk: async ({ over, review }) => {
      const { id } = await over();
      return () => review(id, 'client');
    },
    ...{ live: 'booking', to: 'client', history: 'review' },
  },
  'review.revealed': {
    walk: async ({ over, review, until, timePasses }) => {
      const { id, endsAt } = await over();
      await review(id, 'client');
      until(endsAt, 24 * 60);
      await timePasses();
      until(endsAt, 14 * 24 * 60);
      return timePasses;
    },
    live: 'booking',
  },
  'review.answered': {
    walk: async ({ over, review, call }) => {
      const { id } = await over();
      for (const by of ['client', 'interpreter'] as const) await review(id, by);
      return () => call(reviews.answerReview, { id, text: 'Thank you.' }, 'interpreter');
    },
    ...{ live: 'booking', history: 'answer_review' },
  },
  'review.hidden': {
    walk: async ({ over, review, call }) => {
      const { id } = await over();
      for (const by of ['client', 'interpreter'] as const) await review(id, by);
      const wish = { booking_id: id, by: 'client' as const, reason: 'It names a patient.' };
      return () => call(hideReview, wish, 'admin');
    },
    ...{ live: 'booking', history: 'hide_review', mailToOne: 'reviewHidden' },
  },
  'review.shown': {
    walk: async ({ over, review, call }) => {
      const { id } = await over();
      for (const by of ['client', 'interpreter'] as const) await review(id, by);
      const wish = { booking_id: id, by: 'client' as const };
      await call(hideReview, { ...wish, reason: 'It names a patient.' }, 'admin');
      return () => call(unhideReview, wish, 'admin');
    },
    ...{ live: 'booking', history: 'show_review' },
  },
  'review.due': {
    walk: async ({ over, until, timePasses }) => {
      const { endsAt } = await over();
      until(endsAt, 121);
      return timePasses;
    },
    mail: 'askReview',
  },
  'dispute.opened': {
    walk: async ({ over, call }) => {
      const { id } = await over();
      return () => call(after.reportProblem, { id, text: 'Nobody came.' }, 'client');
    },
    ...{ live: 'booking', history: 'problem', mail: 'problemReported' },
  },
  'dispute.answered': {
    walk: async ({ disputed, call }) => {
      const { id } = await disputed();
      return () => call(after.reportProblem, { id, text: 'I was there.' }, 'interpreter');
    },
    ...{ live: 'booking', history: 'answer_problem' },
  },
  'dispute.counted': { walk: decide('counts'), live: 'booking', history: 'decide', mail: 'decidedCounts' },
  'dispute.counted_in_part': {
    walk: decide('partial'),
    live: 'booking',
    history: 'decide',
    mail: 'decidedInPart',
  },
  'dispute.voided': { walk: decide('void'), live: 'booking', history: 'decide', mail: 'decidedVoid' },
  'reminder.day_due': { walk: remind(1400), mail: 'reminderDay' },
  'reminder.hour_due': { walk: remind(50), mail: 'reminderHour' },
  'room.entered': {
    walk: async (scene) => {
      const { id, startsAt } = await scene.agreed();
      scene.until(startsAt, 1);
      await scene.call(room.joinSession, { id }, 'client');
      return () => scene.call(room.joinSession, { id }, 'interpreter');
    },
    live: 'booking',
  },
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
  'thread.opened': { walk: (scene) => Promise.resolve(scene.thread), live: 'thread' },
  'thread.read': {
    walk: async ({ thread, call }) => {
      const { id: thread_id } = await thread();
      await call(talk.sendMessage, { thread_id, id: randomUUID(), text: 'Hello' }, 'client');
      return () => call(talk.markRead, { thread_id, seq: 1 }, 'interpreter');
    },
    live: 'thread',
  },
  'message.sent': {
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
