import type { DataOf, RequestOf } from '../../../shared/contract/base/endpoint';
import * as calls from '../../../shared/contract/bookings/calls';
import { dragomanApi } from '../base/dragomanApi';
import { afterSuccess, ANY_BOOKING, BOOKING_LIST, OPEN_OFFERS, tagList, type Tag } from '../base/tagTypes';

type Calls = typeof calls;

const callAndList = ({ id }: { id: string }): Tag[] => [
  { type: 'Call', id: 'LIST' },
  { type: 'Call', id },
];
const offerAndList = ({ call_id: id }: { call_id: string }): Tag[] => [{ type: 'Call', id }, OPEN_OFFERS];

/** Asking several at once, for the client who asks and the interpreters who are asked. */
export const callApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    findCandidates: build.query<DataOf<Calls['findCandidates']>, RequestOf<Calls['findCandidates']>>({
      query: (request) => ({ endpoint: calls.findCandidates, request }),
      // Favourites stand first among them, and bookings take their time.
      providesTags: [{ type: 'Call', id: 'CANDIDATES' }, { type: 'Favourite' }, ANY_BOOKING],
    }),
    startCall: build.mutation<DataOf<Calls['startCall']>, RequestOf<Calls['startCall']>>({
      query: (request) => ({ endpoint: calls.startCall, request }),
      invalidatesTags: afterSuccess(callAndList),
    }),
    getCall: build.query<DataOf<Calls['getCall']>, RequestOf<Calls['getCall']>>({
      query: (request) => ({ endpoint: calls.getCall, request }),
      providesTags: (_call, _error, { id }) => [{ type: 'Call', id }],
    }),
    getCalls: build.query<DataOf<Calls['getCalls']>, void>({
      query: () => ({ endpoint: calls.getCalls, request: {} }),
      providesTags: (list) => tagList('Call', list),
    }),
    askMore: build.mutation<DataOf<Calls['askMore']>, RequestOf<Calls['askMore']>>({
      query: (request) => ({ endpoint: calls.askMore, request }),
      invalidatesTags: afterSuccess(callAndList),
    }),
    withdrawCall: build.mutation<DataOf<Calls['withdrawCall']>, RequestOf<Calls['withdrawCall']>>({
      query: (request) => ({ endpoint: calls.withdrawCall, request }),
      invalidatesTags: afterSuccess(callAndList),
    }),
    getOffers: build.query<DataOf<Calls['getOffers']>, void>({
      query: () => ({ endpoint: calls.getOffers, request: {} }),
      providesTags: [OPEN_OFFERS],
    }),
    getOffer: build.query<DataOf<Calls['getOffer']>, RequestOf<Calls['getOffer']>>({
      query: (request) => ({ endpoint: calls.getOffer, request }),
      providesTags: (_offer, _error, { call_id: id }) => [{ type: 'Call', id }],
    }),
    acceptOffer: build.mutation<DataOf<Calls['acceptOffer']>, RequestOf<Calls['acceptOffer']>>({
      query: (request) => ({ endpoint: calls.acceptOffer, request }),
      invalidatesTags: afterSuccess((offer) => [...offerAndList(offer), BOOKING_LIST]),
    }),
    declineOffer: build.mutation<DataOf<Calls['declineOffer']>, RequestOf<Calls['declineOffer']>>({
      query: (request) => ({ endpoint: calls.declineOffer, request }),
      invalidatesTags: afterSuccess(offerAndList),
    }),
  }),
});

export const {
  useFindCandidatesQuery,
  useGetCallQuery,
  useGetCallsQuery,
  useGetOffersQuery,
  useGetOfferQuery,
} = callApi;
