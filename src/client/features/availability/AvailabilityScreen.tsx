import { useTranslation } from '../../i18n/useTranslation';
import { useGetAvailabilityQuery } from '../../api/availabilityApi';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { failureText } from '../../i18n/failureText';
import '../../ui/loading/Skeleton.css';
import './Availability.css';
import { AvailabilityForm } from './AvailabilityForm';

/** When an interpreter works: weekly hours in their own zone, days off, gap and notice. */
export function AvailabilityScreen() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useGetAvailabilityQuery();
  return (
    <div className="dr-hours dr-reading">
      <header>
        <h1>{t('availability.title')}</h1>
        <p className="dr-hours-lead">{t('availability.lead')}</p>
      </header>
      {data ? (
        <AvailabilityForm saved={data} />
      ) : error && !isFetching ? (
        <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={t('common.loading')} className="dr-hours-section">
          {[1, 2, 3, 4, 5, 6, 7].map((day) => (
            <span key={day} className="dr-bone dr-bone-long" />
          ))}
        </div>
      )}
    </div>
  );
}
