import {
  type BookingAction,
  type BookingActor,
  type BookingStatus,
  respondBy,
} from '../../shared/domain/booking/bookingLife';
import type { HostPlatform, MeetingDuration } from '../../shared/domain/booking/bookingChoices';
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
  /** where it is held, if not where its scene is */
  platform?: HostPlatform;
}

export interface PlannedEvent {
  at: Date;
  actor: BookingActor;
  action: BookingAction | 'request';
  to: BookingStatus;
}

const HOUR_MS = 3_600_000;

/** How a planned booking came to be what it is, from its request on. */
export function historyOf(plan: BookingPlan, endsAt: Date, now: Date): PlannedEvent[] {
  const isAhead = plan.status === 'pending' || plan.status === 'confirmed';
  const requestedAt = (isAhead ? now : plan.startsAt).getTime() - plan.requestedHoursBefore * HOUR_MS;
  const after = (hours: number) => new Date(requestedAt + hours * HOUR_MS);
  const requested: PlannedEvent = { at: after(0), actor: 'client', action: 'request', to: 'pending' };
  const accepted: PlannedEvent = { at: after(4), actor: 'interpreter', action: 'accept', to: 'confirmed' };
  const joined: PlannedEvent = { at: plan.startsAt, actor: 'client', action: 'join', to: 'in_progress' };
  const deadline = new Date(respondBy(requestedAt, plan.startsAt.getTime()));
  const told: Record<BookingStatus, PlannedEvent[]> = {
    pending: [],
    confirmed: [accepted],
    in_progress: [accepted, joined],
    completed: [
      accepted,
      ...(plan.isUnattended ? [] : [joined]),
      { at: endsAt, actor: 'time', action: 'complete', to: 'completed' },
    ],
    cancelled: [accepted, { at: after(26), actor: 'client', action: 'cancel', to: 'cancelled' }],
    declined: [{ at: after(6), actor: 'interpreter', action: 'decline', to: 'declined' }],
    expired: [{ at: deadline, actor: 'time', action: 'expire', to: 'expired' }],
  };
  return [requested, ...told[plan.status]];
}
