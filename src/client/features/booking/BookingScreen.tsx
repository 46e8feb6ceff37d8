import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { readAskedTime } from '../../../shared/domain/booking/askedTime';
import { useAppSelector } from '../../store/store';
import { selectUserId } from '../../store/authSlice';
import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';
import { BookingSteps } from './BookingSteps';
import { type BookingSettings, browserWorld } from './useBookingWizard';
import { Bone } from '../../ui/feedback/Bone';

/** For who comes from a public page. */
const { Component: AskedBooking } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "asked-booking" */ './AskedBooking')).AskedBooking,
);

/** Booking an interpreter, for the client who is signed in; another person gets a wizard of their own. */
export function BookingScreen({ world = browserWorld, actors }: Partial<BookingSettings>) {
  const userId = useAppSelector(selectUserId);
  const asked = readAskedTime(new URLSearchParams(useLocation().search));
  if (userId === null) return null;
  if (asked)
    return (
      <Suspense fallback={<Bone />}>
        <AskedBooking asked={asked} />
      </Suspense>
    );
  return <BookingSteps key={userId} userId={userId} world={world} actors={actors} />;
}
