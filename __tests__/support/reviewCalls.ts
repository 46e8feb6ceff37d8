import { reviewApi } from '../../src/client/api/reviewApi';
import type { MeetingReviews, PublicReviews } from '../../src/shared/contract/bookings/reviews';
import { aBooking } from './aBooking';
import { BOOKING_READS } from './bookingReads';

const { endpoints } = reviewApi;
const { id, interpreter_id } = aBooking();

/** A meeting that nobody reviewed yet. */
export const noReviews: MeetingReviews = { until: null, own: null, other: null };

export const aReview: PublicReviews['items'][number] = {
  ...{ rating: 3.5, marks: { interpretation: 4, punctuality: 4, preparation: 3, manner: 3 } },
  ...{ text: 'Calm and exact.', month: '2030-01', field: 'Legal', answer: null, booking_id: null },
};

/** The mean and number of an interpreter's reviews, with these. */
export function reviewsOf(items: PublicReviews['items']): PublicReviews {
  return {
    ...{ total: items.length, rating: items[0]?.rating ?? null, page: 1, pageSize: 10, items },
    stars: [4, 3, 2, 1].map((star) => ({ star, count: star === 4 ? items.length : 0 })),
    criteria: items.length === 0 ? [] : [{ criterion: 'interpretation', mean: 4, count: items.length }],
  };
}

const hidden = {
  ...{
    booking_id: id,
    by: 'client' as const,
    title: 'T',
    author: 'A',
    about: 'B',
    author_photo_url: null,
    rating: 4,
    text: '',
  },
  ...{ answer: null, at: aBooking().startsAt, hiddenFor: 'X', isOwn: false },
};
const OF_BOOKING = [
  ...['getBooking', 'getBookingHistory', 'getCalendarFile', 'getThread', 'getSession', 'getInvoice'],
  'getOlderBookings',
];
const SHOWN = ['getReviews', 'getInterpreters', 'getInterpreterProfile', 'getListing'];

/** The cached reads about reviews, as `tags.test.ts` walks them. */
export const REVIEW_READS = {
  getMeetingReviews: { start: endpoints.getMeetingReviews.initiate({ id }), data: noReviews },
  getWaitingReviews: { start: endpoints.getWaitingReviews.initiate(), data: [] },
  getReviews: { start: endpoints.getReviews.initiate({ interpreter_id }), data: reviewsOf([]) },
  getInstituteReviews: {
    start: endpoints.getInstituteReviews.initiate({ page: 1 }),
    data: { items: [], total: 0, pageSize: 20 },
  },
};

/** The writes, what each answers, and which reads it changes: the second review makes both count. */
export const REVIEW_WRITES = {
  leaveReview: {
    start: endpoints.leaveReview.initiate({ id, marks: { interpretation: 4 } }),
    data: noReviews,
    reaches: [
      ...BOOKING_READS,
      ...SHOWN,
      ...['getInstituteReviews', 'getMeetingReviews', 'getWaitingReviews'],
    ],
  },
  answerReview: {
    start: endpoints.answerReview.initiate({ id, text: 'Thank you.' }),
    data: noReviews,
    reaches: [...OF_BOOKING, 'getMeetingReviews', 'getReviews', 'getInstituteReviews'],
  },
  unhideReview: {
    start: endpoints.unhideReview.initiate({ booking_id: id, by: 'client' }),
    data: { ...hidden, hiddenFor: null },
    reaches: [
      ...SHOWN,
      ...[
        'getInstituteReviews',
        'getMeetingReviews',
        'getWaitingReviews',
        'getAuditLog',
        'getInstituteHome',
        'getInstitutePerson',
      ],
    ],
  },
  hideReview: {
    start: endpoints.hideReview.initiate({ booking_id: id, by: 'client', reason: 'X' }),
    data: hidden,
    reaches: [
      ...SHOWN,
      ...[
        'getInstituteReviews',
        'getMeetingReviews',
        'getWaitingReviews',
        'getAuditLog',
        'getInstituteHome',
        'getInstitutePerson',
      ],
    ],
  },
};
