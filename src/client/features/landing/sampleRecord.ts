import type { BookingRecord } from '../../../shared/contract/bookings/bookingRecord';
import { sampleDate } from './sampleDate';

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** A confirmed hour nine days from `now`, at half past nine in the morning UTC. */
export function sampleRecord(now: Date, words: { title: string; person: string }): BookingRecord {
  const meetingDate = sampleDate(now);
  return {
    id: NOBODY,
    client_id: NOBODY,
    interpreter_id: NOBODY,
    meetingTitle: words.title,
    meetingSubject: 'Legal',
    meetingDescription: '',
    meetingDate,
    meetingTime: '09:30',
    meetingAmPm: 'AM',
    meetingTimezone: 'GMT',
    meetingUtcOffset: null,
    meetingDuration: '1 hour',
    hostPlatform: 'Zoom',
    interpreterBookingFrom: 'English',
    interpreterBookingTo: 'Japanese',
    status: 'confirmed',
    startsAt: `${meetingDate}T09:30:00.000Z`,
    endsAt: `${meetingDate}T10:30:00.000Z`,
    respondBy: now.toISOString(),
    createdAt: now.toISOString(),
    version: 1,
    cancellation: null,
    leastCancellation: null,
    proposal: null,
    clientStanding: { rating: null, reviews: 0 },
    aftermath: null,
    clientName: '',
    clientAvatar: null,
    clientEmail: '',
    selectedInterpreter: {
      name: words.person,
      avatar: null,
      pricePerHour: 50,
      durationInHours: 1,
      totalFee: 50,
    },
  };
}
