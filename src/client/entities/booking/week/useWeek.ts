import { useMemo, useState } from 'react';
import { dayBounds } from '../../../../shared/domain/time/dayBounds';
import { wallClock } from '../../../../shared/domain/time/wallClock';
import { addDays, weekDays } from '../../../../shared/domain/time/weekDays';
import { readerZone } from '../../../ui/time/readerZone';
import { useNow } from '../../../ui/time/useNow';

export interface Week {
  /** seven days as `YYYY-MM-DD`, Monday first */
  days: readonly string[];
  /** ISO 8601 instants: its first moment, and the first after it */
  from: string;
  to: string;
  today: string;
  /** the reader's, by whose clock it is laid out */
  zone: string;
  isPresent: boolean;
  /** so many weeks on, or back where negative */
  move: (weeks: number) => void;
  toPresent: () => void;
}

/** Which week a person looks at: the present one until they move. */
export function useWeek(): Week {
  const zone = readerZone();
  const today = wallClock(useNow(60_000), zone).date;
  const [moved, setMoved] = useState(0);
  return useMemo(() => {
    const days = weekDays(addDays(today, 7 * moved));
    const instant = (at: number) => new Date(at).toISOString();
    return {
      days,
      from: instant(dayBounds(days[0] ?? today, zone).from),
      to: instant(dayBounds(days[6] ?? today, zone).to),
      today,
      zone,
      isPresent: moved === 0,
      move: (weeks) => setMoved((before) => before + weeks),
      toPresent: () => setMoved(0),
    };
  }, [today, moved, zone]);
}
