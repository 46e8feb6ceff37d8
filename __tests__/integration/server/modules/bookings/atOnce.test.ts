import type { AvailabilityChange } from '../../../../../src/shared/contract/bookings/availability';
import { MOST_AT_ONCE_A_DAY } from '../../../../../src/shared/domain/booking/atOnce';
import type { Database } from '../../../../../src/server/db/database';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { getAvailability } from '../../../../../src/server/modules/availability/service/getAvailability';
import { updateAvailability } from '../../../../../src/server/modules/availability/updateAvailability';
import { addBooking } from '../../../../../src/server/modules/bookings/addBooking';
import { acceptBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import { updateBooking } from '../../../../../src/server/modules/bookings/updateBooking';
import { answerRecordsOf } from '../../../../../src/server/modules/calls/service/answerRecord';
import { getInterpreters } from '../../../../../src/server/modules/interpreters/getInterpreters';
import { bookingRequest } from '../../../../support/bookingRequest';
import {
  callerOf,
  newBookingScene,
  outcomesOf,
  refusalOf,
  type BookingScene,
} from '../../../../support/bookingScene';
import { openPost } from '../../../../support/openPost';
import { openTestDatabaseTwice } from '../../../../support/testDatabase';
import { addBookableInterpreter, addPerson } from '../../../../support/testPeople';

let db: Database;
let other: Database;
let scene: BookingScene;
beforeAll(async () => {
  const [first, again] = await openTestDatabaseTwice();
  db = first;
  other = await again();
}, 30_000);
beforeEach(async () => {
  scene = await newBookingScene(db);
});
afterAll(async () => {
  await other.close();
  await db.close();
});

const HOURS: AvailabilityChange = {
  timeZone: 'UTC',
  weeklyHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '24:00' })),
  ...{ daysOff: [], gapMinutes: 0, noticeMinutes: 0 },
};
const works = (changes: Partial<AvailabilityChange> = {}, who: User = scene.interpreter) =>
  updateAvailability(scene.context, callerOf(who), { ...HOURS, confirmsAtOnce: true, ...changes });
const toldOf = async ({ id }: User) => {
  const rows = db.queries.selectFrom('notifications').select('kind').where('person_id', '=', id);
  return (await rows.execute()).map(({ kind }) => kind);
};

