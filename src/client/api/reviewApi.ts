import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import * as instituteReviews from '../../shared/contract/bookings/instituteReviews';
import * as reviews from '../../shared/contract/bookings/reviews';
import { dragomanApi } from './base/dragomanApi';
import { afterSuccess, ANY_BOOKING, BOOKING_LIST, type Tag } from './base/tagTypes';

type Reviews = typeof reviews;
type InstituteReviews = typeof instituteReviews;

const ofMeeting = (id: string): Tag => ({ type: 'Review', id });
const SHOWN: Tag = { type: 'Review', id: 'SHOWN' };
const WAITING: Tag = { type: 'Review', id: 'WAITING' };
const INSTITUTE: Tag = { type: 'Review', id: 'INSTITUTE' };
/** Hiding a review or showing it again makes these reads old. */
const HIDING: Tag[] = [{ type: 'Review' }, { type: 'Interpreter' }, { type: 'Audit' }];

/** Tags that a review makes old: it can be the second one, and then both are shown and counted. */
const afterReview = ({ id }: { id: string }): Tag[] => [
  ofMeeting(id),
  BOOKING_LIST,
  { type: 'Booking', id },
  SHOWN,
  WAITING,
  INSTITUTE,
  { type: 'Interpreter' },
];

/** Reviews of both sides of a meeting, and which of them are shown. */
export const reviewApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getMeetingReviews: build.query<
      DataOf<Reviews['getMeetingReviews']>,
      RequestOf<Reviews['getMeetingReviews']>
    >({
      query: (request) => ({ endpoint: reviews.getMeetingReviews, request }),
      // Live news of a booking may be about its reviews.
      providesTags: (_data, _error, { id }) => [ofMeeting(id), ANY_BOOKING],
    }),
    getWaitingReviews: build.query<DataOf<Reviews['getWaitingReviews']>, void>({
      query: () => ({ endpoint: reviews.getWaitingReviews, request: {} }),
      providesTags: [WAITING, ANY_BOOKING],
    }),
    leaveReview: build.mutation<DataOf<Reviews['leaveReview']>, RequestOf<Reviews['leaveReview']>>({
      query: (request) => ({ endpoint: reviews.leaveReview, request }),
      invalidatesTags: afterSuccess(afterReview),
    }),
    answerReview: build.mutation<DataOf<Reviews['answerReview']>, RequestOf<Reviews['answerReview']>>({
      query: (request) => ({ endpoint: reviews.answerReview, request }),
      invalidatesTags: afterSuccess(({ id }) => [ofMeeting(id), { type: 'Booking', id }, SHOWN, INSTITUTE]),
    }),
    getReviews: build.query<DataOf<Reviews['getReviews']>, RequestOf<Reviews['getReviews']>>({
      query: (request) => ({ endpoint: reviews.getReviews, request }),
      providesTags: [SHOWN],
    }),
    getInstituteReviews: build.query<
      DataOf<InstituteReviews['getInstituteReviews']>,
      RequestOf<InstituteReviews['getInstituteReviews']>
    >({
      query: (request) => ({ endpoint: instituteReviews.getInstituteReviews, request }),
      providesTags: [INSTITUTE],
    }),
    hideReview: build.mutation<
      DataOf<InstituteReviews['hideReview']>,
      RequestOf<InstituteReviews['hideReview']>
    >({
      query: (request) => ({ endpoint: instituteReviews.hideReview, request }),
      invalidatesTags: afterSuccess(() => HIDING),
    }),
    unhideReview: build.mutation<
      DataOf<InstituteReviews['unhideReview']>,
      RequestOf<InstituteReviews['unhideReview']>
    >({
      query: (request) => ({ endpoint: instituteReviews.unhideReview, request }),
      invalidatesTags: afterSuccess(() => HIDING),
    }),
  }),
});

export const {
  useGetMeetingReviewsQuery,
  useGetWaitingReviewsQuery,
  useLeaveReviewMutation,
  useAnswerReviewMutation,
  useGetReviewsQuery,
  useGetInstituteReviewsQuery,
  useHideReviewMutation,
  useUnhideReviewMutation,
} = reviewApi;
