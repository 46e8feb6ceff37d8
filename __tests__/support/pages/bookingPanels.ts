import type { BookingRecord } from '../../../src/shared/contract/bookings/bookingRecord';
import { getClientRecords } from '../../../src/shared/contract/bookings/client';
import { getInterpreterRecords } from '../../../src/shared/contract/interpreters/interpreter';
import { paths } from '../../../src/client/paths';
import { aBooking } from '../aBooking';
import { DEMO_CLIENT, DEMO_INTERPRETER } from './demoPeople';

/** The two panels of bookings as the specification words them. */
export const BOOKING_PANELS = {
  client: {
    email: DEMO_CLIENT,
    path: paths.client.records,
    read: `**${getClientRecords.path}`,
    title: 'Booking Records',
    subtitle: 'Your recent booking history',
    loading: 'Loading records...',
    empty: ['No booking records found', 'Your booking history will appear here'],
    dialog: 'Booking Details',
  },
  interpreter: {
    email: DEMO_INTERPRETER,
    path: paths.interpreter.records,
    read: `**${getInterpreterRecords.path}`,
    title: 'My Bookings',
    subtitle: 'Your upcoming and completed sessions',
    loading: 'Loading bookings...',
    empty: ['No bookings found', 'Your upcoming sessions will appear here'],
    dialog: 'Session Details',
  },
} as const;
export type Side = keyof typeof BOOKING_PANELS;
export const SIDES = Object.keys(BOOKING_PANELS) as Side[];

/** Far enough ahead that nothing about it is over, whenever this runs. */
const AHEAD = '2036-01-05';
export const bookingAhead = (changes: Partial<BookingRecord> = {}) =>
  aBooking({
    meetingDate: AHEAD,
    startsAt: `${AHEAD}T21:30:00.000Z`,
    endsAt: `${AHEAD}T23:30:00.000Z`,
    respondBy: '2036-01-04T09:00:00.000Z',
    ...changes,
  });

/** The same several times over, each with an id and a title of its own. */
export const bookingsAhead = (changes: Readonly<Record<string, Partial<BookingRecord>>>): BookingRecord[] =>
  Object.entries(changes).map(([meetingTitle, change], index) =>
    bookingAhead({
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      meetingTitle,
      ...change,
    }),
  );
