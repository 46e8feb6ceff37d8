import { useTranslation } from '../../i18n/useTranslation';
import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { useMark } from './useMark';

/** How interpreters found the client who asks: the mean of their reviews and how many there are; or that there is none. */
export function ClientStanding({
  booking: { clientStanding },
}: {
  booking: Pick<BookingRecord, 'clientStanding'>;
}) {
  const { t } = useTranslation();
  const mark = useMark();
  const { rating, reviews } = clientStanding;
  if (rating === null || reviews === 0) return <>{t('reviews.standing.none')}</>;
  return (
    <span className="dr-numerals">{t('reviews.standing.of', { rating: mark(rating), count: reviews })}</span>
  );
}
