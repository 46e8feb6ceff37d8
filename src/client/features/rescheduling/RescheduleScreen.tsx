import { useTranslation } from '../../i18n/useTranslation';
import { useParams } from 'react-router-dom';
import { useGetBookingQuery } from '../../api/clientApi';
import { isApiError } from '../../../shared/contract/base/apiError';
import { CLIENT_GROUP } from '../../../shared/domain/people/groups';
import { paths } from '../../paths';
import { selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { BookingCardSkeleton } from '../../entities/booking/panel/BookingCardSkeleton';
import { EmptyState } from '../../ui/loading/EmptyState';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { failureText } from '../../i18n/failureText';
import { LinkButton } from '../../ui/buttons/LinkButton';
import './rescheduling.css';
import { RescheduleView } from './RescheduleView';

/** Another time for one booking: propose it, answer what the other side proposes, or take one's own back. */
export function RescheduleScreen() {
  const { t } = useTranslation();
  const { bookingId = '' } = useParams();
  const isClient = useAppSelector(selectUser)?.group_id === CLIENT_GROUP;
  const { currentData, error, isFetching, refetch } = useGetBookingQuery({ id: bookingId });
  const records = isClient ? paths.client.records : paths.interpreter.records;
  if (currentData) {
    const viewer = isClient ? 'client' : 'interpreter';
    return <RescheduleView key={bookingId} booking={currentData} viewer={viewer} />;
  }
  const isUnknown = isApiError(error) && (error.code === 'NOT_FOUND' || error.code === 'INVALID');
  return (
    <div className="dr-reschedule dr-reading">
      <h1>{t('reschedule.title')}</h1>
      {isUnknown ? (
        <EmptyState
          title={t('session.notFound')}
          action={<LinkButton to={records}>{t('session.toBookings')}</LinkButton>}
        />
      ) : error && !isFetching ? (
        <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />
      ) : (
        <>
          <p role="status">{t('reschedule.loading')}</p>
          <BookingCardSkeleton />
        </>
      )}
    </div>
  );
}
