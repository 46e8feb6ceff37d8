import { reschedulingApi } from '../../src/api/reschedulingApi';
import { aBooking } from './aBooking';

const booking = aBooking();
const seen = { id: booking.id, version: 1 };
const BOOKINGS = [
  'getInterpreterRecords',
  'getClientRecords',
  'getThread',
  'getFreeTimes',
  'getBooking',
  'getSession',
  'getBookingHistory',
  'getCalendarFile',
];

/** Writes of a booking's life after it was agreed, and the reads that each must reach. */
export const LIFE_WRITES = {
  proposeTime: {
    start: reschedulingApi.endpoints.proposeTime.initiate({
      ...seen,
      meetingDate: '2030-01-06',
      meetingTime: '11:00',
      meetingAmPm: 'AM',
      meetingTimezone: 'GMT',
    }),
    data: booking,
    reaches: BOOKINGS,
  },
  answerProposal: {
    start: reschedulingApi.endpoints.answerProposal.initiate({ ...seen, agrees: true }),
    data: booking,
    reaches: BOOKINGS,
  },
  withdrawProposal: {
    start: reschedulingApi.endpoints.withdrawProposal.initiate(seen),
    data: booking,
    reaches: BOOKINGS,
  },
};
