import { startTransition, useCallback, useState } from 'react';
import type { BookingRecord } from '../contract/bookingRecord';

/**
 * Which booking of a list was looked at last, and whether its dialog is open. Follows the list as it is read again.
 * Opening and closing give way to whatever the person does next.
 */
export function useViewedBooking(bookings: readonly BookingRecord[] | undefined) {
  const [viewedId, setViewedId] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const viewed = bookings?.find(({ id }) => id === viewedId) ?? null;
  const view = useCallback((id: string) => {
    startTransition(() => {
      setViewedId(id);
      setIsOpen(true);
    });
  }, []);
  const close = useCallback(() => startTransition(() => setIsOpen(false)), []);
  return {
    viewed,
    /** for the dialog; none: closed */
    opened: isOpen ? viewed : null,
    view,
    close,
  };
}
