import { randomUUID } from 'node:crypto';
import {
  MESSAGE_PAGE_SIZE,
  MESSAGES_PER_DAY,
  MESSAGES_PER_MINUTE,
} from '../../../../../src/shared/domain/text/messageRules';
import { limitKey } from '../../../../../src/server/platform/limits/consumeLimit';
import { addBlock, removeBlock } from '../../../../../src/shared/contract/account/blocks';
import * as contract from '../../../../../src/shared/contract/bookings/message';
import { acceptBooking, declineBooking } from '../../../../../src/shared/contract/bookings/booking';
import { addBooking } from '../../../../../src/shared/contract/bookings/client';
import type { Thread } from '../../../../../src/shared/contract/bookings/message';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { bookingRequest } from '../../../../support/bookingRequest';
import { startTestServer, type TestServer } from '../../../../support/testServer';

describe('messages', () => {
  let server: TestServer;
  let [client, other, interpreter]: User[] = [];
  const tokens = new Map<string, string>();

  beforeAll(async () => {
    server = await startTestServer({ settings: { LOGIN_TRIES_PER_ADDRESS: '1000' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    [client, other] = [await server.addClient({ firstName: 'Ada' }), await server.addClient()];
    interpreter = await server.addInterpreter({ firstName: 'Ines' });
    for (const { id, email } of [client, other, interpreter]) {
      tokens.set(id, (await server.signIn(email)).token);
    }
  });

  const as = (user: User | undefined) => ({ token: tokens.get(user?.id ?? '') });
  const book = async () => {
    const parties = { clientId: client!.id, interpreterId: interpreter!.id };
    return (await server.call(addBooking, bookingRequest(parties), as(client))).data();
  };
  const open = async (who = client, wish: { person_id: string } = { person_id: interpreter!.id }) =>
    (await server.call(contract.openThread, wish, as(who))).data();
  const send = (who: User | undefined, thread: Thread, text: string, id = randomUUID()) =>
    server.call(contract.sendMessage, { thread_id: thread.id, id, text }, as(who));
  const unreadOf = async (who: User | undefined) =>
    (await server.call(contract.getUnreadCount, {}, as(who))).data().unread;
  const textsOf = async (who: User | undefined, thread: Thread, before?: number) => {
    const page = await server.call(contract.getMessages, { thread_id: thread.id, before }, as(who));
    return page.data().messages.map(({ text }) => text);
  };

  it('has one thread for a client and an interpreter, whoever opens it and however', async () => {
    const booking = await book();
    const first = await open();
    const byBooking = await server.call(contract.openThread, { booking_id: booking.id }, as(interpreter));
    const byPerson = await open(interpreter, { person_id: client!.id });
    expect([byBooking.data().id, byPerson.id]).toEqual([first.id, first.id]);
    expect(first.person).toMatchObject({ id: interpreter!.id, name: expect.stringMatching(/^Ines/) });
    expect(byPerson.person).toMatchObject({ id: client!.id, name: expect.stringMatching(/^Ada/) });
  });

  it('begins with nobody who set one aside, but for a booking that both agreed on', async () => {
    const booking = await book();
    await server.call(declineBooking, { id: booking.id }, as(interpreter));
    await server.call(addBlock, { person_id: client!.id }, as(interpreter));
    const wishes = [
      [client, { person_id: interpreter!.id }],
      [client, { booking_id: booking.id }],
      [interpreter, { person_id: client!.id }],
    ] as const;
    for (const [who, wish] of wishes)
      expect((await server.call(contract.openThread, wish, as(who))).refusal().code).toBe('NOT_FOUND');
    await server.call(removeBlock, { person_id: client!.id }, as(interpreter));
    const agreed = await book();
    await server.call(acceptBooking, { id: agreed.id }, as(interpreter));
    await server.call(addBlock, { person_id: client!.id }, as(interpreter));
    expect((await open()).person.id).toBe(interpreter!.id);
  });

  it('makes one thread even where many open it at once', async () => {
    const opened = await Promise.all(Array.from({ length: 8 }, () => open()));
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  });

  it('lets a client start from the gallery, and an interpreter only with people who have asked for them', async () => {
    await open();
    const stranger = await server.call(contract.openThread, { person_id: other!.id }, as(interpreter));
    expect(stranger.refusal().code).toBe('NOT_FOUND');
    const colleague = await server.call(contract.openThread, { person_id: other!.id }, as(client));
    expect(colleague.refusal().code).toBe('NOT_FOUND');
  });

  it('stands in nobody’s list before the first message, and can be opened all the same', async () => {
    const thread = await open();
    const listOf = async (who: User | undefined) =>
      (await server.call(contract.getThreads, {}, as(who))).data().map(({ id }) => id);
    expect([await listOf(client), await listOf(interpreter)]).toEqual([[], []]);
    const read = (await server.call(contract.getThread, { thread_id: thread.id }, as(client))).data();
    expect(read.thread.last_message).toBeNull();
    await send(client, thread, 'Good morning');
    expect([await listOf(client), await listOf(interpreter)]).toEqual([[thread.id], [thread.id]]);
  });

  it('brings a message to the other one, unread until they have read it, and tells the author so', async () => {
    const thread = await open();
    const sent = (await send(client, thread, '  Good morning\nInes  ')).data();
    expect(sent).toMatchObject({ seq: 1, text: 'Good morning\nInes', author_id: client!.id });
    expect([await unreadOf(client), await unreadOf(interpreter)]).toEqual([0, 1]);
    const [listed] = (await server.call(contract.getThreads, {}, as(interpreter))).data();
    expect(listed).toMatchObject({ id: thread.id, unread: 1, last_message: { text: 'Good morning\nInes' } });
    const read = await server.call(contract.markRead, { thread_id: thread.id, seq: 9 }, as(interpreter));
    expect(read.data()).toEqual({ unread: 0 });
    const mine = (await server.call(contract.getThread, { thread_id: thread.id }, as(client))).data();
    expect(mine.thread.read_by_other).toBe(1);
  });

  it('never reads backwards', async () => {
    const thread = await open();
    for (const text of ['one', 'two', 'three']) await send(client, thread, text);
    await server.call(contract.markRead, { thread_id: thread.id, seq: 2 }, as(interpreter));
    await server.call(contract.markRead, { thread_id: thread.id, seq: 1 }, as(interpreter));
    expect(await unreadOf(interpreter)).toBe(1);
  });

  it('counts what is unread up to a hundred, in a conversation and in all', async () => {
    const [first, second] = [await open(), await open(other)];
    for (const [thread, author, count] of [
      [first, client, 60],
      [second, other, 99],
    ] as const) {
      const seqs = Array.from({ length: count }, (_, at) => at + 1);
      const sent = { thread_id: thread.id, author_id: author!.id, body: 'Hello', sent_at: new Date() };
      const { queries } = server.context.db;
      await queries
        .insertInto('messages')
        .values(seqs.map((seq) => ({ ...sent, seq, id: randomUUID() })))
        .execute();
      await queries.updateTable('threads').set({ last_seq: count }).where('id', '=', thread.id).execute();
    }
    const listed = async () =>
      (await server.call(contract.getThreads, {}, as(interpreter))).data().map(({ unread }) => unread);
    expect([(await listed()).sort(), await unreadOf(interpreter)]).toEqual([[60, 99], 100]);
    for (let more = 0; more < 3; more += 1) await send(other, second, 'And this');
    expect([(await listed()).sort(), await unreadOf(interpreter)]).toEqual([[100, 60], 100]);
    await server.call(contract.markRead, { thread_id: second.id, seq: 102 }, as(interpreter));
    expect(await unreadOf(interpreter)).toBe(60);
  });

  it('sends one message for one id, however often it is sent', async () => {
    const thread = await open();
    const id = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send(client, thread, 'Once, please', id)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data()))).size).toBe(1);
    expect(await textsOf(interpreter, thread)).toEqual(['Once, please']);
    expect((await send(client, thread, 'Something else', id)).refusal().code).toBe('IDEMPOTENCY_MISMATCH');
    expect((await send(interpreter, thread, 'Once, please', id)).refusal().code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it('numbers messages of both without gaps, even at once', async () => {
    const thread = await open();
    const both = Array.from({ length: 10 }, (_, at) =>
      send(at % 2 ? client : interpreter, thread, `message ${at}`),
    );
    const seqs = (await Promise.all(both)).map((answer) => answer.data().seq);
    expect(seqs.sort((one, two) => one - two)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('gives pages from the end, oldest first, and says whether there are earlier ones', async () => {
    const thread = await open();
    const all = Array.from({ length: MESSAGE_PAGE_SIZE + 3 }, (_, at) => `message ${at + 1}`);
    await server.context.db.queries
      .insertInto('messages')
      .values(
        all.map((body, at) => ({
          ...{ thread_id: thread.id, seq: at + 1, id: randomUUID(), body },
          ...{ author_id: client!.id, sent_at: server.clock.now() },
        })),
      )
      .execute();
    const page = await server.call(contract.getMessages, { thread_id: thread.id }, as(interpreter));
    expect(page.data().has_earlier).toBe(true);
    expect(page.data().messages.map(({ text }) => text)).toEqual(all.slice(3));
    expect(await textsOf(interpreter, thread, 4)).toEqual(all.slice(0, 3));
  });

  it('marks the bookings of the two, and nobody else’s', async () => {
    const booking = await book();
    const parties = { clientId: other!.id, interpreterId: interpreter!.id };
    const theirs = bookingRequest(parties, { meetingDate: '2026-02-11' });
    await server.call(addBooking, theirs, as(other));
    const thread = await open();
    const { bookings } = (await server.call(contract.getThread, { thread_id: thread.id }, as(client))).data();
    expect(bookings.map(({ id }) => id)).toEqual([booking.id]);
  });

  it('shows, counts and takes nothing of a thread to or from a third person', async () => {
    const thread = await open();
    await send(client, thread, 'Between us');
    expect((await server.call(contract.getThreads, {}, as(other))).data()).toEqual([]);
    expect(await unreadOf(other)).toBe(0);
    expect((await send(other, thread, 'Me too')).refusal().code).toBe('NOT_FOUND');
    expect(await textsOf(interpreter, thread)).toEqual(['Between us']);
  });

  it('refuses an empty message, one that is too long, and more than a person can write', async () => {
    const thread = await open();
    const empty = (await send(client, thread, ' \n ')).refusal();
    expect(empty.errors).toMatchObject([{ path: 'text', code: 'required' }]);
    const long = (await send(client, thread, 'x'.repeat(4001))).refusal();
    expect(long.errors).toMatchObject([{ path: 'text', code: 'too_long' }]);
    const codes = new Set<string>();
    for (let count = 0; count <= MESSAGES_PER_MINUTE; count += 1) {
      const answer = await send(client, thread, 'again');
      if (!answer.body.result) codes.add(answer.refusal().code);
    }
    expect([...codes]).toEqual(['TOO_MANY_REQUESTS']);
    expect((await send(interpreter, thread, 'I can still answer')).body.result).toBe(true);
  });

  it('refuses more than anybody writes in a day, though it comes slowly', async () => {
    const thread = await open();
    const key = `message-sending-day:${limitKey(client!.id)}`;
    const day = { key, points: MESSAGES_PER_DAY, expire: Date.now() + 86_400_000 };
    await server.context.db.queries.insertInto('rate_limits').values(day).execute();
    expect((await send(client, thread, 'one more')).refusal().code).toBe('TOO_MANY_REQUESTS');
    expect((await send(interpreter, thread, 'I can still answer')).body.result).toBe(true);
  });
});
