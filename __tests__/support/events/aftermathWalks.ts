import * as after from '../../../src/shared/contract/bookings/aftermath';
import { hideReview, unhideReview } from '../../../src/shared/contract/bookings/instituteReviews';
import * as reviews from '../../../src/shared/contract/bookings/reviews';
import type { EventName } from '../../../src/server/events/events';
import type { Walk } from './eventWalks';

type Afterwards = Extract<EventName, `attendance.${string}` | `review.${string}` | `dispute.${string}`>;

const decide = (outcome: 'counts' | 'partial' | 'void'): Walk['walk'] => {
  return async (scene) => {
    const { id } = await scene.disputed();
    await scene.call(after.reportProblem, { id, text: 'I was there.' }, 'interpreter');
    const part = outcome === 'partial' ? { amount: 10 } : {};
    const wish = { booking_id: id, outcome, ...part, reason: 'The room says so.' };
    return () => scene.call(after.decideProblem, wish, 'admin');
  };
};

/** The events of a meeting that is over. */
export const AFTERMATH_WALKS: Record<Afterwards, Walk> = {
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
    told: ['reviewRevealed', 'client', 'interpreter'],
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
    told: ['reviewAnswered', 'client'],
    walk: async ({ over, review, call }) => {
      const { id } = await over();
      for (const by of ['client', 'interpreter'] as const) await review(id, by);
      return () => call(reviews.answerReview, { id, text: 'Thank you.' }, 'interpreter');
    },
    ...{ live: 'booking', history: 'answer_review' },
  },
  'review.hidden': {
    told: ['reviewHidden', 'client'],
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
    told: ['askReview', 'client', 'interpreter'],
    walk: async ({ over, until, timePasses }) => {
      const { endsAt } = await over();
      until(endsAt, 121);
      return timePasses;
    },
    mail: 'askReview',
  },
  'dispute.opened': {
    told: ['problemReported', 'interpreter'],
    walk: async ({ over, call }) => {
      const { id } = await over();
      return () => call(after.reportProblem, { id, text: 'Nobody came.' }, 'client');
    },
    ...{ live: 'booking', history: 'problem', mail: 'problemReported' },
  },
  'dispute.answered': {
    told: ['problemAnswered', 'client'],
    walk: async ({ disputed, call }) => {
      const { id } = await disputed();
      return () => call(after.reportProblem, { id, text: 'I was there.' }, 'interpreter');
    },
    ...{ live: 'booking', history: 'answer_problem' },
  },
  'dispute.counted': {
    told: ['decidedCounts', 'client', 'interpreter'],
    walk: decide('counts'),
    live: 'booking',
    history: 'decide',
    mail: 'decidedCounts',
  },
  'dispute.counted_in_part': {
    told: ['decidedInPart', 'client', 'interpreter'],
    walk: decide('partial'),
    live: 'booking',
    history: 'decide',
    mail: 'decidedInPart',
  },
  'dispute.voided': {
    told: ['decidedVoid', 'client', 'interpreter'],
    walk: decide('void'),
    live: 'booking',
    history: 'decide',
    mail: 'decidedVoid',
  },
};
