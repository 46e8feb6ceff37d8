import { acceptBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import { cancelBooking } from '../../../../../src/server/modules/bookings/cancelBooking';
import { getBooking } from '../../../../../src/server/modules/bookings/service/getBooking';
import { getBookingHistory } from '../../../../../src/server/modules/bookings/service/getBookingHistory';
import { updateAvailability } from '../../../../../src/server/modules/availability/updateAvailability';
import { answerProposal } from '../../../../../src/server/modules/rescheduling/answerProposal';
import { proposeTime } from '../../../../../src/server/modules/rescheduling/proposeTime';
import { withdrawProposal } from '../../../../../src/server/modules/rescheduling/withdrawProposal';
import { MOST_CHANGES } from '../../../../../src/shared/domain/booking/rescheduling';
import { letTimePass } from '../../../../support/letTimePass';
import {
  bookingScenes,
  callerOf,
  outcomesOf,
  refusalOf,
  type BookingScene,
} from '../../../../support/bookingScene';
import { openPost } from '../../../../support/openPost';
import { addPerson } from '../../../../support/testPeople';

const sceneOfTest = bookingScenes();
let scene: BookingScene;
beforeEach(() => {
  scene = sceneOfTest();
});

type By = 'client' | 'interpreter';
const accept = ({ id }: { id: string }) => acceptBooking(scene.context, callerOf(scene.interpreter), { id });
const confirmed = async () => accept(await scene.book());
const read = ({ id }: { id: string }, by: By = 'client') =>
  getBooking(scene.context, callerOf(scene[by]), { id });
const at = (meetingTime: string, meetingDate = '2026-02-10') => ({
  meetingDate,
  meetingTime,
  meetingAmPm: 'AM' as const,
  meetingTimezone: 'GMT',
});
type Seen = { id: string; version: number };
const propose = ({ id, version }: Seen, time: string, by: By = 'client', date?: string) =>
  proposeTime(scene.context, callerOf(scene[by]), { id, version, ...at(time, date) });
const answer = ({ id, version }: Seen, agrees: boolean, by: By = 'interpreter') =>
  answerProposal(scene.context, callerOf(scene[by]), { id, version, agrees });
const withdraw = ({ id, version }: Seen, by: By = 'client') =>
  withdrawProposal(scene.context, callerOf(scene[by]), { id, version });

describe('a proposal to move a booking', () => {
  it('is shown to both, and leaves the booking where it is until the other side consents', async () => {
    const booking = await confirmed();
    const proposed = await propose(booking, '11:30');
    expect(proposed).toMatchObject({
      status: 'confirmed',
      startsAt: booking.startsAt,
      version: booking.version + 1,
      proposal: { by: 'client', startsAt: '2026-02-10T11:30:00.000Z', endsAt: '2026-02-10T12:30:00.000Z' },
    });
    expect((await read(booking, 'interpreter')).proposal).toEqual(proposed.proposal);
    const moved = await answer(proposed, true);
    expect(moved).toMatchObject({
      status: 'confirmed',
      meetingTime: '11:30',
      startsAt: '2026-02-10T11:30:00.000Z',
      proposal: null,
      selectedInterpreter: { totalFee: 80 },
    });
    const told = await getBookingHistory(scene.context, callerOf(scene.client), { id: booking.id });
    expect(told.slice(2)).toMatchObject([
      { actor: 'client', action: 'propose', proposedStart: '2026-02-10T11:30:00.000Z' },
      { actor: 'interpreter', action: 'agree', changed: ['when'] },
    ]);
    expect((await scene.book()).startsAt).toBe(booking.startsAt);
  });

  it('is not taken once the booking was changed so often that its history would have no end', async () => {
    const booking = await confirmed();
    const change = (version: number) =>
      scene.context.db.queries
        .updateTable('bookings')
        .set({ version })
        .where('id', '=', booking.id)
        .execute();
    await change(MOST_CHANGES + 1);
    const { id } = booking;
    const refused = await refusalOf(propose({ id, version: MOST_CHANGES + 1 }, '11:30'));
    expect(refused.code).toBe('TOO_MANY_CHANGES');
    await change(MOST_CHANGES);
    const last = await propose({ id, version: MOST_CHANGES }, '11:30');
    expect(await answer(last, true)).toMatchObject({ meetingTime: '11:30' });
  });

  it('can be declined, taken back, or answered with another, and the agreed time stays', async () => {
    const first = await propose(await confirmed(), '11:30', 'interpreter');
    const declined = await answer(first, false, 'client');
    expect(declined).toMatchObject({ startsAt: '2026-02-10T10:00:00.000Z', proposal: null });
    const own = await propose(declined, '11:00');
    const back = await withdraw(own);
    expect(back.proposal).toBeNull();
    const again = await propose(back, '11:00');
    const counter = await propose(again, '09:00', 'interpreter');
    expect(counter.proposal).toMatchObject({ by: 'interpreter', startsAt: '2026-02-10T09:00:00.000Z' });
    expect(await scene.history(counter)).toEqual([
      'client request ->pending',
      'interpreter accept pending>confirmed',
      'interpreter propose confirmed>confirmed',
      'client refuse confirmed>confirmed',
      'client propose confirmed>confirmed',
      'client withdraw confirmed>confirmed',
      'client propose confirmed>confirmed',
      'interpreter propose confirmed>confirmed',
    ]);
  });

  it('is answered only by the other side, and only as it was seen', async () => {
    const booking = await confirmed();
    expect((await refusalOf(answer(booking, true))).code).toBe('NO_PROPOSAL');
    const proposed = await propose(booking, '11:00');
    expect((await refusalOf(answer(proposed, true, 'client'))).code).toBe('NO_PROPOSAL');
    expect((await refusalOf(withdraw(proposed, 'interpreter'))).code).toBe('NO_PROPOSAL');
    const other = await propose(proposed, '11:30');
    expect((await refusalOf(answer(proposed, true))).code).toBe('BOOKING_CHANGED');
    expect((await refusalOf(propose(proposed, '09:00', 'interpreter'))).code).toBe('BOOKING_CHANGED');
    expect((await read(other)).proposal).toEqual(other.proposal);
  });

  it('is refused where the time is taken, the present one, past, or outside the hours, with free times', async () => {
    const booking = await confirmed();
    await scene.book({ meetingTime: '11:00' });
    const taken = await refusalOf(propose(booking, '11:30'));
    expect(taken.code).toBe('SLOT_TAKEN');
    expect(JSON.stringify(taken.options.details)).toContain('"alternatives":[{');
    expect((await refusalOf(propose(booking, '10:00'))).options.issues).toEqual([
      { path: 'meetingTime', code: 'time_unchanged' },
    ]);
    expect((await refusalOf(propose(booking, '09:00', 'client', '2025-01-01'))).options.issues).toEqual([
      { path: 'meetingDate', code: 'in_the_past' },
    ]);
    const contradicting = {
      id: booking.id,
      version: booking.version,
      ...at('09:00'),
      meetingUtcOffset: '+01:00',
    };
    const offset = await refusalOf(proposeTime(scene.context, callerOf(scene.client), contradicting));
    expect([offset.code, offset.options.issues]).toEqual([
      'INVALID',
      [{ path: 'meetingUtcOffset', code: 'wrong_offset' }],
    ]);
    // It may overlap the booking's own time, which it takes the place of.
    expect((await propose(booking, '09:30')).proposal).not.toBeNull();
    await updateAvailability(scene.context, callerOf(scene.interpreter), {
      timeZone: 'UTC',
      weeklyHours: [{ weekday: 2, opens: '09:00', closes: '12:00' }],
      daysOff: [],
      gapMinutes: 0,
      noticeMinutes: 0,
    });
    const seen = await read(booking);
    expect((await refusalOf(propose(seen, '07:00'))).code).toBe('NOT_AVAILABLE');
    // Their own hours and days off bind the interpreter as little when they propose as when they consent.
    const proposed = await propose(seen, '07:00', 'interpreter');
    expect((await answer(proposed, true, 'client')).startsAt).toBe('2026-02-10T07:00:00.000Z');
  });

  it('loses to whoever booked its time meanwhile, and the booking keeps its own', async () => {
    const proposed = await propose(await confirmed(), '11:00');
    await scene.book({ meetingTime: '11:30' });
    expect((await refusalOf(answer(proposed, true))).code).toBe('SLOT_TAKEN');
    expect(await read(proposed)).toMatchObject({ startsAt: proposed.startsAt, proposal: { by: 'client' } });
  });

  it('and a request for the same time at once: one of them has it, and nothing overlaps', async () => {
    for (let round = 1; round <= 5; round += 1) {
      const date = `2026-03-0${round}`;
      const booking = await accept(await scene.book({ meetingDate: date }));
      const proposed = await propose(booking, '11:00', 'client', date);
      const { values, refusals } = await outcomesOf([
        answer(proposed, true),
        scene.book({ meetingDate: date, meetingTime: '11:30' }),
        answer(proposed, true),
      ]);
      expect(values).toHaveLength(1);
      expect(Object.values(refusals).reduce((sum, count) => sum + count, 0)).toBe(2);
    }
  }, 30_000);

  it('ends by itself after a day, and never beyond either start; nobody can answer it then', async () => {
    const proposed = await propose(await confirmed(), '11:00');
    const day = scene.clock.now().getTime() + 24 * 3_600_000;
    expect(proposed.proposal?.expiresAt).toBe(new Date(day).toISOString());
    scene.clock.advance({ hours: 24 });
    expect((await read(proposed)).proposal).toBeNull();
    expect((await refusalOf(answer(proposed, true))).code).toBe('NO_PROPOSAL');
    await Promise.all([letTimePass(scene.context), letTimePass(scene.context)]);
    expect((await scene.history(proposed)).at(-1)).toBe('time lapse confirmed>confirmed');
    expect(await scene.history(proposed)).toHaveLength(4);
    const seen = await read(proposed);
    const wait = Date.parse(seen.startsAt) - scene.clock.now().getTime() - 3_600_000;
    scene.clock.advance({ seconds: wait / 1000 });
    const late = await propose(seen, '11:30');
    expect(late.proposal?.expiresAt).toBe(seen.startsAt);
  });

  it('is only for what is confirmed and to come, and only for its parties', async () => {
    const pending = await scene.book();
    expect((await refusalOf(propose(pending, '11:00'))).code).toBe('WRONG_STATUS');
    const booking = await accept(pending);
    const stranger = await addPerson(scene.context, 100);
    const foreign = proposeTime(scene.context, callerOf(stranger), {
      id: booking.id,
      version: booking.version,
      ...at('11:00'),
    });
    expect((await refusalOf(foreign)).code).toBe('NOT_FOUND');
    const proposed = await propose(booking, '11:00');
    await cancelBooking(scene.context, callerOf(scene.client), { id: booking.id, feeSeen: 0 });
    expect((await refusalOf(answer(proposed, true))).code).toBe('WRONG_STATUS');
    expect((await read(booking)).proposal).toBeNull();
  });

  it('is mailed to both, with both times, and the calendar entry follows the session', async () => {
    await scene.context.db.queries.deleteFrom('outbox').execute();
    const post = await openPost(scene.context);
    const collect = async () => {
      const mails = await post.collect();
      const to = (email: string) => mails.find((mail) => mail.to?.some(({ address }) => address === email));
      return { client: to(scene.client.email), interpreter: to(scene.interpreter.email) };
    };
    const booking = await confirmed();
    await collect();
    const proposed = await propose(booking, '11:30');
    const first = await collect();
    expect(first.client?.text).toContain('You proposed another time.');
    expect(first.interpreter?.text).toContain('Ada Client proposes another time.');
    expect(first.interpreter?.text).toMatch(/Proposed time.*11:30/);
    await answer(proposed, true);
    const second = await collect();
    expect(second.client?.subject).toBe('Moved: Quarterly review · Tue, Feb 10, 11:30 AM');
    const content = second.client?.attachments[0]?.content;
    const file = typeof content === 'string' ? content : new TextDecoder().decode(content);
    expect(file).toContain('DTSTART:20260210T113000Z');
    expect(file).toContain('SEQUENCE:3');
    await post.close();
  });
});