describe('a request to somebody who confirms at once', () => {
  it('is confirmed as it is saved, with the history, mails and notifications of that', async () => {
    await works();
    await db.queries.deleteFrom('outbox').execute();
    const booking = await scene.book();
    expect(booking).toMatchObject({ status: 'confirmed', confirmedAtOnce: true, version: 1 });
    expect(await scene.history(booking)).toEqual([
      'client request ->pending',
      'interpreter accept_at_once pending>confirmed',
    ]);
    const post = await openPost(scene.context);
    const mails = await post.collect();
    await post.close();
    const subjectTo = ({ email }: User) =>
      mails.filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject?.split(' · ')[0]);
    expect([subjectTo(scene.client), subjectTo(scene.interpreter)]).toEqual([
      ['Confirmed: Quarterly review'],
      ['Booked: Quarterly review'],
    ]);
    expect([await toldOf(scene.client), await toldOf(scene.interpreter)]).toEqual([[], ['bookedAtOnce']]);
    expect((await answerRecordsOf(db.queries, [scene.interpreter.id], scene.clock.now())).size).toBe(0);
    expect((await refusalOf(acceptBooking(scene.context, callerOf(scene.interpreter), booking))).code).toBe(
      'WRONG_STATUS',
    );
  });

  it.each<[string, Partial<AvailabilityChange>, object, 'pending' | 'confirmed']>([
    ['nobody chose so', { confirmsAtOnce: false }, {}, 'pending'],
    [
      'it comes later than they wish',
      { atOnceNoticeMinutes: 1440 },
      { meetingDate: '2026-01-06', meetingTime: '08:00' },
      'pending',
    ],
    [
      'it comes in time',
      { atOnceNoticeMinutes: 1440 },
      { meetingDate: '2026-01-06', meetingTime: '09:00' },
      'confirmed',
    ],
    ['it is night for them', {}, { meetingTime: '10:00', meetingAmPm: 'PM' }, 'pending'],
    [
      'it is night where it is booked',
      {},
      { meetingTime: '05:00', meetingTimezone: 'America/New_York' },
      'pending',
    ],
  ])('is what it always was or not where %s', async (_why, rules, changes, status) => {
    await works(rules);
    const booking = await scene.book(changes);
    expect(booking.status).toBe(status);
    expect(booking.confirmedAtOnce).toBe(status === 'confirmed' ? true : undefined);
  });

  it('is refused as ever outside their hours, at another price, on a taken time, and while they pause', async () => {
    await works();
    expect((await refusalOf(scene.book({ meetingDate: '2026-02-14' }))).code).toBe('NOT_AVAILABLE');
    const { selectedInterpreter: seen } = scene.request();
    const cheaper = { selectedInterpreter: { ...seen, pricePerHour: 10, totalFee: 10 } };
    expect((await refusalOf(scene.book(cheaper))).code).toBe('PRICE_CHANGED');
    await scene.book();
    expect((await refusalOf(scene.book({ meetingTime: '10:30' }))).code).toBe('SLOT_TAKEN');
    const { id } = scene.interpreter;
    await db.queries
      .updateTable('interpreters')
      .set({ listing_state: 'paused' })
      .where('user_id', '=', id)
      .execute();
    expect((await refusalOf(scene.book({ meetingTime: '12:00' }))).code).toBe('NOT_LISTED');
    expect(await scene.countBookings()).toBe(1);
  });

  it('waits for an answer once one client has had many in a day', async () => {
    await works();
    for (let hour = 1; hour <= MOST_AT_ONCE_A_DAY; hour += 1) {
      // from 1 PM on: five a day
      const [meetingDate, meetingTime] = [
        hour > 5 ? '2026-02-11' : '2026-02-10',
        `0${((hour - 1) % 5) + 1}:00`,
      ];
      const { status } = await scene.book({ meetingDate, meetingTime, meetingAmPm: 'PM' });
      expect(status).toBe('confirmed');
    }
    expect((await scene.book({ meetingDate: '2026-02-17' })).status).toBe('pending');
    scene.clock.advance({ hours: 25 });
    expect((await scene.book({ meetingDate: '2026-02-18' })).status).toBe('confirmed');
  });

  it('stays a request when it is changed, and is confirmed where it takes another one’s place', async () => {
    const request = await scene.book();
    await works();
    const change = (changes: object) =>
      updateBooking(scene.context, callerOf(scene.client), { ...scene.request(changes), id: request.id });
    expect((await change({ meetingTime: '11:00' })).status).toBe('pending');
    const second = await addBookableInterpreter(scene.context);
    await works({}, second);
    expect(await change({ interpreter_id: second.id })).toMatchObject({
      interpreter_id: second.id,
      ...{ status: 'confirmed', confirmedAtOnce: true },
    });
  });
});

it('of many clients at once over two servers one gets the hour, at once or as a request', async () => {
  await works();
  const there = { db: other, clock: scene.clock };
  const clients: User[] = [];
  for (let count = 0; count < 12; count += 1) clients.push(await addPerson(scene.context, 100));
  const tries = clients.map((client, place) =>
    addBooking(
      place % 2 === 0 ? scene.context : there,
      callerOf(client),
      bookingRequest(
        { clientId: client.id, interpreterId: scene.interpreter.id },
        { meetingTime: place % 3 === 0 ? '10:30' : '10:00' },
      ),
    ),
  );
  const { values, refusals } = await outcomesOf(tries);
  expect(values.map(({ status }) => status)).toEqual(['confirmed']);
  expect(refusals).toEqual({ SLOT_TAKEN: 11 });
  expect(await scene.countBookings()).toBe(1);
});

describe('the wish to confirm at once', () => {
  it('is kept with the hours, stays where they are saved without it, and is off at first', async () => {
    const read = () => getAvailability(scene.context, callerOf(scene.interpreter));
    expect(await read()).toMatchObject({ confirmsAtOnce: false, atOnceNoticeMinutes: 1440 });
    await works({ atOnceNoticeMinutes: 120 });
    await updateAvailability(scene.context, callerOf(scene.interpreter), HOURS);
    expect(await read()).toMatchObject({ confirmsAtOnce: true, atOnceNoticeMinutes: 120 });
  });

  it('is said in lists, and can be searched for', async () => {
    const search = (changes: object) =>
      getInterpreters(scene.context, callerOf(scene.client), {
        ...{ sort: 'rank', favouritesFirst: false, page: 1, pageSize: 200 },
        ...changes,
      });
    const { id } = scene.interpreter;
    expect((await search({ confirmsAtOnce: true })).map((each) => each.id)).not.toContain(id);
    await works({ timeZone: 'Europe/Rome', atOnceNoticeMinutes: 60 });
    const found = await search({ confirmsAtOnce: true });
    expect(found.find((each) => each.id === id)?.atOnce).toEqual({
      noticeMinutes: 60,
      timeZone: 'Europe/Rome',
    });
    expect(found.every(({ atOnce }) => atOnce !== undefined)).toBe(true);
  });
});
