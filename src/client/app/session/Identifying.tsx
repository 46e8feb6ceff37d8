import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useSignOutMutation, useWhoAmIQuery } from '../../api/userApi';
import { isApiError } from '../../../shared/contract/base/apiError';
import { onDevice } from '../device/onDevice';
import { useIsOnline } from '../device/useIsOnline';
import { usePageTitle } from '../usePageTitle';
import { LayoutSkeleton } from './LayoutSkeleton';
import { apiErrorText } from '../../../shared/i18n/apiErrorText';

interface IdentifyingProps {
  /** what stands where nobody answers; a way to ask again and one to sign out, if it is left out */
  whenUnreachable?: ReactNode;
}

/** Asks whose the stored token is. An answer without a person ends the session elsewhere; no answer leaves it as it was. */
export function Identifying({ whenUnreachable }: IdentifyingProps) {
  const { t } = useTranslation();
  const { error, isFetching, refetch } = useWhoAmIQuery(undefined, { refetchOnReconnect: true });
  const [signOut] = useSignOutMutation();
  const isOnline = useIsOnline();
  usePageTitle();
  if (isFetching || !isApiError(error)) return <LayoutSkeleton label={t('layout.session.checking')} />;
  if (whenUnreachable) return whenUnreachable;
  return (
    <main>
      <div className="dr-notice" role="alert">
        <h1>{t(isOnline ? 'layout.session.unreachable' : 'layout.session.offline')}</h1>
        <p>{apiErrorText(error, t)}</p>
        <p>{t('layout.session.unreachableText')}</p>
        <div className="dr-notice-ways">
          <Button type="primary" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
          <Button onClick={() => void signOut()}>{t('layout.userPanel.signOut')}</Button>
        </div>
      </div>
      <onDevice.Tickets />
    </main>
  );
}
