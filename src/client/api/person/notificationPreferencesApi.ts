import type { DataOf, RequestOf } from '../../../shared/contract/base/endpoint';
import * as preferences from '../../../shared/contract/account/notificationPreferences';
import { dragomanApi } from '../base/dragomanApi';
import { afterSuccess } from '../base/tagTypes';

type Calls = typeof preferences;

/** How the person wishes to be told. */
export const notificationPreferencesApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getNotificationPreferences: build.query<DataOf<Calls['getNotificationPreferences']>, void>({
      query: () => ({ endpoint: preferences.getNotificationPreferences, request: {} }),
      providesTags: [{ type: 'Setting' }, { type: 'Person' }],
    }),
    saveNotificationPreferences: build.mutation<
      DataOf<Calls['saveNotificationPreferences']>,
      RequestOf<Calls['saveNotificationPreferences']>
    >({
      query: (request) => ({ endpoint: preferences.saveNotificationPreferences, request }),
      // They are settings, and the time zone is one of the person's own data.
      invalidatesTags: afterSuccess(() => [{ type: 'Setting' }, { type: 'Person' }]),
    }),
  }),
});

export const { useGetNotificationPreferencesQuery, useSaveNotificationPreferencesMutation } =
  notificationPreferencesApi;
