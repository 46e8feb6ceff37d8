import { setTimeout } from 'node:timers/promises';
import { AppError } from '../../../../../src/shared/contract/base/errors';
import type { Database } from '../../../../../src/server/db/database';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { acceptBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import { addBooking } from '../../../../../src/server/modules/bookings/addBooking';
import { updateBooking } from '../../../../../src/server/modules/bookings/updateBooking';
import { addBlock } from '../../../../../src/server/modules/blocks/changeBlocks';
import { answerRecordsOf } from '../../../../../src/server/modules/calls/service/answerRecord';
import { getOffer } from '../../../../../src/server/modules/calls/readCalls';
import { askMore } from '../../../../../src/server/modules/calls/startCall';
import { LIVE_CHANNEL } from '../../../../../src/server/platform/effects/writeEffects';
import { getHeadshot } from '../../../../../src/server/modules/headshots/getHeadshot';
import { proposeTime } from '../../../../../src/server/modules/rescheduling/proposeTime';
import { bookingRequest } from '../../../../support/bookingRequest';
import { callerOf, newBookingScene, refusalOf, type BookingScene } from '../../../../support/bookingScene';
import { newCallScene, type CallScene } from '../../../../support/callScene';
import { openTestDatabase } from '../../../../support/testDatabase';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
}, 30_000);
afterAll(() => db.close());

describe('bookings between two who are apart', () => {
  let scene: BookingScene;
  beforeEach(async () => {
    scene = await newBookingScene(db);
  });
  const sets = (by: 'client' | 'interpreter', whom: 'client' | 'interpreter') =>
    addBlock(scene.context, callerOf(scene[by]), { person_id: scene[whom].id });
  const meet = () => scene.book({ meetingDate: '2026-02-09' });
  const SIDES = [
    ['client', 'interpreter'],
    ['interpreter', 'client'],
  ] as const;

  it.each(SIDES)(
    'are refused as for somebody who takes none, where the %s set the %s aside',
    async (by, whom) => {
      await meet();
      await sets(by, whom);
      expect(await refusalOf(scene.book())).toEqual(new AppError('NOT_LISTED'));
      expect(await scene.countBookings()).toBe(1);
    },
  );

  const moveRequest = async () => {
    const request = await scene.book();
    const change = (changes: object) =>
      updateBooking(scene.context, callerOf(scene.client), { ...scene.request(changes), id: request.id });
    const propose = (by: 'client' | 'interpreter', version: number) =>
      proposeTime(scene.context, callerOf(scene[by]), {
        ...{ id: request.id, version, meetingTimezone: 'GMT' },
        ...{ meetingDate: '2026-02-12', meetingTime: '10:00', meetingAmPm: 'AM' as const },
      });
    const accept = () => acceptBooking(scene.context, callerOf(scene.interpreter), { id: request.id });
    return { change, propose, accept };
  };

  it('that exist go on, but move to no other time by a client who set the interpreter aside', async () => {
    const { change, propose, accept } = await moveRequest();
    await sets('client', 'interpreter');
    expect((await refusalOf(change({ meetingTime: '11:00' }))).code).toBe('NOT_LISTED');
    expect(await change({ meetingTitle: 'Renamed' })).toMatchObject({ meetingTitle: 'Renamed', version: 2 });
    const { status, version } = await accept();
    expect(status).toBe('confirmed');
    expect((await refusalOf(propose('client', version))).code).toBe('NOT_LISTED');
    // A refusal here would tell the interpreter that the client set them aside.
    expect((await propose('interpreter', version)).proposal).toMatchObject({ by: 'interpreter' });
  });

  it('that exist go on as before for a client whom the interpreter set aside: a refusal would tell', async () => {
    const { change, propose, accept } = await moveRequest();
    await sets('interpreter', 'client');
    expect(await change({ meetingTime: '11:00' })).toMatchObject({ meetingTime: '11:00', version: 2 });
    const { version } = await accept();
    expect((await propose('client', version)).proposal).toMatchObject({ by: 'client' });
  });

  it('are either there before, or refused, when both happen at once', async () => {
    await meet();
    const [made] = await Promise.allSettled([scene.book(), sets('interpreter', 'client')]);
    const count = await scene.countBookings();
    expect(count).toBe(made.status === 'fulfilled' ? 2 : 1);
    if (made.status === 'rejected') expect(made.reason).toMatchObject({ code: 'NOT_LISTED' });
    expect((await refusalOf(scene.book({ meetingTime: '12:00' }))).code).toBe('NOT_LISTED');
  });
});

