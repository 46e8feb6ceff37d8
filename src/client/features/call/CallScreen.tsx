import { useParams } from 'react-router-dom';
import { isApiError } from '../../../shared/contract/base/apiError';
import { useGetCallQuery } from '../../api/calls/callApi';
import { failureText } from '../../i18n/failureText';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { LinkButton } from '../../ui/buttons/LinkButton';
import { EmptyState } from '../../ui/loading/EmptyState';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { LoadingRows } from '../../ui/loading/LoadingRows';
import { CallView } from './CallView';

/** One call: who was asked, what they said, and what can be done about it. */
export function CallScreen() {
  const { t } = useTranslation();
  const { callId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetCallQuery({ id: callId });
  if (currentData) return <CallView key={callId} call={currentData} onRefused={() => void refetch()} />;
  const isUnknown = isApiError(error) && (error.code === 'NOT_FOUND' || error.code === 'INVALID');
  return (
    <div className="dr-call dr-reading">
      <h1>{t('layout.titles.call')}</h1>
      {isUnknown ? (
        <EmptyState
          title={t('calls.page.notFound')}
          text={t('calls.page.notFoundText')}
          action={<LinkButton to={paths.client.records}>{t('calls.page.toRecords')}</LinkButton>}
        />
      ) : error && !isFetching ? (
        <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows text={t('calls.page.loading')} />
      )}
    </div>
  );
}
