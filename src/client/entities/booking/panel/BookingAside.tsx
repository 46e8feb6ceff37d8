import { type ReactNode, useMemo } from 'react';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';
import { BookingCardSkeleton } from './BookingCardSkeleton';
import { BookingHero } from './BookingHero';
import { groupBookings } from './groupBookings';
import { useNow } from '../../../ui/time/useNow';
import { useTranslation } from '../../../i18n/useTranslation';
import type { Viewer } from '../card/statusLook';
import type { BookingList } from './useOlderBookings';

interface BookingAsideProps {
  list: BookingList;
  /** the one that was looked at last */
  viewed: BookingRecord | null;
  viewer: Viewer;
  /** what to know while there is nothing to come */
  hint: ReactNode;
}

/** Beside a list: the booking that was looked at, otherwise the next one, otherwise a hint. */
export function BookingAside({ list, viewed, viewer, hint }: BookingAsideProps) {
  const { t } = useTranslation();
  const now = useNow(60_000);
  const next = useMemo(() => groupBookings(list.bookings ?? [], now).upcoming[0], [list.bookings, now]);
  const shown = viewed ?? next;
  if (list.problem) return null;
  if (!list.bookings) return <BookingCardSkeleton />;
  if (!shown) return hint;
  return <BookingHero heading={viewed ? t('ui.viewedBooking') : undefined} booking={shown} viewer={viewer} />;
}
