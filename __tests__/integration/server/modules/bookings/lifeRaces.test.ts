import type { BookingRecord } from '../../../../../src/shared/contract/bookings/bookingRecord';
import { isHolding } from '../../../../../src/shared/domain/booking/bookingLife';
import { doOverlap } from '../../../../../src/shared/domain/booking/freeAlternatives';
import { acceptBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import { cancelBooking } from '../../../../../src/server/modules/bookings/cancelBooking';
import { getInterpreterRecords } from '../../../../../src/server/modules/bookings/listBookings';
import { answerProposal } from '../../../../../src/server/modules/rescheduling/answerProposal';
import { proposeTime } from '../../../../../src/server/modules/rescheduling/proposeTime';
import { letTimePass } from '../../../../support/letTimePass';
import { bookingScenes, callerOf, outcomesOf, type BookingScene } from '../../../../support/bookingScene';

/** A short form of the race; on PostgreSQL more of it can go wrong, so there are more rounds where it is given. */
const ROUNDS = process.env['DATABASE_URL'] ? 20 : 5;

const sceneOfTest = bookingScenes();
let scene: BookingScene;
beforeEach(() => {
  scene = sceneOfTest();
});

const client = () => callerOf(scene.client);
const interpreter = () => callerOf(scene.interpreter);
const dayOf = (round: number) => `2026-02-${String(round + 1).padStart(2, '0')}`;
const statusOf = async ({ id }: BookingRecord) => {
  const list = await getInterpreterRecords(scene.context, interpreter(), {
    interpreter_id: scene.interpreter.id,
  });
  return { list, status: list.find((each) => each.id === id)?.status };
};

it('accepting, withdrawing and the deadline at once: one of them wins, and the history tells one story', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const booking = await scene.book({ meetingDate: dayOf(round) });
    const isLate = round % 2 === 1;
    if (isLate) scene.clock.advance({ hours: 24 });
    const { values, refusals } = await outcomesOf<unknown>([
      acceptBooking(scene.context, interpreter(), { id: booking.id }),
      cancelBooking(scene.context, client(), { id: booking.id, feeSeen: 0 }),
      letTimePass(scene.context),
      acceptBooking(scene.context, interpreter(), { id: booking.id }),
      letTimePass(scene.context),
    ]);
    const { status } = await statusOf(booking);
    expect(isLate ? ['expired'] : ['confirmed', 'cancelled']).toContain(status);
    // Two workers always come through; of the others, one: or two where what was accepted was cancelled free of charge.
    expect(values.length + Object.values(refusals).reduce((sum, each) => sum + each, 0)).toBe(5);
    const history = await scene.history(booking);
    expect(history.filter((line) => line.endsWith('pending>confirmed')).length).toBeLessThanOrEqual(1);
    expect(history.filter((line) => line.includes('expire')).length).toBe(isLate ? 1 : 0);
    for (const [place, line] of history.entries()) {
      const before = history[place - 1]?.split('>')[1] ?? '-';
      expect(line.split(' ').at(-1)?.split('>')[0]).toBe(before);
    }
  }
}, 60_000);

it('two sessions moved to one time at once: one gets it, the other keeps its own', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const meetingDate = dayOf(round + 1);
    const pair = [
      await scene.book({ meetingDate, meetingTime: '08:00' }),
      await scene.book({ meetingDate, meetingTime: '11:00' }),
    ];
    const wall = { meetingDate, meetingTime: '09:30', meetingAmPm: 'AM', meetingTimezone: 'GMT' } as const;
    const proposed: BookingRecord[] = [];
    for (const { id } of pair) {
      const { version } = await acceptBooking(scene.context, interpreter(), { id });
      proposed.push(await proposeTime(scene.context, client(), { id, version, ...wall }));
    }
    const { values, refusals } = await outcomesOf(
      proposed.map(({ id, version }) =>
        answerProposal(scene.context, interpreter(), { id, version, agrees: true }),
      ),
    );
    expect([values.length, refusals]).toEqual([1, { SLOT_TAKEN: 1 }]);
    const { list } = await statusOf(proposed[0] as BookingRecord);
    const holding = list.filter(({ status }) => isHolding(status));
    const stretch = (each: BookingRecord) => ({
      startsAt: Date.parse(each.startsAt),
      endsAt: Date.parse(each.endsAt),
    });
    for (const [place, one] of holding.entries()) {
      for (const other of holding.slice(place + 1)) {
        expect(doOverlap(stretch(one), stretch(other))).toBe(false);
      }
    }
  }
}, 60_000);
