import fc from 'fast-check';
import {
  allowedActions,
  BOOKING_ACTIONS,
  BOOKING_STATUSES,
  findTimedTransition,
  findTransition,
  HOLDING_STATUSES,
  isHolding,
  JOIN_OPENS_BEFORE_MS,
  readStatus,
  respondBy,
  statusAt,
  TRANSITIONS,
  type BookingActor,
  type BookingStatus,
} from '../../../src/shared/domain/booking/bookingLife';

const HOUR = 3_600_000;
/** Requested at 0, a day to answer, an hour from hour 48 on. */
const moments = { respondBy: 24 * HOUR, startsAt: 48 * HOUR, endsAt: 49 * HOUR };
const at = (hours: number) => hours * HOUR;

describe("a booking's life", () => {
  it.each([
    ['pending', 'interpreter', at(23), ['accept', 'decline']],
    ['pending', 'interpreter', at(24), []],
    ['pending', 'client', at(1), ['cancel']],
    ['pending', 'client', at(24), []],
    ['confirmed', 'interpreter', at(30), ['cancel']],
    ['confirmed', 'client', at(30), ['cancel']],
    ['confirmed', 'client', at(48) - JOIN_OPENS_BEFORE_MS - 1, ['cancel']],
    ['confirmed', 'client', at(48) - JOIN_OPENS_BEFORE_MS, ['cancel', 'join']],
    ['confirmed', 'client', at(48), ['join']],
    ['confirmed', 'interpreter', at(49) - 1, ['join']],
    ['confirmed', 'interpreter', at(49), []],
    ['in_progress', 'interpreter', at(48.5), ['end']],
    ['in_progress', 'client', at(48.5), []],
    ['completed', 'client', at(50), []],
    ['cancelled', 'interpreter', at(1), []],
    ['declined', 'client', at(1), []],
    ['expired', 'interpreter', at(25), []],
  ] as const)('lets, while %s, the %s at %d do %j', (status, actor, now, actions) => {
    expect(allowedActions(actor, status, now, moments)).toEqual(actions);
  });

  it.each([
    ['pending', at(24) - 1, 'pending'],
    ['pending', at(24), 'expired'],
    ['confirmed', at(49) - 1, 'confirmed'],
    ['confirmed', at(49), 'completed'],
    ['in_progress', at(49), 'completed'],
    ['cancelled', at(100), 'cancelled'],
  ] as const)('makes of %s at %d by time alone %s', (status, now, later) => {
    expect(statusAt(status, now, moments)).toBe(later);
  });

  it('knows no action by anybody in a status that is final, and no return to pending', () => {
    const final: BookingStatus[] = ['completed', 'cancelled', 'declined', 'expired'];
    expect(TRANSITIONS.filter(({ from }) => final.includes(from))).toEqual([]);
    expect(TRANSITIONS.filter(({ to }) => to === 'pending')).toEqual([]);
  });

  it('never lets a person do at one moment what time has already undone', () => {
    const anything = fc.record({
      action: fc.constantFrom(...BOOKING_ACTIONS),
      actor: fc.constantFrom<BookingActor>('client', 'interpreter'),
      status: fc.constantFrom(...BOOKING_STATUSES),
      now: fc.integer({ min: 0, max: at(60) }),
    });
    fc.assert(
      fc.property(anything, ({ action, actor, status, now }) => {
        const due = findTimedTransition(status, now, moments);
        const allowed = findTransition(action, actor, status, now, moments);
        // The interpreter may still end a session that time is about to complete: both lead to completed.
        if (due && allowed) expect(allowed.to).toBe(due.to);
      }),
    );
  });

  it('holds the time in three statuses only', () => {
    expect(BOOKING_STATUSES.filter(isHolding)).toEqual([...HOLDING_STATUSES]);
  });

  it('gives the interpreter a day to answer, but never longer than to the start', () => {
    expect(respondBy(0, at(48))).toBe(at(24));
    expect(respondBy(0, at(3))).toBe(at(3));
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (requestedAt, wait) => {
        const deadline = respondBy(requestedAt, requestedAt + wait);
        expect(deadline).toBeLessThanOrEqual(requestedAt + wait);
        expect(deadline - requestedAt).toBeLessThanOrEqual(at(24));
      }),
    );
  });
});

describe('a status as it was written', () => {
  it.each([
    ['Confirmed', 'confirmed'],
    [' IN_PROGRESS ', 'in_progress'],
    [undefined, 'pending'],
    [null, 'pending'],
    ['', 'pending'],
    ['postponed', null],
  ])('%j reads as %j', (raw, status) => {
    expect(readStatus(raw)).toBe(status);
  });
});
