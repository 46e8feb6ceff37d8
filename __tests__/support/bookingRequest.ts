import type { BookingPayload } from '../../src/shared/contract/bookings/bookingRecord';

interface Parties {
  clientId: string;
  interpreterId: string;
}

/** A request that the server takes from a client for an interpreter of 80 euros an hour; `changes` go on top. */
export function bookingRequest(
  { clientId, interpreterId }: Parties,
  changes: Partial<BookingPayload> = {},
): BookingPayload {
  return {
    hostPlatform: 'Zoom',
    meetingTitle: 'Quarterly review',
    meetingDate: '2026-02-10',
    meetingTime: '10:00',
    meetingAmPm: 'AM',
    meetingTimezone: 'GMT',
    meetingDuration: '1 hour',
    interpreterBookingFrom: 'English',
    interpreterBookingTo: 'Spanish',
    meetingSubject: 'Legal',
    meetingDescription: '',
    interpreter_id: interpreterId,
    client_id: clientId,
    selectedInterpreter: { name: 'Pat', pricePerHour: 80, durationInHours: 1, totalFee: 80 },
    ...changes,
  };
}
