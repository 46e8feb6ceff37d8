import { startTransition, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BookingRecord } from '../../../../shared/contract/bookings/bookingRecord';

/**
 * Which booking of a list was looked at last, and whether its dialog is open; at first the one that the address names
 * by `?booking=`. Follows the list as it is read again.
 * Opening and closing give way to whatever the person does next.
 */
export function useViewedBooking(bookings: readonly BookingRecord[] | undefined) {
  const [params] = useSearchParams();
  const [viewedId, setViewedId] = useState(params.get('booking'));
  const [isOpen, setIsOpen] = useState(viewedId !== null);
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
