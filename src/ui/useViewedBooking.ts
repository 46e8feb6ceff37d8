import { useState } from 'react';
import type { BookingRecord } from '../contract/bookingRecord';

/** Which booking of a list was looked at last, and whether its dialog is open. Follows the list as it is read again. */
export function useViewedBooking(bookings: readonly BookingRecord[] | undefined) {
  const [viewedId, setViewedId] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const viewed = bookings?.find(({ id }) => id === viewedId) ?? null;
  return {
    viewed,
    /** for the dialog; none: closed */
    opened: isOpen ? viewed : null,
    view: (id: string) => {
      setViewedId(id);
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
  };
}
