import { Timeline } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingHappening } from '../../../../shared/contract/bookings/booking';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { Folded } from '../../../ui/facts/Folded';
import { ErrorAlert } from '../../../ui/loading/ErrorAlert';
import { failureText } from '../../../i18n/failureText';
import { HistoryLine } from './HistoryLine';
import type { Viewer } from '../card/statusLook';

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

/** The booking's history; read once somebody opens it. */
export function BookingHistory({ booking, viewer, useHistory }: BookingHistoryProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, isFetching, refetch } = useHistory({ id: booking.id }, { skip: !isOpen });
  return (
    <Folded className="dr-history" label={t('life.history.title')} onToggle={setIsOpen}>
      {error ? (
        <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : data ? (
        <Timeline
          items={data.map((happening) => ({
            content: <HistoryLine happening={happening} viewer={viewer} />,
          }))}
        />
      ) : (
        <p role="status">{t('life.history.loading')}</p>
      )}
    </Folded>
  );
}
