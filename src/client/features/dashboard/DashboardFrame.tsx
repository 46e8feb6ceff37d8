import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { BookingCardSkeleton } from '../../entities/booking/panel/BookingCardSkeleton';
import { ErrorAlert } from '../../ui/loading/ErrorAlert';
import { useGetFirstStepsQuery } from '../../api/firstStepsApi';
import { useGetWaitingReviewsQuery } from '../../api/reviewApi';
import { failureText } from '../../i18n/failureText';
import { useRefreshWhenDue } from '../../entities/booking/panel/useRefreshWhenDue';
import './Dashboard.css';
import type { BookingList } from '../../entities/booking/panel/useOlderBookings';

interface DashboardFrameProps {
  list: BookingList;
  /** what today looks like, in a sentence */
  summary: string;
  /** the one thing most people come here to do */
  action: ReactNode;
  /** what matters now */
  main: ReactNode;
  /** figures beside it */
  aside: ReactNode;
}

/** Both dashboards' frame: today in a sentence, then what matters now, then figures; or loading, or failed. */
export function DashboardFrame({ list, summary, action, main, aside }: DashboardFrameProps) {
  const { t } = useTranslation();
  useRefreshWhenDue(list);
  const isLoading = useAreSmallReadsUnderWay() || !list.bookings;
  return (
    <div className="dr-dashboard">
      <header className="dr-dashboard-header">
        <div>
          <h1>{t('dashboard.title')}</h1>
          <p className="dr-dashboard-summary" role={isLoading ? 'status' : undefined}>
            {isLoading ? t('dashboard.loading') : !list.problem && summary}
          </p>
        </div>
        {action}
      </header>
      {list.problem ? (
        <ErrorAlert
          message={failureText(list.problem, t)}
          onRetry={list.refresh}
          isRetrying={list.isFetching}
        />
      ) : (
        <div className="dr-dashboard-columns">
          <div className="dr-dashboard-column">{isLoading ? <BookingCardSkeleton /> : main}</div>
          <div className="dr-dashboard-column">{isLoading ? <BookingCardSkeleton /> : aside}</div>
        </div>
      )}
    </div>
  );
}

/** Nothing waits longer for the small reads, in milliseconds. */
const LONGEST_MS = 1000;

/** Their answers stand above other things and would push them down, so all are drawn together. */
function useAreSmallReadsUnderWay(): boolean {
  const steps = useGetFirstStepsQuery();
  const reviews = useGetWaitingReviewsQuery();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LONGEST_MS);
    return () => clearTimeout(timer);
  }, []);
  return !isLate && (steps.isLoading || reviews.isLoading);
}
