import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { bookingListOf } from '../panel/bookingListOf';
import { useWeek, type Week } from './useWeek';
import type { BookingList } from '../panel/useOlderBookings';

/** As much of a query of a stretch of time as a week needs. */
type UseStretch = (stretch: { from: string; to: string }) => Parameters<typeof bookingListOf>[0] & {
  /** of this stretch, and never of the one before it */
  currentData?: readonly BookingRecord[];
};

export interface WeekBookings {
  week: Week;
  list: BookingList;
}

/** The week that a person looks at, and its bookings. */
export function useWeekBookings(useStretch: UseStretch): WeekBookings {
  const week = useWeek();
  const query = useStretch({ from: week.from, to: week.to });
  return { week, list: bookingListOf({ ...query, data: query.currentData }) };
}
