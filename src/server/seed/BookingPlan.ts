import type { MeetingDuration } from '../../shared/domain/booking/bookingChoices';
import type { BookingStatus } from '../../shared/domain/booking/bookingLife';
import type { DemoAccount } from '../platform/demo/demoAccounts';
import type { IdentifiedInterpreter } from './demoInterpreters';

/** A booking of the demo data, before its history is told. */
export interface BookingPlan {
  interpreter: IdentifiedInterpreter;
  client: DemoAccount;
  status: BookingStatus;
  startsAt: Date;
  duration: MeetingDuration;
  /** hours before now (pending and confirmed) or before the start (the others) at which it was requested */
  requestedHoursBefore: number;
  /** nobody joined: both are asked whether it took place */
  isUnattended?: boolean;
  /** index into the scenes */
  scene: number;
}
