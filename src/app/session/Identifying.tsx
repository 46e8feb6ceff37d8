import { useTranslation } from '../../i18n/useTranslation';
import { useWhoAmIQuery } from '../../api/userApi';
import { isApiError } from '../../contract/apiError';
import { apiErrorText } from '../../i18n/apiErrorText';
import { usePageTitle } from '../usePageTitle';
import { LayoutSkeleton } from './LayoutSkeleton';

/** Asks whose the stored token is. A refusal ends the session elsewhere; no answer leaves it as it was. */
export function Identifying() {
  const { t } = useTranslation();
  const { error, isFetching, refetch } = useWhoAmIQuery();
  usePageTitle();
  if (isFetching || !isApiError(error)) return <LayoutSkeleton label={t('layout.session.checking')} />;
  return (
    <main className="dr-notice" role="alert">
      <h1>{t('layout.session.unreachable')}</h1>
      <p>{apiErrorText(error, t)}</p>
      <p>{t('layout.session.unreachableText')}</p>
      <button type="button" className="dr-button dr-button-primary" onClick={() => void refetch()}>
        {t('common.retry')}
      </button>
    </main>
  );
}
