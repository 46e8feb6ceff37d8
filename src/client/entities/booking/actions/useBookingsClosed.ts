import { selectUser } from '../../../store/authSlice';
import { useAppSelector } from '../../../store/store';

/** Whether the reader's role leaves Bookings out: they can accept nothing, and decline as before. */
export function useBookingsClosed(): boolean {
  return useAppSelector(selectUser)?.closed_modules?.includes('bookings') === true;
}
