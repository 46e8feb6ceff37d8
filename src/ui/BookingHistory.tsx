import { useState } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import type { BookingHappening } from '../contract/booking';
import type { BookingRecord } from '../contract/bookingRecord';
import './BookingHistory.css';
import { ErrorAlert } from './ErrorAlert';
import { failureText } from './failureText';
import { HistoryLine } from './HistoryLine';
import type { Viewer } from './statusLook';

/** The query that reads a booking's history, given because these pieces know no data source. */
type UseHistory = (
  request: { id: string },
  options: { skip: boolean },
) => {
  data?: readonly BookingHappening[];
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

interface BookingHistoryProps {
  booking: BookingRecord;
  viewer: Viewer;
  useHistory: UseHistory;
}

/** Who did what when; read once somebody opens it. */
export function BookingHistory({ booking, viewer, useHistory }: BookingHistoryProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, isFetching, refetch } = useHistory({ id: booking.id }, { skip: !isOpen });
  return (
    <details className="dr-history" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('life.history.title')}</summary>
      {error ? (
        <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : data ? (
        <ol aria-label={t('life.history.title')}>
          {data.map((happening, place) => (
            <HistoryLine key={place} happening={happening} viewer={viewer} />
          ))}
        </ol>
      ) : (
        isOpen && <p role="status">{t('life.history.loading')}</p>
      )}
    </details>
  );
}