test('a client whom an interpreter set aside is shown as little of them as of somebody who is not listed', async () => {
  const scene = await newCallScene(db);
  const [one, two] = await scene.people(2);
  if (!one || !two) throw new Error('Two were made');
  const call = await scene.start({ interpreter_ids: [one.id] });
  await scene.withdraw(call.id);
  await addBlock(scene.context, callerOf(one), { person_id: scene.client.id });
  const looksAt = ({ id }: User) => getHeadshot(scene.context, callerOf(scene.client), { user_id: id });
  expect((await refusalOf(looksAt(one))).code).toBe('NOT_FOUND');
  expect(await looksAt(two)).toBeDefined();
});

describe('calls of a client who is apart from an interpreter', () => {
  let scene: CallScene;
  let people: User[];
  beforeEach(async () => {
    scene = await newCallScene(db);
    people = await scene.people(4);
  });
  const at = (place: number) => people[place - 1] as User;
  const setsAside = (by: User, whom: User) => addBlock(scene.context, callerOf(by), { person_id: whom.id });

  it('ask everybody but them, also where they are named', async () => {
    await setsAside(scene.client, at(1));
    await setsAside(scene.client, at(3));
    const call = await scene.start();
    await scene.timePasses(120);
    expect(await scene.asked(call.id)).toEqual(['Inter 2 open', 'Inter 4 open']);
    const named = await scene.start({ interpreter_ids: [at(1).id, at(2).id] });
    expect(await scene.asked(named.id)).toEqual(['Inter 2 open']);
    expect((await refusalOf(scene.start({ interpreter_ids: [at(3).id] }))).code).toBe('NOBODY_FITS');
  });

  it('are withdrawn from an interpreter whom the client sets aside, and from nobody else', async () => {
    const call = await scene.start({ interpreter_ids: [at(1).id, at(2).id] });
    await setsAside(scene.client, at(1));
    expect(await scene.asked(call.id)).toEqual(['Inter 1 withdrawn', 'Inter 2 open']);
    expect(await scene.offersOf(at(1))).toEqual([]);
    const refusal = await refusalOf(scene.accept(call.id, at(1)));
    expect([refusal.code, refusal.options.details]).toEqual(['CALL_OVER', { state: 'withdrawn' }]);
    expect(await scene.told(at(1))).toEqual(['requested (read)']);
    expect((await scene.see(call.id)).offers[0]?.answeredAt).toBeNull();
    expect((await scene.accept(call.id, at(2))).status).toBe('confirmed');
    expect((await answerRecordsOf(db.queries, [at(1).id], scene.clock.now())).get(at(1).id)).toBeUndefined();
  });

  it.each(['taken', 'withdrawn', 'lapsed'] as const)(
    'go on without telling one from whom they were withdrawn alone, until they are %s',
    async (end) => {
      const call = await scene.start({ interpreter_ids: [at(1).id, at(2).id] });
      scene.clock.advance({ minutes: 1 });
      await setsAside(scene.client, at(1));
      const seen = () => getOffer(scene.context, callerOf(at(1)), { call_id: call.id });
      const before = await seen();
      expect(before).toMatchObject({ state: 'withdrawn', othersAsked: 1 });
      const heard: string[] = [];
      const stop = await db.listen(LIVE_CHANNEL, {
        onNotice: (notice) => heard.push(notice),
        onGap: () => undefined,
      });
      scene.clock.advance({ minutes: 1 });
      await askMore(scene.context, callerOf(scene.client), { id: call.id });
      if (end === 'taken') await scene.accept(call.id, at(2));
      if (end === 'withdrawn') await scene.withdraw(call.id);
      if (end === 'lapsed') await scene.timePasses(24 * 60);
      expect(await scene.see(call.id)).toMatchObject({ state: end });
      expect(await seen()).toEqual(before);
      while (!heard.some((notice) => notice.includes(at(2).id))) await setTimeout(20);
      await stop();
      expect(heard.join()).toContain(at(2).id);
      expect(heard.join()).not.toContain(at(1).id);
    },
  );

  it('look declined where the interpreter sets the client aside, and ask the next at once', async () => {
    const call = await scene.start();
    for (const place of [1, 2, 3]) await setsAside(at(place), scene.client);
    expect(await scene.asked(call.id)).toEqual([
      ...['Inter 1 declined', 'Inter 2 declined', 'Inter 3 declined', 'Inter 4 open'],
    ]);
  });

  it('lapse once nobody is left', async () => {
    const call = await scene.start({ interpreter_ids: [at(1).id] });
    await setsAside(at(1), scene.client);
    expect(await scene.see(call.id)).toMatchObject({ state: 'lapsed' });
    const other = bookingRequest({ clientId: scene.client.id, interpreterId: at(1).id }, scene.pair);
    expect((await refusalOf(addBooking(scene.context, callerOf(scene.client), other))).code).toBe(
      'NOT_LISTED',
    );
  });
});
