import BellOutlined from '@ant-design/icons/BellOutlined';
import { Badge, Button } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SessionUser } from '../../../shared/contract/account/sessionUser';
import { CLIENT_GROUP } from '../../../shared/domain/people/groups';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { useUnreadNotifications } from '../../api/person/notificationApi';

/** Leads to what the person was told, and says how much of it is new. */
export function NotificationsButton({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const unread = useUnreadNotifications();
  const { notifications } = user.group_id === CLIENT_GROUP ? paths.client : paths.interpreter;
  return (
    <Button
      type="text"
      className="dr-headerButton"
      icon={
        <Badge className="dr-numerals" count={unread} size="small" overflowCount={99} title="">
          <BellOutlined aria-hidden="true" className="dr-headerButton-bell" />
        </Badge>
      }
      aria-label={unread > 0 ? t('talk.notificationsNew', { count: unread }) : t('talk.notifications')}
      aria-current={pathname === notifications ? 'page' : undefined}
      onClick={() => void navigate(notifications)}
    />
  );
}
