import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRecord } from '../contract/bookingRecord';
import { BookingHero } from './BookingHero';
import { groupBookings } from './groupBookings';
import type { Viewer } from './statusLook';
import { useNow } from './useNow';

interface BookingAsideProps {
  bookings: readonly BookingRecord[];
  /** the one that was looked at last */
  viewed: BookingRecord | null;
  viewer: Viewer;
  /** what to do while there is nothing to come */
  hint: ReactNode;
}

/** Beside a list: the booking that was looked at, otherwise the next one, otherwise a hint. */
export function BookingAside({ bookings, viewed, viewer, hint }: BookingAsideProps) {
  const { t } = useTranslation();
  const next = groupBookings(bookings, useNow(60_000)).upcoming[0];
  const shown = viewed ?? next;
  if (!shown) return <div className="dr-split-aside dr-hint">{hint}</div>;
  const nextHeading = t(shown.status === 'pending' ? 'ui.nextRequest' : 'ui.nextSession');
  return (
    <div className="dr-split-aside">
      <BookingHero heading={viewed ? t('ui.viewedBooking') : nextHeading} booking={shown} viewer={viewer} />
    </div>
  );
}
