import * as aftermath from '../../shared/contract/bookings/aftermath';
import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import { dragomanApi } from './base/dragomanApi';
import { afterSuccess, type Tag } from './base/tagTypes';

type Aftermath = typeof aftermath;

const bookingAndLists = ({ id }: { id: string }): Tag[] => [
  { type: 'Booking', id: 'LIST' },
  { type: 'Booking', id },
];

/** What comes after a session: whether it took place, what was wrong, its review, and an admin's decision. */
export const aftermathApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    confirmHeld: build.mutation<DataOf<Aftermath['confirmHeld']>, RequestOf<Aftermath['confirmHeld']>>({
      query: (request) => ({ endpoint: aftermath.confirmHeld, request }),
      invalidatesTags: afterSuccess(bookingAndLists),
    }),
    reportProblem: build.mutation<DataOf<Aftermath['reportProblem']>, RequestOf<Aftermath['reportProblem']>>({
      query: (request) => ({ endpoint: aftermath.reportProblem, request }),
      invalidatesTags: afterSuccess((request) => [...bookingAndLists(request), { type: 'Problem' }]),
    }),
    leaveReview: build.mutation<DataOf<Aftermath['leaveReview']>, RequestOf<Aftermath['leaveReview']>>({
      query: (request) => ({ endpoint: aftermath.leaveReview, request }),
      // The interpreter's rating is made from it.
      invalidatesTags: afterSuccess((request) => [
        ...bookingAndLists(request),
        { type: 'Review' },
        { type: 'Interpreter' },
      ]),
    }),
    getReviews: build.query<DataOf<Aftermath['getReviews']>, RequestOf<Aftermath['getReviews']>>({
      query: (request) => ({ endpoint: aftermath.getReviews, request }),
      providesTags: [{ type: 'Review' }],
    }),
    getProblems: build.query<DataOf<Aftermath['getProblems']>, void>({
      query: () => ({ endpoint: aftermath.getProblems, request: {} }),
      providesTags: [{ type: 'Problem' }],
    }),
    decideProblem: build.mutation<DataOf<Aftermath['decideProblem']>, RequestOf<Aftermath['decideProblem']>>({
      query: (request) => ({ endpoint: aftermath.decideProblem, request }),
      invalidatesTags: afterSuccess(({ booking_id: id }) => [
        ...bookingAndLists({ id }),
        { type: 'Problem' },
        { type: 'Audit' },
      ]),
    }),
  }),
});

export const {
  useConfirmHeldMutation,
  useReportProblemMutation,
  useLeaveReviewMutation,
  useGetReviewsQuery,
  useGetProblemsQuery,
  useDecideProblemMutation,
} = aftermathApi;
