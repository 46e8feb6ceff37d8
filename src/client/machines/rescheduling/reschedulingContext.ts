import type { ApiError } from '../../../shared/contract/base/apiError';
import type { RescheduleStanding } from '../../../shared/domain/booking/rescheduling';

/** A time as a person gives it; the offset settles an hour that happens twice that day. */
export interface TimeWish {
  meetingDate: string;
  meetingTime: string;
  meetingAmPm: 'AM' | 'PM';
  meetingTimezone: string;
  meetingUtcOffset?: string;
}

export interface SeenBooking {
  id: string;
  /** as last seen: nobody agrees to what they did not see */
  version: number;
}

export interface ReschedulingContext {
  booking: SeenBooking;
  standing: RescheduleStanding;
  wish: TimeWish | null;
  /** why the last proposal was refused; the form says it */
  problem: ApiError | null;
}

export type ReschedulingEvent =
  | { type: 'booking.seen'; booking: SeenBooking; standing: RescheduleStanding }
  | { type: 'choosing.started' }
  | { type: 'choosing.dismissed' }
  | { type: 'time.submitted'; wish: TimeWish }
  | { type: 'proposal.accepted' }
  | { type: 'proposal.declined' }
  | { type: 'proposal.withdrawn' };
