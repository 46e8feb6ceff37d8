import { addBooking } from '../../../../../src/server/modules/bookings/addBooking';
import { requestBooking } from '../../../../../src/server/modules/bookings/requestBooking';
import { refuseTooManyAhead } from '../../../../../src/server/modules/bookings/service/ahead';
import { inTransaction } from '../../../../../src/server/db/inTransaction';
import { takeLocksWithNext } from '../../../../../src/server/db/takeLocks';
import { addAhead } from '../../../../support/many/addAhead';
import { getBooking } from '../../../../../src/server/modules/bookings/service/getBooking';
import {
  callerOf,
  bookingScenes,
  outcomesOf,
  refusalOf,
  type BookingScene,
} from '../../../../support/bookingScene';
import { addBookableInterpreter, addPerson } from '../../../../support/testPeople';

const sceneOfTest = bookingScenes();
let scene: BookingScene;
beforeEach(() => {
  scene = sceneOfTest();
});

const refusalFor = (changes: Parameters<BookingScene['request']>[0]) => refusalOf(scene.book(changes));

describe('a client who requests a booking', () => {
  it('gets it back as it is stored, pending, priced by the server, with its instants and its deadline', async () => {
    const booking = await scene.book({ meetingTimezone: 'PDT', meetingTime: '02:30', meetingAmPm: 'PM' });
    expect(booking).toMatchObject({
      client_id: scene.client.id,
      interpreter_id: scene.interpreter.id,
      status: 'pending',
      meetingTitle: 'Quarterly review',
      meetingDate: '2026-02-10',
      meetingTime: '02:30',
      meetingAmPm: 'PM',
      meetingTimezone: 'PDT',
      meetingUtcOffset: null,
      startsAt: '2026-02-10T21:30:00.000Z',
      endsAt: '2026-02-10T22:30:00.000Z',
      respondBy: '2026-01-06T09:00:00.000Z',
      createdAt: '2026-01-05T09:00:00.000Z',
      clientName: 'Ada Client',
      clientEmail: scene.client.email,
      selectedInterpreter: { name: 'Ines Ruiz', pricePerHour: 80, durationInHours: 1, totalFee: 80 },
    });
    expect(await getBooking(scene.context, callerOf(scene.client), booking)).toEqual(booking);
    expect(await scene.history(booking)).toEqual(['client request ->pending']);
  });

  it('has an answer by the start where that is less than a day away', async () => {
    const soon = await scene.book({ meetingDate: '2026-01-05', meetingTime: '03:00', meetingAmPm: 'PM' });
    expect(soon.respondBy).toBe('2026-01-05T15:00:00.000Z');
  });

  it('pays 50 euros an hour where the interpreter has set no price', async () => {
    const unpriced = await addBookableInterpreter(scene.context, { hourlyPriceCents: null });
    const seen = { name: 'Pat', pricePerHour: 50, durationInHours: 0.5, totalFee: 25 };
    const booking = await scene.book({
      interpreter_id: unpriced.id,
      meetingDuration: '30 min',
      selectedInterpreter: seen,
    });
    expect(booking.selectedInterpreter).toMatchObject({ pricePerHour: 50, totalFee: 25 });
  });

  it('keeps the price of the day of booking when the interpreter raises it', async () => {
    const booking = await scene.book();
    await scene.context.db.queries
      .updateTable('interpreters')
      .set({ hourly_price_cents: 9900 })
      .where('user_id', '=', scene.interpreter.id)
      .execute();
    const later = await getBooking(scene.context, callerOf(scene.client), booking);
    expect(later.selectedInterpreter).toMatchObject({ pricePerHour: 80, totalFee: 80 });
  });

  it.each([
    ['price per hour', { pricePerHour: 79.99, durationInHours: 1, totalFee: 80 }],
    ['length', { pricePerHour: 80, durationInHours: 2, totalFee: 80 }],
    ['total', { pricePerHour: 80, durationInHours: 1, totalFee: 160 }],
  ])(
    'is told the right figures where the %s that was shown is another, and nothing is saved',
    async (_, seen) => {
      const refusal = await refusalFor({ selectedInterpreter: { name: 'Pat', ...seen } });
      expect(refusal.code).toBe('PRICE_CHANGED');
      expect(refusal.options.details).toEqual({ pricePerHour: 80, durationInHours: 1, totalFee: 80 });
      expect(await scene.countBookings()).toBe(0);
    },
  );

  it('cannot book in the name of somebody else', async () => {
    const other = await addPerson(scene.context, 100);
    expect((await refusalFor({ client_id: other.id })).code).toBe('FORBIDDEN');
    expect(await scene.countBookings()).toBe(0);
  });

  it.each(['client', 'nobody', 'unverified'])(
    'is told that there is no such interpreter: %s',
    async (kind) => {
      const unverified = await addBookableInterpreter(scene.context, { isVerified: false });
      const ids = {
        client: scene.client.id,
        nobody: '6f2d8f0e-8a0b-4c55-9b1c-2a3a51f4a001',
        unverified: unverified.id,
      };
      const refusal = await refusalFor({ interpreter_id: ids[kind as keyof typeof ids] });
      expect(refusal.code).toBe('NOT_FOUND');
    },
  );

  it.each([
    [{ interpreterBookingTo: 'English' }, [['interpreterBookingTo', 'same_languages']]],
    [{ interpreterBookingTo: 'Japanese' }, [['interpreterBookingTo', 'pair_not_offered']]],
    [{ interpreterBookingFrom: 'Thai' }, [['interpreterBookingFrom', 'pair_not_offered']]],
    [{ meetingDate: '2026-01-04' }, [['meetingDate', 'in_the_past']]],
    [{ meetingDate: '2026-01-05', meetingTime: '09:00' }, [['meetingTime', 'in_the_past']]],
    [{ meetingDate: '2029-01-05' }, [['meetingDate', 'too_far_ahead']]],
    [
      { meetingDate: '2025-12-31', interpreterBookingTo: 'English' },
      [
        ['interpreterBookingTo', 'same_languages'],
        ['meetingDate', 'in_the_past'],
      ],
    ],
  ] as const)('is told which fields are wrong: %j', async (changes, expected) => {
    const refusal = await refusalFor(changes);
    expect(refusal.code).toBe('INVALID');
    expect(refusal.options.issues?.map(({ path, code }) => [path, code])).toEqual(expected);
    expect(await scene.countBookings()).toBe(0);
  });

  it('is told of an hour that does not exist, and where the clock goes instead', async () => {
    const changes = { meetingDate: '2026-03-08', meetingTime: '02:30', meetingTimezone: 'America/New_York' };
    const refusal = await refusalFor(changes);
    expect(refusal.options).toMatchObject({
      issues: [{ path: 'meetingTime', code: 'time_missing' }],
      details: { clockMovesTo: '03:30' },
    });
  });

  it.each([
    ['2026-02-10', 'Europe/Berlin', '+02:00', '+01:00'],
    ['2026-02-10', 'PDT', '-08:00', '-07:00'],
    ['2026-02-10', 'GMT', '+00:30', '+00:00'],
  ])(
    'is refused an offset that is not that of its zone on that day: %s %s %s',
    async (meetingDate, zone, wrong, right) => {
      const when = { meetingDate, meetingTimezone: zone };
      const refusal = await refusalFor({ ...when, meetingUtcOffset: wrong });
      expect(refusal.code).toBe('INVALID');
      expect(refusal.options.issues).toEqual([{ path: 'meetingUtcOffset', code: 'wrong_offset' }]);
      expect(await scene.countBookings()).toBe(0);
      expect(await scene.book({ ...when, meetingUtcOffset: right })).toMatchObject({
        meetingUtcOffset: null,
      });
    },
  );

  it('settles an hour that happens twice by its offset', async () => {
    const doubled = { meetingDate: '2026-10-25', meetingTime: '02:30', meetingTimezone: 'Europe/Berlin' };
    const refusal = await refusalFor(doubled);
    expect(refusal.options).toMatchObject({
      issues: [{ path: 'meetingTime', code: 'time_doubled' }],
      details: { offsets: ['+02:00', '+01:00'] },
    });
    const booking = await scene.book({ ...doubled, meetingUtcOffset: '+01:00' });
    expect(booking).toMatchObject({ startsAt: '2026-10-25T01:30:00.000Z', meetingUtcOffset: '+01:00' });
  });

  it('may have twenty open requests and no more, until one of them is over', async () => {
    const at = (day: number) => ({ meetingDate: `2026-02-${String(day).padStart(2, '0')}` });
    for (let day = 1; day <= 20; day += 1) await scene.book(at(day));
    const refusal = await refusalFor(at(21));
    expect(refusal).toMatchObject({ code: 'TOO_MANY_OPEN_REQUESTS', options: { details: { limit: 20 } } });
    scene.clock.advance({ hours: 24 });
    expect((await scene.book(at(21))).status).toBe('pending');
  });

  it('is told which request of their own holds the time, and nothing of that of another', async () => {
    const first = await scene.book();
    const own = await refusalFor({ meetingTitle: 'The same from another tab' });
    expect(own).toMatchObject({ code: 'SLOT_TAKEN', options: { details: { ownBookingId: first.id } } });
    const other = await addPerson(scene.context, 100);
    const request = scene.request({ client_id: other.id });
    const others = await refusalOf(addBooking(scene.context, callerOf(other), request));
    expect(others.code).toBe('SLOT_TAKEN');
    expect(others.options.details).not.toHaveProperty('ownBookingId');
  });

  it('counts against the limit only what is theirs', async () => {
    const other = await addPerson(scene.context, 100);
    for (let day = 1; day <= 20; day += 1) {
      await scene.book({ meetingDate: `2026-02-${String(day).padStart(2, '0')}` });
    }
    const request = scene.request({ client_id: other.id, meetingDate: '2026-02-21' });
    expect((await addBooking(scene.context, callerOf(other), request)).status).toBe('pending');
  });

  it('may have a thousand bookings to come, whoever confirmed them', async () => {
    const { context, client, interpreter, clock } = scene;
    const { queries } = context.db;
    const from = new Date(clock.now().getTime() + 366 * 24 * 3_600_000);
    await addAhead(queries, { client, interpreter, count: 500, from: clock.now(), status: 'cancelled' });
    await addAhead(queries, { client, interpreter, count: 999, from });
    await scene.book();
    const refusal = await refusalFor({ meetingDate: '2026-02-11' });
    expect(refusal).toMatchObject({ code: 'TOO_MANY_BOOKINGS', options: { details: { limit: 1000 } } });
    await expect(refuseTooManyAhead(queries, client.id, clock.now())).rejects.toThrow(refusal);
    await refuseTooManyAhead(queries, interpreter.id, clock.now());
  });

  it.each([
    [{ client: 3, interpreter: 9 }, 'TOO_MANY_BOOKINGS'],
    [{ client: 9, interpreter: 3 }, 'NOT_LISTED'],
  ])('cannot have one more than the most by asking twice at once: %o', async (most, code) => {
    const { context, client, interpreter, clock } = scene;
    await scene.book();
    await scene.book({ meetingDate: '2026-02-11' });
    const ask = (meetingDate: string) =>
      inTransaction(context.db, async (queries) => {
        await takeLocksWithNext(queries, [
          { kind: 'client', id: client.id },
          { kind: 'interpreter', id: interpreter.id },
        ]);
        const options = { most, doesCommit: true };
        return requestBooking(queries, scene.request({ meetingDate }), clock.now(), options);
      });
    const { values, refusals } = await outcomesOf(['2026-02-17', '2026-02-18', '2026-02-19'].map(ask));
    expect([values.length, refusals]).toEqual([1, { [code]: 2 }]);
    expect(await scene.countBookings()).toBe(3);
  });
});
