import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { olderThan } from '../../../../../src/server/modules/bookings/service/olderBookingRows';
import { getBooking } from '../../../../../src/server/modules/bookings/service/getBooking';
import {
  getClientRecords,
  getInterpreterRecords,
} from '../../../../../src/server/modules/bookings/listBookings';
import { getOlderBookings } from '../../../../../src/server/modules/bookings/getOlderBookings';
import { acceptBooking } from '../../../../../src/server/modules/bookings/answerRequest';
import { callerOf, refusalOf, bookingScenes, type BookingScene } from '../../../../support/bookingScene';
import { addBookableInterpreter, addPerson } from '../../../../support/testPeople';

const sceneOfTest = bookingScenes();
let scene: BookingScene;
beforeEach(() => {
  scene = sceneOfTest();
});

const clientList = () =>
  getClientRecords(scene.context, callerOf(scene.client), { client_id: scene.client.id });
const interpreterList = () =>
  getInterpreterRecords(scene.context, callerOf(scene.interpreter), { interpreter_id: scene.interpreter.id });
const storedStatus = async ({ id }: { id: string }) => {
  const found = scene.context.db.queries.selectFrom('bookings').select('status').where('id', '=', id);
  return (await found.executeTakeFirstOrThrow()).status;
};

describe('a list of bookings', () => {
  it('is the same to both parties, newest first', async () => {
    const titles = ['first', 'second', 'third'];
    for (const [place, meetingTitle] of titles.entries()) {
      await scene.book({ meetingTitle, meetingDate: `2026-02-1${9 - place}` });
      scene.clock.advance({ minutes: 1 });
    }
    expect((await clientList()).map(({ meetingTitle }) => meetingTitle)).toEqual([
      'third',
      'second',
      'first',
    ]);
    expect(await interpreterList()).toEqual(await clientList());
  });

  it('goes on behind its end, a page at a time, through all of one’s own and nobody else’s', async () => {
    const { queries } = scene.context.db;
    const first = await scene.book();
    const {
      id,
      created_at,
      version: _version,
      during: _during,
      ...row
    } = await queries.selectFrom('bookings').selectAll().where('id', '=', first.id).executeTakeFirstOrThrow();
    // Many were requested in one moment, as by an import: the id tells them apart.
    const more = Array.from({ length: 449 }, (_, place) => ({
      ...row,
      ...{ id: randomUUID(), status: 'declined' as const },
      created_at: new Date(created_at.getTime() - Math.floor(place / 150) * 60_000),
    }));
    await queries.insertInto('bookings').values(more).execute();
    const stranger = await addPerson(scene.context, 100);
    for (const by of ['client', 'interpreter'] as const) {
      const newest = by === 'client' ? await clientList() : await interpreterList();
      expect(newest).toHaveLength(200);
      const seen = newest.map((each) => each.id);
      const sizes: number[] = [];
      for (let last = newest.at(-1), hasOlder = true; last && hasOlder;) {
        const before = { createdAt: last.createdAt, id: last.id };
        const page = await getOlderBookings(scene.context, callerOf(scene[by]), { before });
        sizes.push(page.bookings.length);
        seen.push(...page.bookings.map((each) => each.id));
        ({ hasOlder } = page);
        last = page.bookings.at(-1);
      }
      expect(sizes).toEqual([200, 50]);
      expect([...seen].sort()).toEqual([id, ...more.map((each) => each.id)].sort());
      const before = { createdAt: first.createdAt, id: first.id };
      const foreign = await getOlderBookings(scene.context, callerOf(stranger), { before });
      expect(foreign).toEqual({ bookings: [], hasOlder: false });
    }
  });

  it('holds what is still to come or just over, however long ago it was requested, and pages go on behind the newest', async () => {
    const { queries } = scene.context.db;
    const early = await scene.book();
    await acceptBooking(scene.context, callerOf(scene.interpreter), { id: early.id });
    const {
      version: _version,
      during: _during,
      ...row
    } = await queries.selectFrom('bookings').selectAll().where('id', '=', early.id).executeTakeFirstOrThrow();
    const declined = Array.from({ length: 230 }, (_, place) => ({
      ...row,
      ...{ id: randomUUID(), status: 'declined' as const },
      created_at: new Date(row.created_at.getTime() + (place + 1) * 60_000),
    }));
    await queries.insertInto('bookings').values(declined).execute();
    for (const list of [await clientList(), await interpreterList()]) {
      expect(list).toHaveLength(201);
      expect(list.at(-1)).toMatchObject({ id: early.id, status: 'confirmed' });
      const { createdAt, id } = list[199] ?? early;
      const page = await getOlderBookings(scene.context, callerOf(scene.client), {
        before: { createdAt, id },
      });
      expect(page.bookings).toHaveLength(31);
    }
    const until = (at: string) =>
      scene.clock.advance({ seconds: (Date.parse(at) - scene.clock.now().getTime()) / 1000 });
    // For four days after it either may be asked for a word about it.
    until('2026-02-14T10:59:00.000Z');
    expect((await clientList()).at(-1)).toMatchObject({ id: early.id, status: 'completed' });
    until('2026-02-14T11:00:00.000Z');
    expect(await clientList()).toHaveLength(200);
  });

  it.each(['client_id', 'interpreter_id'] as const)(
    'behind its end is looked up by an index, by %s',
    async (party) => {
      const before = { createdAt: new Date('2026-01-01T00:00:00Z'), id: scene.client.id };
      const { id } = scene[party === 'client_id' ? 'client' : 'interpreter'];
      const rows = await scene.context.db.queries.transaction().execute(async (queries) => {
        // So few rows are worth no index; which way by it is cheapest depends on what other tests left behind.
        for (const way of ['enable_seqscan', 'enable_bitmapscan'])
          await sql`SELECT set_config(${way}, 'off', true)`.execute(queries);
        const plan = olderThan(queries, party, id, before).limit(201);
        return (await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${plan}`.execute(queries)).rows;
      });
      const text = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(text).toContain(`bookings_by_${party === 'client_id' ? 'client' : 'interpreter'} on bookings`);
      expect(text).toMatch(/Index Cond: \(.*ROW\(/);
    },
  );

  it('is empty for who has none, and never holds those of others', async () => {
    await scene.book();
    const [otherClient, otherInterpreter] = [
      await addPerson(scene.context, 100),
      await addBookableInterpreter(scene.context),
    ];
    const lists = [
      await getClientRecords(scene.context, callerOf(otherClient), { client_id: otherClient.id }),
      await getInterpreterRecords(scene.context, callerOf(otherInterpreter), {
        interpreter_id: otherInterpreter.id,
      }),
    ];
    expect(lists).toEqual([[], []]);
  });

  it("is refused for anybody else's id", async () => {
    const other = await addPerson(scene.context, 100);
    const caller = callerOf(other);
    const calls = [
      getClientRecords(scene.context, caller, { client_id: scene.client.id }),
      getInterpreterRecords(scene.context, caller, { interpreter_id: scene.interpreter.id }),
    ];
    for (const call of calls) expect((await refusalOf(call)).code).toBe('FORBIDDEN');
  });

  it('shows a request past its deadline as expired, writes that down once, and frees the time', async () => {
    const booking = await scene.book();
    scene.clock.advance({ hours: 24 });
    expect((await clientList()).map(({ status }) => status)).toEqual(['expired']);
    expect(await storedStatus(booking)).toBe('expired');
    await interpreterList();
    expect(await scene.history(booking)).toEqual(['client request ->pending', 'time expire pending>expired']);
    expect((await scene.book()).status).toBe('pending');
  });

  it('shows a confirmed session that is over as completed', async () => {
    const booking = await scene.book();
    await acceptBooking(scene.context, callerOf(scene.interpreter), booking);
    scene.clock.advance({ days: 37 });
    expect((await interpreterList()).map(({ status }) => status)).toEqual(['completed']);
    expect(await scene.history(booking)).toContain('time complete confirmed>completed');
  });

  it('holds at most the two hundred newest', async () => {
    const { queries } = scene.context.db;
    const booking = await scene.book();
    await queries.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', booking.id).execute();
    const template = queries
      .selectFrom('bookings')
      .selectAll()
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow();
    const { during, ...row } = await template;
    expect(during).toContain('2026-02-10');
    const copies = Array.from({ length: 204 }, (_, place) => ({
      ...row,
      id: crypto.randomUUID(),
      title: String(place),
      created_at: new Date(row.created_at.getTime() + place * 1000),
    }));
    await queries.insertInto('bookings').values(copies).execute();
    const list = await clientList();
    expect(list).toHaveLength(200);
    expect(list[0]?.meetingTitle).toBe('203');
  });
});

describe('one booking', () => {
  it('is there for its two parties and for nobody else', async () => {
    const booking = await scene.book();
    const stranger = await addPerson(scene.context, 100);
    expect(await getBooking(scene.context, callerOf(scene.client), booking)).toEqual(booking);
    expect(await getBooking(scene.context, callerOf(scene.interpreter), booking)).toEqual(booking);
    const foreign = await refusalOf(getBooking(scene.context, callerOf(stranger), booking));
    const missing = await refusalOf(
      getBooking(scene.context, callerOf(stranger), { id: '6f2d8f0e-8a0b-4c55-9b1c-2a3a51f4a001' }),
    );
    expect([foreign.code, missing.code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });

  it('is told as expired from the very moment of its deadline', async () => {
    const booking = await scene.book();
    scene.clock.advance({ hours: 24 });
    const read = await getBooking(scene.context, callerOf(scene.client), booking);
    expect(read.status).toBe('expired');
  });
});
