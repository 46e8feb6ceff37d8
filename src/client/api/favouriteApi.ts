import type { DataOf, RequestOf } from '../../shared/contract/base/endpoint';
import * as favourites from '../../shared/contract/interpreters/favourites';
import { dragomanApi } from './base/dragomanApi';
import { afterSuccess, type Tag } from './base/tagTypes';

type Calls = typeof favourites;

/** Favourites stand first in lists of interpreters. */
const changed = afterSuccess((): Tag[] => [{ type: 'Favourite' }, { type: 'Interpreter', id: 'LIST' }]);

export const favouriteApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getFavourites: build.query<DataOf<Calls['getFavourites']>, void>({
      query: () => ({ endpoint: favourites.getFavourites, request: {} }),
      providesTags: [{ type: 'Favourite' }],
    }),
    addFavourite: build.mutation<DataOf<Calls['addFavourite']>, RequestOf<Calls['addFavourite']>>({
      query: (request) => ({ endpoint: favourites.addFavourite, request }),
      invalidatesTags: changed,
    }),
    removeFavourite: build.mutation<DataOf<Calls['removeFavourite']>, RequestOf<Calls['removeFavourite']>>({
      query: (request) => ({ endpoint: favourites.removeFavourite, request }),
      invalidatesTags: changed,
    }),
  }),
});

export const { useGetFavouritesQuery, useAddFavouriteMutation, useRemoveFavouriteMutation } = favouriteApi;
