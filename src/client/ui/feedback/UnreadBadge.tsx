import { Badge } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import './UnreadBadge.css';

/** How many messages wait, as a number to see and in words to hear; nothing where none do. */
export function UnreadBadge({ unread }: { unread: number }) {
  const { t } = useTranslation();
  if (unread === 0) return null;
  return (
    <span className="dr-unread">
      <span aria-hidden="true">
        <Badge className="dr-numerals" count={unread} overflowCount={99} title="" />
      </span>
      <span className="dr-visuallyHidden"> {t('talk.unread', { count: unread })}</span>
    </span>
  );
}
