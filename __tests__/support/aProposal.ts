import type { TimeProposal } from '../../src/shared/contract/bookings/bookingRecord';

/** Another time that one side of a booking proposes, on 3 January 2030 for three days later. */
export const aProposal = (by: TimeProposal['by']): TimeProposal => ({
  by,
  at: '2030-01-03T09:00:00.000Z',
  meetingDate: '2030-01-06',
  meetingTime: '09:00',
  meetingAmPm: 'AM',
  meetingTimezone: 'GMT',
  meetingUtcOffset: null,
  startsAt: '2030-01-06T09:00:00.000Z',
  endsAt: '2030-01-06T11:00:00.000Z',
  expiresAt: '2030-01-04T09:00:00.000Z',
});
