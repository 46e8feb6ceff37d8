import type { BookingRecord } from '../../src/shared/contract/bookings/bookingRecord';
import { clientPerson, interpreterPerson } from './people';

/** A pending request for Jan 5, 2030, 02:30 PM PDT with everything filled in; a test names what matters to it. */
export function aBooking(changes: Partial<BookingRecord> = {}): BookingRecord {
  return {
    id: '7c1d0f4e-3f0a-4a52-8f7e-000000000001',
    client_id: clientPerson.id,
    interpreter_id: interpreterPerson.id,
    meetingTitle: 'Lease review',
    meetingSubject: 'Legal',
    meetingDescription: 'Clause by clause.',
    meetingDate: '2030-01-05',
    meetingTime: '02:30',
    meetingAmPm: 'PM',
    meetingTimezone: 'PDT',
    meetingUtcOffset: null,
    meetingDuration: '2 hours',
    hostPlatform: 'Zoom',
    interpreterBookingFrom: 'English',
    interpreterBookingTo: 'Japanese',
    status: 'pending',
    startsAt: '2030-01-05T21:30:00.000Z',
    endsAt: '2030-01-05T23:30:00.000Z',
    respondBy: '2030-01-04T09:00:00.000Z',
    createdAt: '2030-01-03T09:00:00.000Z',
    version: 1,
    cancellation: null,
    leastCancellation: null,
    proposal: null,
    clientStanding: { rating: null, reviews: 0 },
    aftermath: null,
    clientName: 'Clara Client',
    clientAvatar: null,
    clientEmail: 'client@dragoman.example',
    selectedInterpreter: {
      name: 'Ines Interpreter',
      avatar: null,
      pricePerHour: 62.5,
      durationInHours: 2,
      totalFee: 125,
    },
    ...changes,
  };
}

/** The same at another time: `startsAt` given, the rest derived as it stands in UTC. */
export function aBookingAt(startsAt: string, changes: Partial<BookingRecord> = {}): BookingRecord {
  const start = new Date(startsAt);
  return aBooking({
    id: crypto.randomUUID(),
    meetingDate: startsAt.slice(0, 10),
    meetingTimezone: 'GMT',
    startsAt: start.toISOString(),
    endsAt: new Date(start.getTime() + 2 * 3_600_000).toISOString(),
    respondBy: new Date(start.getTime() - 3_600_000).toISOString(),
    ...changes,
  });
}
