import { useLocation } from 'react-router-dom';
import { readAskedTime } from '../../../shared/domain/booking/askedTime';
import { useAppSelector } from '../../store/store';
import { selectUserId } from '../../store/authSlice';
import { AskedBooking } from './AskedBooking';
import { BookingSteps } from './BookingSteps';
import { browserWorld } from './BookingWorld';
import type { BookingSettings } from './useBookingWizard';

/** Booking an interpreter, for the client who is signed in; another person gets a wizard of their own. */
export function BookingScreen({ world = browserWorld, actors }: Partial<BookingSettings>) {
  const userId = useAppSelector(selectUserId);
  const asked = readAskedTime(new URLSearchParams(useLocation().search));
  if (userId === null) return null;
  if (asked) return <AskedBooking asked={asked} />;
  return <BookingSteps key={userId} userId={userId} world={world} actors={actors} />;
}
