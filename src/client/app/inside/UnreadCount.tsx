import { useGetUnreadCountQuery } from '../../api/messageApi';
import { UnreadBadge } from '../../ui/feedback/UnreadBadge';

/** How many messages wait, beside the menu's line; nothing where none do. */
export function UnreadCount() {
  return <UnreadBadge unread={useGetUnreadCountQuery().data?.unread ?? 0} />;
}
