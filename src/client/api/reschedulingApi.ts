import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import * as rescheduling from '../../shared/contract/bookings/rescheduling';
import { dragomanApi } from './base/dragomanApi';
import { afterSuccess, type Tag } from './base/tagTypes';

type Rescheduling = typeof rescheduling;

const bookingAndLists = ({ id }: { id: string }): Tag[] => [
  { type: 'Booking', id: 'LIST' },
  { type: 'Booking', id },
];

/** Proposing another time for a booking, answering, and taking a proposal back. */
export const reschedulingApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    proposeTime: build.mutation<DataOf<Rescheduling['proposeTime']>, RequestOf<Rescheduling['proposeTime']>>({
      query: (request) => ({ endpoint: rescheduling.proposeTime, request }),
      invalidatesTags: afterSuccess(bookingAndLists),
    }),
    answerProposal: build.mutation<
      DataOf<Rescheduling['answerProposal']>,
      RequestOf<Rescheduling['answerProposal']>
    >({
      query: (request) => ({ endpoint: rescheduling.answerProposal, request }),
      invalidatesTags: afterSuccess(bookingAndLists),
    }),
    withdrawProposal: build.mutation<
      DataOf<Rescheduling['withdrawProposal']>,
      RequestOf<Rescheduling['withdrawProposal']>
    >({
      query: (request) => ({ endpoint: rescheduling.withdrawProposal, request }),
      invalidatesTags: afterSuccess(bookingAndLists),
    }),
  }),
});
