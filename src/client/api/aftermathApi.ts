import * as aftermath from '../../shared/contract/bookings/aftermath';
import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import { dragomanApi } from './base/dragomanApi';
import { afterSuccess, type Tag } from './base/tagTypes';

type Aftermath = typeof aftermath;

const bookingAndLists = ({ id }: { id: string }): Tag[] => [
  { type: 'Booking', id: 'LIST' },
  { type: 'Booking', id },
];

/** The review of the side that reports a problem counts no more, until it is decided. */
const COUNTED: Tag[] = [{ type: 'Review' }, { type: 'Interpreter' }];

/** Attendance, problems and an admin's decisions after a meeting. */
export const aftermathApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    confirmHeld: build.mutation<DataOf<Aftermath['confirmHeld']>, RequestOf<Aftermath['confirmHeld']>>({
      query: (request) => ({ endpoint: aftermath.confirmHeld, request }),
      invalidatesTags: afterSuccess(bookingAndLists),
    }),
    reportProblem: build.mutation<DataOf<Aftermath['reportProblem']>, RequestOf<Aftermath['reportProblem']>>({
      query: (request) => ({ endpoint: aftermath.reportProblem, request }),
      invalidatesTags: afterSuccess((request) => [
        ...bookingAndLists(request),
        { type: 'Problem' },
        ...COUNTED,
      ]),
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
        ...COUNTED,
      ]),
    }),
  }),
});

export const {
  useConfirmHeldMutation,
  useReportProblemMutation,
  useGetProblemsQuery,
  useDecideProblemMutation,
} = aftermathApi;
