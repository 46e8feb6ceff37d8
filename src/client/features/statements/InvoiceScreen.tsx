import { useTranslation } from '../../i18n/useTranslation';
import { Link, useParams } from 'react-router-dom';
import { useGetInvoiceQuery } from '../../api/statementApi';
import { isApiError } from '../../../shared/contract/base/apiError';
import { CLIENT_GROUP } from '../../../shared/domain/people/groups';
import { paths } from '../../paths';
import { selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { EmptyState } from '../../ui/loading/EmptyState';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { failureText } from '../../i18n/failureText';
import { LoadingRows } from '../../ui/loading/LoadingRows';
import { Invoice } from './Invoice';
import './statements.css';

/** The invoice of one completed booking, made for printing. */
export function InvoiceScreen() {
  const { t } = useTranslation();
  const { bookingId = '' } = useParams();
  const isClient = useAppSelector(selectUser)?.group_id === CLIENT_GROUP;
  const { currentData, error, isFetching, refetch } = useGetInvoiceQuery({ id: bookingId });
  const own = isClient ? paths.client : paths.interpreter;
  const isNone = isApiError(error) && ['NOT_FOUND', 'INVALID', 'WRONG_STATUS'].includes(error.code);
  return (
    <div className="dr-statements dr-reading">
      <p className="dr-print-hidden">
        <Link to={own.statements}>{t('invoice.back')}</Link>
      </p>
      {currentData ? (
        <Invoice invoice={currentData} />
      ) : (
        <>
          <h1>{t('statements.invoice')}</h1>
          {isNone ? (
            <EmptyState title={t('invoice.none')} text={t('invoice.noneText')} />
          ) : error && !isFetching ? (
            <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />
          ) : (
            <LoadingRows text={t('invoice.loading')} rows={6} />
          )}
        </>
      )}
    </div>
  );
}
