/** @embedded */
import fc from 'fast-check';
import { isHolding, statusAt } from '../../../../src/shared/domain/booking/bookingLife';
import { ROOM_PLATFORM } from '../../../../src/shared/domain/booking/meetingRoom';
import { meetingInstant } from '../../../../src/shared/domain/time/meetingInstant';
import { wallTimeAt } from '../../../../src/shared/domain/time/wallClock';
import { bookingRows } from '../../../../src/server/seed/bookingRows';
import { DEMO_CLIENT, DEMO_INTERPRETER } from '../../../../src/server/platform/demo/demoAccounts';
import { DEMO_INTERPRETERS } from '../../../../src/server/seed/demoInterpreters';
import { plansOfDemoAccounts } from '../../../../src/server/seed/plansOfDemoAccounts';
import { plansOfOthers } from '../../../../src/server/seed/plansOfOthers';

/** Any moment of five years, to the millisecond. */
const anyNow = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2031-01-01T00:00:00Z'),
  noInvalidDate: true,
});

const rowsAt = (now: Date) =>
  [...plansOfDemoAccounts(now), ...plansOfOthers(now)].map((plan) => bookingRows(plan, now));
const demoRowsAt = (now: Date) => plansOfDemoAccounts(now).map((plan) => bookingRows(plan, now));
const time = (value: unknown) => (value as Date).getTime();

describe('demo bookings made at any moment', () => {
  it('never hold an interpreter twice', () => {
    fc.assert(
      fc.property(anyNow, (now) => {
        const holding = rowsAt(now).flatMap(({ booking }) => (isHolding(booking.status) ? [booking] : []));
        for (const { id } of DEMO_INTERPRETERS) {
          const own = holding
            .filter(({ interpreter_id }) => interpreter_id === id)
            .sort((one, other) => time(one.starts_at) - time(other.starts_at));
          for (const [place, { starts_at }] of own.entries()) {
            if (place > 0) expect(time(starts_at)).toBeGreaterThanOrEqual(time(own[place - 1]?.ends_at));
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  it('are in the status that their times allow, with a history in order', () => {
    fc.assert(
      fc.property(anyNow, (now) => {
        for (const { booking, events } of rowsAt(now)) {
          const moments = {
            startsAt: time(booking.starts_at),
            endsAt: time(booking.ends_at),
            respondBy: time(booking.respond_by),
          };
          expect(statusAt(booking.status, now.getTime(), moments)).toBe(booking.status);
          expect(moments.respondBy).toBeLessThanOrEqual(moments.startsAt);
          if (booking.status === 'confirmed') expect(moments.startsAt).toBeGreaterThan(now.getTime());
          const told = events.map(({ at }) => time(at));
          expect([...told].sort((one, other) => one - other)).toEqual(told);
          expect(told.at(-1)).toBeLessThanOrEqual(now.getTime());
        }
      }),
      { numRuns: 15 },
    );
  });

  it('bear the wall time of their instant', () => {
    fc.assert(
      fc.property(anyNow, (now) => {
        for (const { booking } of rowsAt(now)) {
          const instant = meetingInstant({
            meetingDate: booking.meeting_date,
            meetingTime: booking.meeting_time,
            meetingAmPm: booking.meeting_half,
            meetingTimezone: booking.meeting_zone,
          });
          if (instant.kind === 'exact') expect(instant.at).toEqual(booking.starts_at);
          else expect(instant.kind).toBe('doubled');
        }
      }),
      { numRuns: 4 },
    );
  });

  it('leave the demo interpreter free on every weekday ahead, wherever one asks from', () => {
    const zones = ['America/Los_Angeles', 'EST', 'GMT', 'Europe/Rome', 'Asia/Tokyo', 'Pacific/Auckland'];
    fc.assert(
      fc.property(anyNow, fc.constantFrom(...zones), (now, zone) => {
        const ahead = demoRowsAt(now).filter(
          ({ booking }) =>
            booking.interpreter_id === DEMO_INTERPRETER.id &&
            isHolding(booking.status) &&
            time(booking.starts_at) > now.getTime(),
        );
        expect(ahead.length).toBeGreaterThanOrEqual(4);
        for (const { booking } of ahead) {
          for (const instant of [booking.starts_at, new Date(time(booking.ends_at) - 1)]) {
            const day = wallTimeAt(new Date(time(instant)), zone).meetingDate;
            expect([0, 6]).toContain(new Date(`${day}T00:00:00Z`).getUTCDay());
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('open a room for the demo client and the demo interpreter, and leave neither in another meeting then', () => {
    fc.assert(
      fc.property(anyNow, (now) => {
        const rows = demoRowsAt(now).map(({ booking }) => booking);
        const [open, ...more] = rows.filter(({ host_platform: platform }) => platform === ROOM_PLATFORM);
        expect(more).toEqual([]);
        expect(open).toMatchObject({ client_id: DEMO_CLIENT.id, interpreter_id: DEMO_INTERPRETER.id });
        expect(time(open?.ends_at) - now.getTime()).toBeGreaterThan(15 * 60_000);
        const beside = rows.filter(
          ({ client_id, starts_at, ends_at }) =>
            client_id === DEMO_CLIENT.id &&
            time(starts_at) < time(open?.ends_at) &&
            time(ends_at) > time(open?.starts_at),
        );
        expect(beside).toEqual([open]);
      }),
      { numRuns: 15 },
    );
  });

  it('let the session that runs for the demo interpreter end by the next half hour', () => {
    fc.assert(
      fc.property(anyNow, (now) => {
        const running = demoRowsAt(now).filter(
          ({ booking }) => booking.interpreter_id === DEMO_INTERPRETER.id && booking.status === 'in_progress',
        );
        expect(running).toHaveLength(1);
        const endsAt = time(running[0]?.booking.ends_at);
        expect(endsAt).toBeGreaterThan(now.getTime());
        expect(endsAt - now.getTime()).toBeLessThanOrEqual(30 * 60_000);
      }),
      { numRuns: 15 },
    );
  });
});
