import { Badge } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import './UnreadBadge.css';

/** The server counts no further than one more. */
const MOST_SHOWN = 99;

/** How many messages wait, as a number to see and in words to hear; nothing where none do. */
export function UnreadBadge({ unread }: { unread: number }) {
  const { t } = useTranslation();
  if (unread === 0) return null;
  return (
    <span className="dr-unread">
      <span aria-hidden="true">
        <Badge className="dr-numerals" count={unread} overflowCount={MOST_SHOWN} title="" />
      </span>
      <span className="dr-visuallyHidden">
        {' '}
        {unread > MOST_SHOWN ? t('talk.manyUnread') : t('talk.unread', { count: unread })}
      </span>
    </span>
  );
}
