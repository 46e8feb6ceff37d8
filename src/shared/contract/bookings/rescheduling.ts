import { z } from 'zod';
import { BookingPayload, BookingRecord, SeenVersion } from './bookingRecord';
import { defineEndpoint } from '../base/endpoint';
import { Id } from '../base/fields';

const PREFIX = '/v2/api/booking' as const;

const SEEN = z.object({
  id: Id.describe("one's own booking"),
  version: SeenVersion,
});

const { meetingDate, meetingTime, meetingAmPm, meetingTimezone, meetingUtcOffset } = BookingPayload.shape;

/** Moving a confirmed booking: one side proposes a time, and the booking keeps its own until the other consents. */
export const proposeTime = defineEndpoint({
  name: 'proposeTime',
  method: 'POST',
  path: `${PREFIX}/propose_time`,
  access: 'signedIn',
  summary:
    'Propose another time for a confirmed booking; takes the place of an open proposal. Checked like a booking',
  request: SEEN.extend({ meetingDate, meetingTime, meetingAmPm, meetingTimezone, meetingUtcOffset }),
  data: BookingRecord,
  refusals: [
    'NOT_FOUND',
    'WRONG_STATUS',
    'BOOKING_CHANGED',
    'NOT_LISTED',
    'SLOT_TAKEN',
    'NOT_AVAILABLE',
    'TOO_MANY_CHANGES',
    'TOO_MANY_REQUESTS',
  ],
});

export const answerProposal = defineEndpoint({
  name: 'answerProposal',
  method: 'POST',
  path: `${PREFIX}/answer_proposal`,
  access: 'signedIn',
  summary:
    "Consent to the other side's proposal, which moves the booking, or decline it, which changes nothing",
  request: SEEN.extend({ agrees: z.boolean().describe('true moves the booking, false keeps its time') }),
  data: BookingRecord,
  refusals: ['NOT_FOUND', 'WRONG_STATUS', 'BOOKING_CHANGED', 'NO_PROPOSAL', 'SLOT_TAKEN', 'NOT_AVAILABLE'],
});

export const withdrawProposal = defineEndpoint({
  name: 'withdrawProposal',
  method: 'POST',
  path: `${PREFIX}/withdraw_proposal`,
  access: 'signedIn',
  summary: "Take back one's own proposal; the booking keeps its time",
  request: SEEN,
  data: BookingRecord,
  refusals: ['NOT_FOUND', 'WRONG_STATUS', 'BOOKING_CHANGED', 'NO_PROPOSAL'],
});
