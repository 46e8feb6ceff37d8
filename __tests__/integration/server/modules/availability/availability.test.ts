import {
  type AvailabilityChange,
  updateAvailability as endpoint,
} from '../../../../../src/shared/contract/bookings/availability';
import { SlotTakenDetails } from '../../../../../src/shared/contract/base/refusalDetails';
import { acceptBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import { getAvailability } from '../../../../../src/server/modules/availability/service/getAvailability';
import { listSlots } from '../../../../../src/server/modules/availability/listSlots';
import { updateAvailability } from '../../../../../src/server/modules/availability/updateAvailability';
import { getBooking } from '../../../../../src/server/modules/bookings/service/getBooking';
import { updateBooking } from '../../../../../src/server/modules/bookings/updateBooking';
import { bookingScenes, callerOf, refusalOf, type BookingScene } from '../../../../support/bookingScene';

const sceneOfTest = bookingScenes();
let scene: BookingScene;
beforeEach(() => {
  scene = sceneOfTest();
});

const ALWAYS: AvailabilityChange = {
  timeZone: 'UTC',
  weeklyHours: [],
  daysOff: [],
  gapMinutes: 0,
  noticeMinutes: 0,
};
const NOT_AT_ONCE = { confirmsAtOnce: false, atOnceNoticeMinutes: 1440 };
const work = (changes: Partial<AvailabilityChange>) =>
  updateAvailability(scene.context, callerOf(scene.interpreter), { ...ALWAYS, ...changes });
const at = (meetingDate: string, clock: string, meetingAmPm: 'AM' | 'PM' = 'AM') =>
  scene.book({ meetingDate, meetingTime: clock, meetingAmPm });
const reasonOf = async (call: Promise<unknown>) => {
  const { code, options } = await refusalOf(call);
  expect(code).toBe('NOT_AVAILABLE');
  return SlotTakenDetails.parse(options.details);
};

describe('when an interpreter works', () => {
  it('is read back as it was saved, and replaced as a whole', async () => {
    const change = {
      timeZone: 'Asia/Tokyo',
      weeklyHours: [
        { weekday: 1, opens: '09:00', closes: '12:30' },
        { weekday: 1, opens: '13:30', closes: '24:00' },
      ],
      daysOff: [{ first: '2026-08-01', last: '2026-08-15' }],
      gapMinutes: 15,
      noticeMinutes: 120,
      ...NOT_AT_ONCE,
    };
    expect(await work(change)).toEqual(change);
    expect(await getAvailability(scene.context, callerOf(scene.interpreter))).toEqual(change);
    await work({});
    expect(await getAvailability(scene.context, callerOf(scene.interpreter))).toEqual({
      ...ALWAYS,
      ...NOT_AT_ONCE,
    });
  });

  it('is not replaced by who saw something else, whatever the order of its rows', async () => {
    const hours = [1, 2].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }));
    const seen = await work({ weeklyHours: hours });
    const present = await work({
      weeklyHours: hours,
      daysOff: [{ first: '2026-12-21', last: '2026-12-31' }],
    });
    const refusal = await refusalOf(work({ weeklyHours: hours, gapMinutes: 15, seen }));
    expect(refusal.code).toBe('CHANGED_MEANWHILE');
    expect(await getAvailability(scene.context, callerOf(scene.interpreter))).toEqual(present);
    const shuffled = { ...present, weeklyHours: [...hours].reverse() };
    expect((await work({ gapMinutes: 15, seen: shuffled })).gapMinutes).toBe(15);
  });

  it.each(['0000-01-01', '2026-02-30', '10000-01-01'])('knows no day off on %s', (first) => {
    const change = { ...ALWAYS, daysOff: [{ first, last: '2026-03-01' }] };
    const issues = endpoint.request.safeParse(change).error?.issues ?? [];
    expect(issues.map(({ path, message }) => [path.join('.'), message])).toContainEqual([
      'daysOff.0.first',
      'not_a_date',
    ]);
  });

  it('is nothing that a client has', async () => {
    const { code } = await refusalOf(getAvailability(scene.context, callerOf(scene.client)));
    expect(code).toBe('NOT_FOUND');
  });

  it('refuses a booking outside the hours, in the interpreter’s zone, and offers the nearest inside', async () => {
    await work({
      timeZone: 'Asia/Tokyo',
      weeklyHours: [{ weekday: 2, opens: '09:00', closes: '17:00' }],
    });
    // 10 February is a Tuesday; 10:00 GMT is 19:00 in Tokyo.
    const { reason, alternatives } = await reasonOf(at('2026-02-10', '10:00'));
    expect(reason).toBe('outside_hours');
    expect(alternatives[0]?.startsAt).toBe('2026-02-10T07:00:00.000Z');
    expect((await at('2026-02-10', '07:00')).status).toBe('pending');
  });

  it('refuses a booking on a day off', async () => {
    await work({ timeZone: 'Pacific/Auckland', daysOff: [{ first: '2026-02-11', last: '2026-02-11' }] });
    // 10:00 GMT on the 10th is 23:00 there, 11:00 GMT is the next day.
    expect((await reasonOf(at('2026-02-10', '11:00'))).reason).toBe('day_off');
    expect((await at('2026-02-10', '09:00')).status).toBe('pending');
  });

  it('refuses a booking that runs into a day off, and offers none', async () => {
    await work({ daysOff: [{ first: '2026-02-11', last: '2026-02-11' }] });
    const late = scene.book({
      meetingDate: '2026-02-10',
      meetingTime: '11:00',
      meetingAmPm: 'PM',
      meetingDuration: '2 hours',
      selectedInterpreter: { name: 'Ines Ruiz', pricePerHour: 80, durationInHours: 2, totalFee: 160 },
    });
    const { reason, alternatives } = await reasonOf(late);
    expect(reason).toBe('day_off');
    expect(alternatives[0]?.startsAt).toBe('2026-02-10T22:00:00.000Z');
    const { slots } = await listSlots(scene.context, callerOf(scene.client), {
      ...{ interpreter_id: scene.interpreter.id, duration: '2 hours' },
      ...{ from: '2026-02-10', days: 2, zone: 'UTC' },
    });
    expect(slots.at(-1)?.startsAt).toBe('2026-02-10T22:00:00+00:00');
  });

  it('refuses a booking at shorter notice than wished for, to the minute', async () => {
    await work({ noticeMinutes: 24 * 60 });
    expect((await reasonOf(at('2026-01-06', '08:59'))).reason).toBe('short_notice');
    expect((await at('2026-01-06', '09:00')).status).toBe('pending');
  });

  it('keeps the gap to other sessions on both sides', async () => {
    await work({ gapMinutes: 30 });
    await at('2026-02-10', '10:00');
    for (const clock of ['11:15', '08:45']) {
      expect((await reasonOf(at('2026-02-10', clock))).reason).toBe('too_close');
    }
    expect((await refusalOf(at('2026-02-10', '10:45'))).code).toBe('SLOT_TAKEN');
    expect((await at('2026-02-10', '11:30')).status).toBe('pending');
    expect((await at('2026-02-10', '08:30')).status).toBe('pending');
  });

  it('holds for moving a request too, but not for one that stays where it is', async () => {
    const booking = await at('2026-02-10', '10:00');
    await work({ weeklyHours: [{ weekday: 3, opens: '09:00', closes: '17:00' }], gapMinutes: 30 });
    const change = (changes: Parameters<BookingScene['request']>[0]) =>
      updateBooking(scene.context, callerOf(scene.client), { ...scene.request(changes), id: booking.id });
    expect((await change({ meetingTitle: 'Another title' })).meetingTitle).toBe('Another title');
    expect((await reasonOf(change({ meetingTime: '11:00' }))).reason).toBe('outside_hours');
    expect((await change({ meetingDate: '2026-02-11', meetingTime: '10:15' })).status).toBe('pending');
  });

  it('moves no booking when it changes, nor when the zone does', async () => {
    const booking = await at('2026-02-10', '10:00');
    await acceptBooking(scene.context, callerOf(scene.interpreter), { id: booking.id });
    await work({ timeZone: 'America/New_York', daysOff: [{ first: '2026-01-01', last: '2026-12-31' }] });
    const now = await getBooking(scene.context, callerOf(scene.client), booking);
    expect(now).toMatchObject({ status: 'confirmed', startsAt: booking.startsAt, endsAt: booking.endsAt });
  });
});
