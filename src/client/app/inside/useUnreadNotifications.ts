import { useGetNotificationCountQuery } from '../../api/person/notificationApi';

/** How many notifications the person has not read; none while that is not known. */
export function useUnreadNotifications(): number {
  return useGetNotificationCountQuery().data?.unread ?? 0;
}
