import { useTranslation } from '../../i18n/useTranslation';
import { useGetUnreadCountQuery } from '../../api/messageApi';

/** How many messages wait, beside the menu's line; nothing where none do. */
export function UnreadCount() {
  const { t } = useTranslation();
  const unread = useGetUnreadCountQuery().data?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <span className="dr-menuCount dr-numerals">
      <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
      <span className="dr-visuallyHidden"> {t('talk.unread', { count: unread })}</span>
    </span>
  );
}
