import { useTranslation } from '../../i18n/useTranslation';
import { useParams } from 'react-router-dom';
import { useGetSessionQuery } from '../../api/sessionApi';
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
import './session.css';
import { SessionRoomView } from './SessionRoomView';

/** The room of one booking: who, when, where, the briefing, and checking in. */
export function SessionScreen() {
  const { t } = useTranslation();
  const { bookingId = '' } = useParams();
  const isClient = useAppSelector(selectUser)?.group_id === CLIENT_GROUP;
  const { currentData, error, isFetching, refetch, fulfilledTimeStamp } = useGetSessionQuery({
    id: bookingId,
  });
  const records = isClient ? paths.client.records : paths.interpreter.records;
  const isUnknown = isApiError(error) && (error.code === 'NOT_FOUND' || error.code === 'INVALID');
  if (isUnknown) {
    return (
      <div className="dr-session">
        <h1>{t('session.room')}</h1>
        <EmptyState
          title={t('session.notFound')}
          action={<LinkButton to={records}>{t('session.toBookings')}</LinkButton>}
        />
      </div>
    );
  }
  if (currentData) {
    return (
      <SessionRoomView
        key={bookingId}
        room={currentData}
        readAt={fulfilledTimeStamp ?? 0}
        viewer={isClient ? 'client' : 'interpreter'}
      />
    );
  }
  return (
    <div className="dr-session dr-wrapping">
      <h1>{t('session.room')}</h1>
      {error && !isFetching ? (
        <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />
      ) : (
        <>
          <p role="status">{t('session.loading')}</p>
          <BookingCardSkeleton />
        </>
      )}
    </div>
  );
}
