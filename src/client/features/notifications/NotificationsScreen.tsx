import { Button, Segmented } from 'antd';
import { useState } from 'react';
import {
  useGetNotificationsQuery,
  useMarkAllNotificationsReadMutation,
} from '../../api/person/notificationApi';
import { useTranslation } from '../../i18n/useTranslation';
import { refusalText } from '../../i18n/failureText';
import { EmptyState } from '../../ui/loading/EmptyState';
import { useToast } from '../../ui/popups/useToast';
import { ListStates } from '../../ui/table/ListStates';
import { Pages } from '../../ui/table/Pages';
import { NotificationRow } from './NotificationRow';
import { NotificationSettings } from './NotificationSettings';
import './Notifications.css';

const PAGE_SIZE = 20;

/** Everything that the person was told, on whichever device they read it, and how they wish to be told. */
export function NotificationsScreen() {
  const { t } = useTranslation();
  const [onlyUnread, setOnlyUnread] = useState(false);
  const [page, setPage] = useState(1);
  const query = useGetNotificationsQuery({ onlyUnread, page, pageSize: PAGE_SIZE });
  return (
    <div className="dr-notifications dr-reading">
      <header className="dr-notifications-header">
        <h1>{t('notifications.title')}</h1>
        <div className="dr-notifications-tools">
          <Segmented
            aria-label={t('notifications.which')}
            value={onlyUnread ? 'unread' : 'all'}
            options={(['all', 'unread'] as const).map((value) => ({
              value,
              label: t(`notifications.${value}`),
            }))}
            onChange={(value) => {
              setOnlyUnread(value === 'unread');
              setPage(1);
            }}
          />
          <MarkAll newest={page === 1 ? query.data?.rows[0]?.at : undefined} />
        </div>
      </header>
      <ListStates
        query={query}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            title={t(onlyUnread ? 'notifications.noneUnread' : 'notifications.empty')}
            text={t(onlyUnread ? 'notifications.noneUnreadText' : 'notifications.emptyText')}
          />
        }
      >
        {({ rows, total }) => (
          <>
            <ul className="dr-notifications-list" aria-label={t('notifications.list')}>
              {rows.map((notification) => (
                <li key={notification.id}>
                  <NotificationRow notification={notification} />
                </li>
              ))}
            </ul>
            <Pages
              page={page}
              pageSize={PAGE_SIZE}
              total={total}
              onPage={setPage}
              name={t('notifications.pages')}
            />
          </>
        )}
      </ListStates>
      <NotificationSettings />
    </div>
  );
}

/** One press for everything up to the newest that is seen here; where nothing is unread, there is nothing to press. */
function MarkAll({ newest }: { newest: string | undefined }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [markAll, { isLoading }] = useMarkAllNotificationsReadMutation();
  const [until, setUntil] = useState(newest);
  if (newest !== undefined && newest !== until) setUntil(newest);
  const press = async () => {
    if (until === undefined) return;
    const { error } = await markAll({ until });
    if (error) toast.error({ title: refusalText(error, t) });
  };
  return (
    <Button loading={isLoading} disabled={until === undefined} onClick={() => void press()}>
      {t('notifications.markAll')}
    </Button>
  );
}
