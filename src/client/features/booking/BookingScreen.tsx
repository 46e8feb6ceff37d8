import { useAppSelector } from '../../store/store';
import { selectUserId } from '../../store/authSlice';
import { BookingSteps } from './BookingSteps';
import { browserWorld } from './BookingWorld';
import type { BookingSettings } from './useBookingWizard';

/** Booking an interpreter, for the client who is signed in; another person gets a wizard of their own. */
export function BookingScreen({ world = browserWorld, actors }: Partial<BookingSettings>) {
  const userId = useAppSelector(selectUserId);
  if (userId === null) return null;
  return <BookingSteps key={userId} userId={userId} world={world} actors={actors} />;
}
