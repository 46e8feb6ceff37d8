import { getBookingHistory } from '../../../src/shared/contract/bookings/booking';
import { getClientRecords } from '../../../src/shared/contract/bookings/client';
import {
  getInstituteReviews,
  type InstituteReview,
} from '../../../src/shared/contract/bookings/instituteReviews';
import {
  getMeetingReviews,
  getReviews,
  getWaitingReviews,
  type MeetingReviews,
} from '../../../src/shared/contract/bookings/reviews';
import { getSession } from '../../../src/shared/contract/bookings/session';
import { paths, sessionAt } from '../../../src/client/paths';
import { aBookingAt } from '../aBooking';
import { aRoom } from '../aThread';
import { aReview, reviewsOf } from '../reviewCalls';
import type { ScreenState } from './screens';
import { withAnyone } from './withAnyone';

const HOUR_MS = 3_600_000;
const hoursAhead = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const over = aBookingAt(hoursAhead(-30), {
  status: 'completed',
  aftermath: { interpreterCheckedIn: true, confirmedBy: [], problem: null },
});
const said = { rating: 3.25, text: 'Clear about who speaks when.', at: hoursAhead(-3), answer: null };
const both: MeetingReviews = {
  until: null,
  own: {
    ...{ ...said, rating: 3.75, text: 'Calm and exact.', revealedAt: hoursAhead(-2), hiddenFor: null },
    marks: { interpretation: 4, punctuality: 4, preparation: 3, manner: 4 },
    answer: { text: 'Thank you, that was a pleasure.', at: hoursAhead(-1) },
  },
  other: { ...said, marks: { briefing: 4, punctuality: 3, setting: 3, manner: 3 } },
};
const waiting = {
  ...{ booking_id: over.id, title: over.meetingTitle, startsAt: over.startsAt, until: hoursAhead(300) },
  other: { name: 'Ines Interpreter', avatar: null },
};
const listed: InstituteReview = {
  ...{
    booking_id: over.id,
    by: 'client',
    title: over.meetingTitle,
    author: 'Ada Client',
    author_photo_url: null,
    about: 'Ines Ruiz',
  },
  ...{ rating: 2.5, text: 'Came late and named our patient aloud.', answer: 'The lift was out of order.' },
  ...{ at: hoursAhead(-20), hiddenFor: null, isOwn: false },
};
const INSTITUTE = `${paths.interpreter.instituteAdmin}?section=reviews`;

/** Reviews, where the demo data has no such moment. */
export const REVIEW_STATES: readonly ScreenState[] = [
  {
    name: 'reviews of both sides, answering',
    who: 'client',
    path: `${paths.client.records}?as=reviewed`,
    answers: {
      [getClientRecords.path]: [over],
      [getBookingHistory.path]: [],
      [getMeetingReviews.path]: both,
      [getWaitingReviews.path]: [],
    },
    reach: async (page, { ui, reviews }) => {
      await page.getByRole('button', { name: ui.view, exact: true }).click();
      await page.getByRole('button', { name: withAnyone(reviews.answer.openOf) }).click();
      await page.getByRole('button', { name: reviews.answer.send, exact: true }).click();
      await page.getByText(reviews.answer.required).first().waitFor();
    },
  },
  {
    name: 'session room over, reviewing',
    who: 'client',
    path: `${sessionAt(paths.client.session, over.id)}?as=over`,
    answers: {
      [getSession.path]: aRoom({ booking: over, now: hoursAhead(0) }),
      [getMeetingReviews.path]: { until: hoursAhead(300), own: null, other: null },
    },
    reach: (page, { reviews }) => page.getByRole('button', { name: reviews.send, exact: true }).waitFor(),
  },
  {
    name: 'reviewing from the dashboard',
    who: 'client',
    path: `${paths.client.dashboard}?as=reviewing`,
    answers: { [getWaitingReviews.path]: [waiting] },
    reach: async (page, { reviews }) => {
      await page.getByRole('button', { name: withAnyone(reviews.waiting.of) }).click();
      await page.getByRole('dialog').getByRole('button', { name: reviews.send, exact: true }).waitFor();
    },
  },
  {
    name: 'an interpreter’s reviews',
    who: 'client',
    path: `${paths.client.gallery}?as=reviewed`,
    answers: {
      [getReviews.path]: {
        ...reviewsOf([
          { ...aReview, answer: 'Thank you.' },
          { ...aReview, text: '', marks: null },
        ]),
        total: 24,
      },
    },
    reach: async (page, { gallery, reviews }) => {
      await page.getByRole('article').first().waitFor();
      await page.getByRole('tab', { name: gallery.tabs.reviews, exact: true }).first().click();
      await page.getByRole('list', { name: reviews.title, exact: true }).waitFor();
    },
  },
  {
    name: 'institute reviews',
    who: 'admin',
    path: `${INSTITUTE}&as=reviewed`,
    answers: { [getInstituteReviews.path]: { items: [listed], total: 1, pageSize: 20 } },
    reach: (page) => page.getByText(listed.text).first().waitFor(),
  },
  {
    name: 'institute hides a review',
    who: 'admin',
    path: `${INSTITUTE}&as=hiding`,
    answers: {
      [getInstituteReviews.path]: {
        items: [
          { ...listed, hiddenFor: null },
          { ...listed, by: 'interpreter', hiddenFor: 'It insults.' },
        ],
        total: 2,
        pageSize: 20,
      },
    },
    reach: async (page, { institute }) => {
      const { hide, reasonRequired } = institute.reviews;
      await page.getByRole('button', { name: withAnyone(hide.of) }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: hide.label, exact: true }).click();
      await dialog.getByText(reasonRequired).first().waitFor();
    },
  },
];
