import type { z } from 'zod';
import type { DataOf, RequestOf } from '../../../shared/contract/base/endpoint';
import * as notifications from '../../../shared/contract/account/notifications';
import { dragomanApi } from '../base/dragomanApi';
import { afterSuccess, type Tag } from '../base/tagTypes';

type Calls = typeof notifications;
type Count = DataOf<Calls['getNotificationCount']>;

const ANY: Tag[] = [{ type: 'Notification', id: 'LIST' }];

/** What the person was told, and how they wish to be. */
export const notificationApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getNotifications: build.query<
      DataOf<Calls['getNotifications']>,
      z.input<Calls['getNotifications']['request']>
    >({
      query: (request) => ({ endpoint: notifications.getNotifications, request }),
      providesTags: ANY,
    }),
    getNotificationCount: build.query<Count, void>({
      query: () => ({ endpoint: notifications.getNotificationCount, request: {} }),
      providesTags: ANY,
    }),
    markNotificationRead: build.mutation<
      DataOf<Calls['markNotificationRead']>,
      RequestOf<Calls['markNotificationRead']>
    >({
      query: (request) => ({ endpoint: notifications.markNotificationRead, request }),
      invalidatesTags: afterSuccess(() => ANY),
    }),
    markAllNotificationsRead: build.mutation<
      DataOf<Calls['markAllNotificationsRead']>,
      RequestOf<Calls['markAllNotificationsRead']>
    >({
      query: (request) => ({ endpoint: notifications.markAllNotificationsRead, request }),
      invalidatesTags: afterSuccess(() => ANY),
    }),
    getNotificationPreferences: build.query<DataOf<Calls['getNotificationPreferences']>, void>({
      query: () => ({ endpoint: notifications.getNotificationPreferences, request: {} }),
      providesTags: [{ type: 'Setting' }, { type: 'Person' }],
    }),
    saveNotificationPreferences: build.mutation<
      DataOf<Calls['saveNotificationPreferences']>,
      RequestOf<Calls['saveNotificationPreferences']>
    >({
      query: (request) => ({ endpoint: notifications.saveNotificationPreferences, request }),
      // They are settings, and the time zone is one of the person's own data.
      invalidatesTags: afterSuccess(() => [{ type: 'Setting' }, { type: 'Person' }]),
    }),
  }),
});

export const {
  useGetNotificationsQuery,
  useGetNotificationCountQuery,
  useMarkNotificationReadMutation,
  useMarkAllNotificationsReadMutation,
  useGetNotificationPreferencesQuery,
  useSaveNotificationPreferencesMutation,
} = notificationApi;
