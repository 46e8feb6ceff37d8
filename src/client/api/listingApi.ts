import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import * as listing from '../../shared/contract/interpreters/listing';
import { dragomanApi } from './base/dragomanApi';
import { afterSuccess, afterSuccessOr } from './base/tagTypes';

type Listing = typeof listing;

/** Being found by clients: an interpreter's own steps, and the decisions of their institute's admins. */
export const listingApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getListing: build.query<DataOf<Listing['getListing']>, void>({
      query: () => ({ endpoint: listing.getListing, request: {} }),
      // It is made of the profile, the hours and the name.
      providesTags: [
        { type: 'Listing', id: 'OWN' },
        { type: 'Interpreter', id: 'OWN' },
        { type: 'Availability' },
        { type: 'Person' },
      ],
    }),
    changeListing: build.mutation<DataOf<Listing['changeListing']>, RequestOf<Listing['changeListing']>>({
      query: (request) => ({ endpoint: listing.changeListing, request }),
      invalidatesTags: afterSuccess(() => [{ type: 'Listing' }, { type: 'Interpreter' }]),
    }),
    changeVisibility: build.mutation<
      DataOf<Listing['changeVisibility']>,
      RequestOf<Listing['changeVisibility']>
    >({
      query: (request) => ({ endpoint: listing.changeVisibility, request }),
      invalidatesTags: afterSuccess(() => [{ type: 'Listing', id: 'OWN' }]),
    }),
    getWaitingListings: build.query<DataOf<Listing['getWaitingListings']>, void>({
      query: () => ({ endpoint: listing.getWaitingListings, request: {} }),
      providesTags: [{ type: 'Listing', id: 'WAITING' }],
    }),
    decideListing: build.mutation<DataOf<Listing['decideListing']>, RequestOf<Listing['decideListing']>>({
      query: (request) => ({ endpoint: listing.decideListing, request }),
      invalidatesTags: afterSuccessOr('LISTING_CHANGED', [
        { type: 'Listing' },
        { type: 'Interpreter' },
        { type: 'Audit' },
      ]),
    }),
  }),
});

export const {
  useGetListingQuery,
  useChangeListingMutation,
  useChangeVisibilityMutation,
  useGetWaitingListingsQuery,
  useDecideListingMutation,
} = listingApi;
