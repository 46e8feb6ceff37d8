/**
 * A booking's life as data (`product.md`, section 6). The server enforces it inside one transaction; screens
 * ask it which buttons to show. Instants are epoch milliseconds, "now" is always given.
 */
export const BOOKING_STATUSES = [
  'pending',
  'confirmed',
  'in_progress',
  'completed',
  'cancelled',
  'declined',
  'expired',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** The actors that can move a booking; `time` is the clock. */
export type BookingActor = 'client' | 'interpreter' | 'time';

export const BOOKING_ACTIONS = ['accept', 'decline', 'expire', 'cancel', 'join', 'end', 'complete'] as const;
export type BookingAction = (typeof BOOKING_ACTIONS)[number];

/** The statuses that hold the interpreter's time; the exclusion constraint lists the same three. */
export const HOLDING_STATUSES = [
  'pending',
  'confirmed',
  'in_progress',
] as const satisfies readonly BookingStatus[];

export const MAX_OPEN_REQUESTS = 20;
export const RESPONSE_WINDOW_MS = 24 * 3_600_000;
export const JOIN_OPENS_BEFORE_MS = 15 * 60_000;
/** How many bookings one list gives at most, newest first; older ones are asked for a page at a time. */
export const BOOKING_LIST_SIZE = 200;
/** A meeting may start at most two years ahead. */
export const MAX_AHEAD_MS = 2 * 366 * 24 * 3_600_000;

export interface BookingMoments {
  startsAt: number;
  endsAt: number;
  respondBy: number;
}

export interface Transition {
  action: BookingAction;
  from: BookingStatus;
  by: readonly BookingActor[];
  to: BookingStatus;
  when: (now: number, moments: BookingMoments) => boolean;
}

const beforeDeadline = (now: number, { respondBy }: BookingMoments) => now < respondBy;
const beforeStart = (now: number, { startsAt }: BookingMoments) => now < startsAt;
const whileJoinable = (now: number, { startsAt, endsAt }: BookingMoments) =>
  now >= startsAt - JOIN_OPENS_BEFORE_MS && now < endsAt;
const afterEnd = (now: number, { endsAt }: BookingMoments) => now >= endsAt;

export const TRANSITIONS: readonly Transition[] = [
  { action: 'accept', from: 'pending', by: ['interpreter'], to: 'confirmed', when: beforeDeadline },
  { action: 'decline', from: 'pending', by: ['interpreter'], to: 'declined', when: beforeDeadline },
  {
    action: 'expire',
    from: 'pending',
    by: ['time'],
    to: 'expired',
    when: (now, { respondBy }) => now >= respondBy,
  },
  { action: 'cancel', from: 'pending', by: ['client'], to: 'cancelled', when: beforeDeadline },
  { action: 'cancel', from: 'confirmed', by: ['client', 'interpreter'], to: 'cancelled', when: beforeStart },
  {
    action: 'join',
    from: 'confirmed',
    by: ['client', 'interpreter'],
    to: 'in_progress',
    when: whileJoinable,
  },
  // and only once they have checked in
  {
    action: 'end',
    from: 'in_progress',
    by: ['interpreter'],
    to: 'completed',
    when: (now, { startsAt }) => now >= startsAt,
  },
  { action: 'complete', from: 'in_progress', by: ['time'], to: 'completed', when: afterEnd },
  { action: 'complete', from: 'confirmed', by: ['time'], to: 'completed', when: afterEnd },
];

/** The transition that `action` by `actor` means for a booking in `status` at `now`, or null when it may not be. */
export function findTransition(
  action: BookingAction,
  actor: BookingActor,
  status: BookingStatus,
  now: number,
  moments: BookingMoments,
): Transition | null {
  const found = TRANSITIONS.find(
    (each) => each.action === action && each.from === status && each.by.includes(actor),
  );
  return found?.when(now, moments) ? found : null;
}

/** The transition that time alone brings a booking in `status` at `now`, or null while none is due. */
export function findTimedTransition(
  status: BookingStatus,
  now: number,
  moments: BookingMoments,
): Transition | null {
  const due = TRANSITIONS.find(
    (each) => each.from === status && each.by.includes('time') && each.when(now, moments),
  );
  return due ?? null;
}

/** The meaning of a stored status at `now`, whether or not anybody has written down yet that its time has come. */
export function statusAt(status: BookingStatus, now: number, moments: BookingMoments): BookingStatus {
  return findTimedTransition(status, now, moments)?.to ?? status;
}

/** A person's possible actions on a booking now: the buttons of its card. */
export function allowedActions(
  actor: BookingActor,
  status: BookingStatus,
  now: number,
  moments: BookingMoments,
): BookingAction[] {
  return BOOKING_ACTIONS.filter((action) => findTransition(action, actor, status, now, moments));
}

/** The interpreter must answer within 24 hours of the request, but never later than the start. */
export function respondBy(requestedAt: number, startsAt: number): number {
  return Math.min(requestedAt + RESPONSE_WINDOW_MS, startsAt);
}

export function isHolding(status: BookingStatus): boolean {
  return (HOLDING_STATUSES as readonly BookingStatus[]).includes(status);
}

/** Statuses are compared without regard to case; a missing one is pending, an unknown one is told apart by null. */
export function readStatus(raw: string | null | undefined): BookingStatus | null {
  const status = (raw ?? '').trim().toLowerCase() || 'pending';
  return BOOKING_STATUSES.find((each) => each === status) ?? null;
}

/** Notifications about a start this near are sent at once, also in quiet hours, and come first. */
const URGENT_MS = 24 * 3_600_000;

/** Whether a start is so close that a word about it cannot wait; both in epoch milliseconds. */
export function isUrgentStart(startsAt: number, now: number): boolean {
  return startsAt > now && startsAt - now <= URGENT_MS;
}
