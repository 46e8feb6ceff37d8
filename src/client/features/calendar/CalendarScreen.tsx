import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { useGetCalendarFeedQuery } from '../../api/calendarApi';
import { CLIENT_GROUP } from '../../../shared/domain/people/groups';
import { paths } from '../../paths';
import { selectUser } from '../../store/authSlice';
import { useAppSelector } from '../../store/store';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { failureText } from '../../i18n/failureText';
import { LoadingRows } from '../../ui/loading/LoadingRows';
import './calendar.css';
import { FeedSection } from './FeedSection';

/** Where a person lets the calendar that they use elsewhere read their bookings, and ends it. */
export function CalendarScreen() {
  const { t } = useTranslation();
  const isClient = useAppSelector(selectUser)?.group_id === CLIENT_GROUP;
  const { data, error, isFetching, refetch } = useGetCalendarFeedQuery();
  return (
    <div className="dr-feed dr-reading">
      <p>
        <Link to={(isClient ? paths.client : paths.interpreter).records}>{t('session.toBookings')}</Link>
      </p>
      <h1>{t('calendar.title')}</h1>
      <p>{t('calendar.lead')}</p>
      {data !== undefined ? (
        <FeedSection feed={data} />
      ) : error && !isFetching ? (
        <ErrorAlert message={failureText(error, t)} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows text={t('common.loading')} rows={2} />
      )}
      <section aria-labelledby="feed-how">
        <h2 id="feed-how">{t('calendar.how')}</h2>
        <dl className="dr-feed-how">
          {(['google', 'apple', 'outlook'] as const).map((program) => (
            <div key={program}>
              <dt>{t(`calendar.programs.${program}.name`)}</dt>
              <dd>{t(`calendar.programs.${program}.way`)}</dd>
            </div>
          ))}
        </dl>
        <p className="dr-feed-quiet">{t('calendar.late')}</p>
      </section>
    </div>
  );
}
