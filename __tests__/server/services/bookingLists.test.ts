import { getBooking } from '../../../src/server/services/getBooking';
import { getClientRecords } from '../../../src/server/services/getClientRecords';
import { getInterpreterRecords } from '../../../src/server/services/getInterpreterRecords';
import { acceptBooking } from '../../../src/server/services/acceptBooking';
import { callerOf, refusalOf, bookingScenes, type BookingScene } from '../../support/bookingScene';
import { addBookableInterpreter, addPerson } from '../../support/testPeople';

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
