import {
  EllipsisOutlined,
  MessageOutlined,
  PlusCircleOutlined,
  ScheduleOutlined,
  SolutionOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { NavLink } from 'react-router-dom';
import { useGetUnreadCountQuery } from '../../api/messageApi';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { selectUser } from '../../store/authSlice';
import { sidebarToggled } from '../../store/layoutSlice';
import { useAppDispatch, useAppSelector } from '../../store/store';
import { CLIENT_GROUP } from '../../../shared/domain/people/groups';
import { UnreadBadge } from '../../ui/feedback/UnreadBadge';
import './device.css';

const LINES = {
  client: [
    { to: paths.app, label: 'device.bar.book', Icon: PlusCircleOutlined },
    { to: paths.client.records, label: 'device.bar.records', Icon: ScheduleOutlined },
    { to: paths.client.messages, label: 'device.bar.messages', Icon: MessageOutlined },
  ],
  interpreter: [
    { to: paths.interpreter.dashboard, label: 'device.bar.requests', Icon: SolutionOutlined },
    { to: paths.interpreter.records, label: 'device.bar.calendar', Icon: ScheduleOutlined },
    { to: paths.interpreter.messages, label: 'device.bar.messages', Icon: MessageOutlined },
  ],
} as const;

/** The three screens a person opens most, at the bottom of a phone, and the menu for all others. */
export function TabBar() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const unread = useGetUnreadCountQuery().data?.unread ?? 0;
  const lines = LINES[user?.group_id === CLIENT_GROUP ? 'client' : 'interpreter'];
  return (
    <nav className="dr-tabBar" aria-label={t('device.bar.name')}>
      {lines.map(({ to, label, Icon }) => (
        <NavLink key={to} className="dr-tabBar-line" to={to}>
          <Icon aria-hidden="true" />
          <span>
            {t(label)}
            {label === 'device.bar.messages' && <UnreadBadge unread={unread} />}
          </span>
        </NavLink>
      ))}
      <Button type="text" className="dr-tabBar-line" onClick={() => dispatch(sidebarToggled())}>
        <EllipsisOutlined aria-hidden="true" />
        <span>{t('device.bar.more')}</span>
      </Button>
    </nav>
  );
}
