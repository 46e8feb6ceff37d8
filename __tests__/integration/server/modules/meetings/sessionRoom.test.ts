import * as booking from '../../../../../src/shared/contract/bookings/booking';
import { addBooking, getBooking } from '../../../../../src/shared/contract/bookings/client';
import type { BookingRecord } from '../../../../../src/shared/contract/bookings/bookingRecord';
import * as session from '../../../../../src/shared/contract/bookings/session';
import { listBookingEvents } from '../../../../../src/server/modules/bookings/service/bookingEvents';
import { findBookingRow } from '../../../../../src/server/modules/bookings/service/bookingRows';
import { moveBooking } from '../../../../../src/server/modules/bookings/service/moveBooking';
import { inTransaction } from '../../../../../src/server/db/inTransaction';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { bookingRequest } from '../../../../support/bookingRequest';
import { newRoomScene } from '../../../../support/roomScene';
import { startTestServer, type TestServer } from '../../../../support/testServer';

const MINUTE = 60_000;

describe('a session room', () => {
  let server: TestServer;
  let [client, interpreter]: User[] = [];
  const tokens = new Map<string, string>();
  let asked: BookingRecord;
  /** of the session, epoch milliseconds */
  let start: number;

  beforeAll(async () => {
    server = await startTestServer({ settings: { LOGIN_TRIES_PER_ADDRESS: '1000' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    [client, interpreter] = [await server.addClient(), await server.addInterpreter()];
    await signAllIn();
    const parties = { clientId: client.id, interpreterId: interpreter.id };
    const meetingDate = new Date(server.clock.now().getTime() + 172_800_000).toISOString().slice(0, 10);
    asked = (await server.call(addBooking, bookingRequest(parties, { meetingDate }), as(client))).data();
    start = Date.parse(asked.startsAt);
  });

  const signAllIn = async () => {
    for (const user of [client, interpreter]) {
      if (user) tokens.set(user.id, (await server.signIn(user.email)).token);
    }
  };
  const as = (user: User | undefined) => ({ token: tokens.get(user?.id ?? '') });
  const accept = () => server.call(booking.acceptBooking, { id: asked.id }, as(interpreter));
  const moveTo = async (at: number) => {
    server.clock.advance({ seconds: (at - server.clock.now().getTime()) / 1000 });
    await signAllIn();
  };
  const look = async (who: User | undefined) =>
    (await server.call(session.getSession, { id: asked.id }, as(who))).data();
  const join = (who: User | undefined) => server.call(session.joinSession, { id: asked.id }, as(who));
  const end = (who: User | undefined) => server.call(session.endSession, { id: asked.id }, as(who));
  const history = async () =>
    (await listBookingEvents(server.context.db.queries, asked.interpreter_id, asked.id)).map(
      ({ actor, action, to_status }) => `${actor} ${action} ${to_status}`,
    );

  it('opens 15 minutes before the start, and not a millisecond earlier', async () => {
    await accept();
    await moveTo(start - 15 * MINUTE - 1);
    expect((await join(client)).refusal()).toMatchObject({
      code: 'WRONG_STATUS',
      data: { status: 'confirmed' },
    });
    await moveTo(start - 15 * MINUTE);
    expect((await join(client)).data().booking.status).toBe('in_progress');
  });

  it('tells where the interpreter is to be invited only once they agreed to come', async () => {
    expect((await look(client)).interpreter_email).toBe('');
    await accept();
    expect((await look(client)).interpreter_email).toBe(interpreter?.email);
    await server.call(booking.cancelBooking, { id: asked.id, feeSeen: 0 }, as(client));
    expect((await look(client)).interpreter_email).toBe('');
  });

  it('keeps one checklist for both, whoever ticks, until it is over', async () => {
    await accept();
    const tick = (who: User | undefined, item: 'one' | 'two' | 'three', is_done = true) =>
      server.call(session.tickChecklist, { id: asked.id, item, is_done }, as(who));
    expect((await look(client)).checklist).toEqual([]);
    await Promise.all([tick(client, 'one'), tick(interpreter, 'three'), tick(client, 'one')]);
    expect([...(await look(interpreter)).checklist].sort()).toEqual(['one', 'three']);
    expect((await tick(interpreter, 'one', false)).data().checklist).toEqual(['three']);
    expect((await look(client)).checklist).toEqual(['three']);
    await moveTo(start + 60 * MINUTE);
    expect((await tick(client, 'two')).refusal().code).toBe('WRONG_STATUS');
    expect((await look(client)).checklist).toEqual(['three']);
  });

  it('keeps when each of the two first checked in, and puts the booking in progress once', async () => {
    await accept();
    await moveTo(start - 10 * MINUTE);
    await join(interpreter);
    await moveTo(start - 5 * MINUTE);
    await join(client);
    await join(interpreter);
    const room = await look(client);
    expect(room.check_ins).toEqual([
      { by: 'interpreter', at: new Date(start - 10 * MINUTE).toISOString() },
      { by: 'client', at: new Date(start - 5 * MINUTE).toISOString() },
    ]);
    expect(await history()).toEqual([
      'client request pending',
      'interpreter accept confirmed',
      'interpreter join in_progress',
      'client enter in_progress',
    ]);
  });

  it('lets both in who press Join at once', async () => {
    await accept();
    await moveTo(start);
    const answers = await Promise.all([join(client), join(interpreter), join(client)]);
    expect(answers.map(({ body }) => body.result)).toEqual([true, true, true]);
    expect((await look(client)).check_ins).toHaveLength(2);
  });

  it('is ended by the interpreter from the start on, and by nobody else', async () => {
    await accept();
    await moveTo(start - MINUTE);
    await join(interpreter);
    expect((await end(interpreter)).refusal().code).toBe('WRONG_STATUS');
    await moveTo(start + MINUTE);
    expect((await end(client)).status).toBe(403);
    expect((await end(interpreter)).data().booking.status).toBe('completed');
    expect((await end(interpreter)).refusal().data).toEqual({ status: 'completed' });
    expect((await join(client)).refusal().code).toBe('WRONG_STATUS');
  });

  it('is ended before its time by no interpreter who has not checked in, and goes on', async () => {
    await accept();
    await moveTo(start);
    await join(client);
    expect((await end(interpreter)).refusal().code).toBe('NOT_CHECKED_IN');
    expect((await look(client)).booking.status).toBe('in_progress');
    await join(interpreter);
    expect((await end(interpreter)).data().booking.status).toBe('completed');
  });

  it('is ended from its room by no interpreter who has not come, and the client stays', async () => {
    const scene = await newRoomScene(server, 0);
    await scene.enter(scene.client);
    expect((await scene.end(scene.interpreter)).refusal().code).toBe('NOT_CHECKED_IN');
    expect(await scene.look()).toMatchObject({ phase: 'open', people: [{ role: 'client', is_there: true }] });
    await scene.enter(scene.interpreter);
    expect((await scene.end(scene.interpreter)).data().phase).toBe('over');
  });

  it('keeps no check-in that comes while it is being ended', async () => {
    await accept();
    await moveTo(start);
    await join(interpreter);
    const late = await inTransaction(server.context.db, async (queries) => {
      const row = await findBookingRow(queries, asked.id);
      if (!row) throw new Error('there is no booking');
      await moveBooking(queries, row, server.clock.now(), { action: 'end', actor: 'interpreter' });
      const joined = join(client);
      await new Promise((resolve) => setTimeout(resolve, 200));
      return { joined };
    });
    expect((await late.joined).refusal()).toMatchObject({
      code: 'WRONG_STATUS',
      data: { status: 'completed' },
    });
    expect((await look(client)).check_ins.map(({ by }) => by)).toEqual(['interpreter']);
  });

  it.each([
    [29, [`client endedEarly`, 'interpreter endedEarly']],
    [31, []],
  ])('tells who was to pay at once where it ended after %i of 60 minutes', async (minutes, expected) => {
    await accept();
    await moveTo(start);
    await join(interpreter);
    await moveTo(start + minutes * MINUTE);
    await end(interpreter);
    const { queries } = server.context.db;
    const mails = await queries
      .selectFrom('outbox')
      .selectAll()
      .where('template', '=', 'bookingNews')
      .execute();
    const ended = mails.map(({ recipient, mail_values }) => {
      const { news } = mail_values as { news: string };
      return `${recipient === client?.email ? 'client' : recipient === interpreter?.email ? 'interpreter' : 'others'} ${news}`;
    });
    expect(ended.filter((each) => /^(client|interpreter) (ended|ask)/.test(each)).sort()).toEqual(expected);
    const notices = await queries
      .selectFrom('notifications')
      .selectAll()
      .where('kind', '=', 'endedEarly')
      .execute();
    expect(notices.filter(({ person_id }) => person_id === client?.id)).toHaveLength(expected.length / 2);
    expect(notices.filter(({ person_id }) => person_id === interpreter?.id)).toEqual([]);
  });

  it('lets nobody in to what was not agreed, or is over', async () => {
    await moveTo(start - 5 * MINUTE);
    expect((await join(client)).refusal()).toMatchObject({ data: { status: 'expired' } });
    expect((await server.call(getBooking, { id: asked.id }, as(client))).data().status).toBe('expired');
    expect((await look(client)).check_ins).toEqual([]);
  });

  const give = (url: string, passcode = '') =>
    server.call(session.setMeetingLink, { id: asked.id, url, passcode }, as(client));

  it('holds the link that the client gives back from the interpreter until they have accepted', async () => {
    await give('https://zoom.us/j/12345678901', 'x7!');
    expect((await look(client)).meeting).toMatchObject({
      url: 'https://zoom.us/j/12345678901',
      passcode: 'x7!',
    });
    expect((await look(interpreter)).meeting).toBeNull();
    await accept();
    expect((await look(interpreter)).meeting).toMatchObject({ passcode: 'x7!' });
    await give('https://zoom.us/j/12345678902');
    expect((await look(interpreter)).meeting).toMatchObject({
      url: 'https://zoom.us/j/12345678902',
      passcode: '',
    });
  });

  it.each([
    'zoom.us/j/1',
    'http://zoom.us/j/1',
    'javascript:alert(1)',
    'https://me:secret@zoom.us/j/1',
    'https://localhost',
  ])('takes no %s for a link', async (url) => {
    expect((await give(url)).refusal().errors).toMatchObject([{ path: 'url', code: 'not_a_link' }]);
  });

  it('takes no link for a booking that came to nothing', async () => {
    await server.call(booking.declineBooking, { id: asked.id }, as(interpreter));
    expect((await give('https://zoom.us/j/1')).refusal().code).toBe('WRONG_STATUS');
  });
});
