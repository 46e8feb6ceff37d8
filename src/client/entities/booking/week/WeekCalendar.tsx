import { type ReactNode, useId, useMemo, useRef } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { BOOKING_STATUSES } from '../../../../shared/domain/booking/bookingLife';
import { dayBlocks } from '../../../../shared/domain/time/dayBlocks';
import { zoneLabel } from '../../../../shared/domain/time/meetingZones';
import { ErrorAlert } from '../../../ui/loading/ErrorAlert';
import { failureText } from '../../../i18n/failureText';
import { StatusBadge } from '../card/StatusBadge';
import type { Viewer } from '../card/statusLook';
import { useZoneNames } from '../../../ui/time/useZoneNames';
import { useRefreshWhenDue } from '../panel/useRefreshWhenDue';
import './week.css';
import type { Week } from './useWeek';
import { WeekAgenda } from './WeekAgenda';
import { WeekGrid } from './WeekGrid';
import { WeekHeader } from './WeekHeader';
import type { BookingList } from '../panel/useOlderBookings';
import { useHasRoom } from '../../../ui/page/useHasRoom';

interface WeekCalendarProps {
  week: Week;
  /** the bookings of that week */
  list: BookingList;
  viewer: Viewer;
  /** whether it stands beside a list, and not over one */
  isBeside: boolean;
  viewedId: string | undefined;
  onView: (id: string) => void;
  /** where else this leads */
  link: ReactNode;
}

/** Seven days beside each other need so much room for "10:30 AM" in each. */
const GRID_WIDTH = 620;

/** A person's bookings by day and hour: a grid, or an agenda where there is no room for one. */
export function WeekCalendar({ week, list, viewer, isBeside, viewedId, onView, link }: WeekCalendarProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const frame = useRef<HTMLElement>(null);
  const isGrid = useHasRoom(frame, GRID_WIDTH) && isBeside;
  const names = useZoneNames();
  useRefreshWhenDue(list);
  const { bookings, problem, isFetching, refresh } = list;
  const days = useMemo(
    () => week.days.map((day) => ({ day, blocks: dayBlocks(bookings ?? [], day, week.zone) })),
    [bookings, week],
  );
  const View = isGrid ? WeekGrid : WeekAgenda;
  return (
    <section ref={frame} className="dr-week" aria-labelledby={titleId} aria-busy={!bookings}>
      <WeekHeader week={week} titleId={titleId} />
      {problem ? (
        <ErrorAlert message={failureText(problem, t)} onRetry={refresh} isRetrying={isFetching} />
      ) : (
        <>
          <View {...{ week, days, viewer, viewedId, onView }} isLoading={!bookings} />
          <p className="dr-week-state" role="status">
            {!bookings ? t('week.loading') : bookings.length === 0 ? t('week.empty') : ''}
          </p>
          {isGrid && bookings && <Legend bookings={bookings} viewer={viewer} />}
        </>
      )}
      <p className="dr-week-foot">
        <span>{t('week.zone', { zone: zoneLabel(week.zone, names) })}</span> {link}
      </p>
    </section>
  );
}

/** The marks that stand in the grid, each with its word. */
function Legend({ bookings, viewer }: { bookings: readonly BookingRecord[]; viewer: Viewer }) {
  const { t } = useTranslation();
  const statuses = BOOKING_STATUSES.filter((each) => bookings.some(({ status }) => status === each));
  if (statuses.length === 0) return null;
  return (
    <ul className="dr-week-legend" aria-label={t('week.legend')}>
      {statuses.map((status) => (
        <li key={status}>
          <StatusBadge status={status} variant={viewer} />
        </li>
      ))}
    </ul>
  );
}
