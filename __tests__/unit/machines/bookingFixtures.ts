import type { ApiError } from '../../../src/shared/contract/base/apiError';
import type { BookingRecord } from '../../../src/shared/contract/bookings/bookingRecord';
import type { BookingDetails } from '../../../src/client/machines/bookingWizard/bookingDetails';
import { blankDetails } from '../../../src/client/machines/bookingWizard/bookingDetails';
import {
  bookingRequest,
  type BookingRequest,
} from '../../../src/client/machines/bookingWizard/bookingRequest';
import type { ChosenInterpreter } from '../../../src/client/machines/bookingWizard/chosenInterpreter';

export const CLIENT_ID = 'c11e0000-0000-4000-8000-000000000001';
export const INTERPRETER_ID = 'a0000000-0000-4000-8000-000000000001';
export const BOOKING_ID = 'b0000000-0000-4000-8000-000000000001';
export const NOW = Date.parse('2026-03-02T09:00:00Z');

export const amina: ChosenInterpreter = {
  id: INTERPRETER_ID,
  name: 'Amina Haddad',
  imageUrl: '/amina.webp',
  pricePerHourCents: 6250,
  languages: ['English', 'Arabic', 'French'],
};

export const filledDetails: BookingDetails = {
  ...blankDetails('GMT'),
  meetingTitle: 'Ward round',
  meetingDate: '2026-03-04',
  meetingTime: '02:30',
  meetingAmPm: 'PM',
  interpreterBookingFrom: 'English',
  interpreterBookingTo: 'Arabic',
  meetingSubject: 'Medical',
};

export const filledRequest: BookingRequest = bookingRequest(filledDetails, amina, CLIENT_ID, null);

export function recordOf(
  request: Partial<BookingRequest> = {},
  changes: Partial<BookingRecord> = {},
): BookingRecord {
  const { selectedInterpreter, ...fields } = { ...filledRequest, ...request };
  return {
    ...fields,
    id: BOOKING_ID,
    meetingUtcOffset: fields.meetingUtcOffset ?? null,
    status: 'pending',
    startsAt: '2026-03-04T14:30:00.000Z',
    endsAt: '2026-03-04T15:30:00.000Z',
    respondBy: '2026-03-03T09:00:00.000Z',
    createdAt: '2026-03-02T09:00:00.000Z',
    version: 1,
    cancellation: null,
    leastCancellation: null,
    proposal: null,
    clientStanding: { rating: null, reviews: 0 },
    aftermath: null,
    clientName: 'Clara Client',
    clientAvatar: null,
    clientEmail: 'client@dragoman.example',
    selectedInterpreter: { avatar: null, ...selectedInterpreter },
    ...changes,
  };
}

export function refusal(code: ApiError['code'], changes: Partial<ApiError> = {}): ApiError {
  return {
    code,
    status: 409,
    message: `refused: ${code}`,
    issues: [],
    data: null,
    retryAfter: null,
    ...changes,
  };
}

export const lostAnswer = refusal('NETWORK', { status: 0, message: '' });
