import { useState } from 'react';
import { type SlotSearch, useListSlotsQuery } from '../../api/availabilityApi';
import { wallClock } from '../../../shared/domain/time/wallClock';
import { addDays } from '../../../shared/domain/time/weekDays';
import { useNow } from '../../ui/time/useNow';
import { DAYS_SHOWN, daysBetween, slotDays } from './slotDays';

/** Whose free times: of one interpreter, or of all who offer a pair; and of how long a session. */
export type SlotsOf = Pick<SlotSearch, 'interpreter_id' | 'pair' | 'booking_id' | 'duration'>;

/** Times further ahead are typed; the server takes them up to two years ahead. */
const MOST_WEEKS = 52;

/** The week of free times that is shown, and its day; both follow the day that is typed. */
export function useSlotWeek(of: SlotsOf, zone: string, typedDay: string | null) {
  const today = wallClock(useNow(60_000), zone).date;
  const [place, setPlace] = useState<{ typedDay: string | null; week: number; day: string | null }>({
    ...{ typedDay: null, week: 0, day: null },
  });
  // what was typed last leads, until another day is chosen here
  const weekOf = (day: string) =>
    Math.min(MOST_WEEKS - 1, Math.max(0, Math.floor(daysBetween(today, day) / DAYS_SHOWN)));
  const follows = typedDay !== place.typedDay;
  const shown = follows && typedDay ? { typedDay, week: weekOf(typedDay), day: typedDay } : place;
  if (follows) setPlace({ ...shown, typedDay });
  const { week, day } = shown;

  const first = addDays(today, week * DAYS_SHOWN);
  const search = (from: string): SlotSearch => ({ ...of, from, days: DAYS_SHOWN, zone });
  const { currentData: data, error, isFetching, refetch } = useListSlotsQuery(search(first));
  const soonest = useListSlotsQuery(search(today)).currentData;
  const days = slotDays(first, data?.slots ?? [], zone);
  const chosen = days.find(({ date }) => date === day);
  const open = chosen ?? days.find(({ slots }) => slots.length > 0) ?? days[0];
  const next = soonest?.slots[0] ?? soonest?.next ?? null;
  return {
    zone,
    days,
    /** the day whose times are shown */
    open: open ?? { date: first, slots: [] },
    week,
    isFirst: week === 0,
    isLast: week === MOST_WEEKS - 1,
    /** null while nobody knows, or where there is none within eight weeks */
    next: next && Date.parse(next.startsAt),
    /** of the one interpreter whose times these are */
    interpreterZone: data?.zone ?? null,
    isNowhere: soonest !== undefined && next === null,
    isLoading: !data && !error,
    error: isFetching ? undefined : error,
    retry: () => void refetch(),
    show: (date: string) => setPlace({ typedDay, week: weekOf(date), day: date }),
    /** another week, on the same day of it */
    turn: (weeks: 1 | -1) =>
      setPlace({ typedDay, week: Math.min(MOST_WEEKS - 1, Math.max(0, week + weeks)), day: null }),
  };
}

export type SlotWeek = ReturnType<typeof useSlotWeek>;
