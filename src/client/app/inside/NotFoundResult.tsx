import { Button, Result } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import { CLIENT_GROUP, type GroupId } from '../../../shared/domain/people/groups';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { EmptyDrawing } from '../../ui/loading/EmptyDrawing';
import '../../ui/loading/EmptyState.css';
import { LinkButton } from '../../ui/buttons/LinkButton';
import { dashboardOf } from '../session/dashboardOf';
import { usePageTitle } from '../usePageTitle';

/** An address that leads nowhere, for who is signed in: home, their bookings, or where they came from. */
export function NotFoundResult({ group }: { group: GroupId }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // the first page of a visit has nothing behind it
  const hasBack = useLocation().key !== 'default';
  const isClient = group === CLIENT_GROUP;
  usePageTitle(t('common.notFound.title'));
  return (
    <Result
      icon={<EmptyDrawing />}
      title={<h1>{t('common.notFound.title')}</h1>}
      subTitle={t('common.notFound.text')}
      extra={
        <div className="dr-notice-ways">
          <LinkButton type="primary" to={dashboardOf(group)}>
            {t('common.backToHome')}
          </LinkButton>
          <LinkButton to={isClient ? paths.client.records : paths.interpreter.records}>
            {t(isClient ? 'layout.titles.clientRecords' : 'layout.titles.interpreterBookings')}
          </LinkButton>
          {hasBack && <Button onClick={() => void navigate(-1)}>{t('common.back')}</Button>}
        </div>
      }
    />
  );
}
