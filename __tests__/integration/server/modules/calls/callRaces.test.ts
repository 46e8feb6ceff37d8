import { randomUUID } from 'node:crypto';
import type { Database } from '../../../../../src/server/db/database';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { acceptOffer } from '../../../../../src/server/modules/calls/answerOffer';
import { runDueCalls } from '../../../../../src/server/modules/calls/service/runDueCalls';
import { callerOf, outcomesOf } from '../../../../support/bookingScene';
import { newCallScene } from '../../../../support/callScene';
import { addPerson } from '../../../../support/testPeople';
import { openTestDatabaseTwice } from '../../../../support/testDatabase';

const ROUNDS = process.env['DATABASE_URL'] ? 5 : 2;
const RIVALS = 25;

let db: Database;
let other: Database;
beforeAll(async () => {
  const [first, again] = await openTestDatabaseTwice();
  db = first;
  other = await again();
}, 30_000);
afterAll(async () => {
  await other.close();
  await db.close();
});

it('of 100 acceptances over two servers one wins, and there is one booking', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const scene = await newCallScene(db);
    const rivals: User[] = [];
    for (let count = 0; count < RIVALS; count += 1) rivals.push(await scene.add());
    const { id } = await scene.start();
    await scene.timePasses(30);
    expect((await scene.see(id)).offers).toHaveLength(RIVALS);
    const there = { db: other, clock: scene.clock };
    const tries = [0, 1, 2, 3].flatMap((turn) =>
      rivals.map((rival) =>
        acceptOffer(turn % 2 === 0 ? scene.context : there, callerOf(rival), { call_id: id }),
      ),
    );
    const { values, refusals } = await outcomesOf(tries);
    // The winner's other three tries answer the booking that they have.
    expect([new Set(values.map((booking) => booking.id)).size, values.length, refusals]).toEqual([
      1,
      4,
      { CALL_OVER: 96 },
    ]);
    const bookings = await db.queries
      .selectFrom('bookings')
      .select(['id', 'status'])
      .where('client_id', '=', scene.client.id)
      .execute();
    expect(bookings).toEqual([{ id: values[0]?.id, status: 'confirmed' }]);
    const states = (await scene.see(id)).offers.map(({ state }) => state);
    expect(states.filter((state) => state === 'accepted')).toHaveLength(1);
    expect(states.filter((state) => state === 'taken')).toHaveLength(RIVALS - 1);
  }
}, 120_000);

it('one interpreter who accepts two calls for overlapping times at once gets one of them', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const scene = await newCallScene(db);
    const one = await scene.add();
    const calls = [await scene.start(), await scene.start({ meetingTime: '10:30' })];
    const { values, refusals } = await outcomesOf(calls.map(({ id }) => scene.accept(id, one)));
    expect([values.length, refusals]).toEqual([1, { OWN_SLOT_TAKEN: 1 }]);
    const states = await Promise.all(calls.map(async ({ id }) => (await scene.see(id)).state));
    expect(states.sort()).toEqual(['asking', 'taken']);
  }
}, 60_000);

it('accepting, withdrawing and the end of the call at once tell one story', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const scene = await newCallScene(db);
    const one = await scene.add();
    const { id } = await scene.start();
    if (round % 2 === 1) scene.clock.advance({ hours: 24 });
    await outcomesOf<unknown>([
      scene.accept(id, one),
      scene.withdraw(id),
      runDueCalls(scene.context),
      scene.accept(id, one),
      runDueCalls({ db: other, clock: scene.clock }),
    ]);
    const { state, booking_id } = await scene.see(id);
    expect(round % 2 === 1 ? ['lapsed'] : ['taken', 'withdrawn']).toContain(state);
    expect(booking_id !== null).toBe(state === 'taken');
  }
}, 60_000);

it('of ten clients who ask with one id at once, one asks', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const scene = await newCallScene(db);
    await scene.people(1);
    const clients: User[] = [];
    while (clients.length < 10) clients.push(await addPerson(scene.context, 100));
    const id = randomUUID();
    const { values, refusals } = await outcomesOf(clients.map((client) => scene.start({ id }, client)));
    expect([values.length, refusals]).toEqual([1, { IDEMPOTENCY_MISMATCH: 9 }]);
  }
});
