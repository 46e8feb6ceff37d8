import type { z } from 'zod';
import type { DataOf, RequestOf } from '../../../shared/contract/base/endpoint';
import * as notifications from '../../../shared/contract/account/notifications';
import { dragomanApi } from '../base/dragomanApi';
import { afterSuccess, type Tag } from '../base/tagTypes';

type Calls = typeof notifications;
type Count = DataOf<Calls['getNotificationCount']>;

const ANY: Tag[] = [{ type: 'Notification', id: 'LIST' }];

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
  }),
});

export const {
  useGetNotificationsQuery,
  useGetNotificationCountQuery,
  useMarkNotificationReadMutation,
  useMarkAllNotificationsReadMutation,
} = notificationApi;

/** How many notifications the person has not read; none while that is not known. */
export function useUnreadNotifications(): number {
  return useGetNotificationCountQuery().data?.unread ?? 0;
}
