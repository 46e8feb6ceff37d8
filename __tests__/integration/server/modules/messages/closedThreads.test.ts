import { randomUUID } from 'node:crypto';
import { addBlock, removeBlock } from '../../../../../src/shared/contract/account/blocks';
import { acceptBooking } from '../../../../../src/shared/contract/bookings/booking';
import { addBooking } from '../../../../../src/shared/contract/bookings/client';
import * as contract from '../../../../../src/shared/contract/bookings/message';
import type { User } from '../../../../../src/server/modules/account/service/users';
import { mailUnread } from '../../../../../src/server/modules/notifications/service/mailUnread';
import { pushDue } from '../../../../../src/server/modules/notifications/service/pushDue';
import { bookingRequest } from '../../../../support/bookingRequest';
import { startTestServer, type TestServer } from '../../../../support/testServer';

describe('a conversation of two of whom one set the other aside', () => {
  let server: TestServer;
  let client: User;
  let interpreter: User;
  let thread: string;
  const tokens = new Map<string, string>();

  beforeAll(async () => {
    server = await startTestServer({ settings: { LOGIN_TRIES_PER_ADDRESS: '1000' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    [client, interpreter] = [await server.addClient(), await server.addInterpreter()];
    for (const { id, email } of [client, interpreter]) tokens.set(id, (await server.signIn(email)).token);
    thread = (await server.call(contract.openThread, { person_id: interpreter.id }, as(client))).data().id;
  });

  const as = ({ id }: User) => ({ token: tokens.get(id) ?? '' });
  const setAside = (by: User, whom: User) => server.call(addBlock, { person_id: whom.id }, as(by));
  const allow = (by: User, whom: User) => server.call(removeBlock, { person_id: whom.id }, as(by));
  const send = async (who: User, text: string, id = randomUUID(), language = 'en-US') => {
    const sent = { thread_id: thread, id, text };
    const { body } = await server.call(contract.sendMessage, sent, { ...as(who), language });
    return body.result ? 'sent' : body;
  };
  const sendFile = async (who: User) => {
    const content = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n').toString('base64');
    const sent = { thread_id: thread, id: randomUUID(), file_name: 'a.pdf', content };
    const { body } = await server.call(contract.sendFile, sent, as(who));
    return body.result ? 'sent' : body;
  };
  const closed = expect.objectContaining({ code: 'THREAD_CLOSED' }) as unknown;
  const book = async () => {
    const asked = bookingRequest({ clientId: client.id, interpreterId: interpreter.id });
    return (await server.call(addBooking, asked, as(client))).data().id;
  };
  const unread = async (who: User) => (await server.call(contract.getUnreadCount, {}, as(who))).data().unread;

  it.each(['interpreter', 'client'])(
    'takes nothing from either where nobody wrote, set aside by the %s',
    async (by) => {
      await (by === 'client' ? setAside(client, interpreter) : setAside(interpreter, client));
      for (const who of [client, interpreter]) {
        expect([await send(who, 'Hello'), await sendFile(who)]).toEqual([closed, closed]);
        expect(await unread(who)).toBe(0);
      }
      const notified = server.context.db.queries.selectFrom('notifications').where('thread_id', '=', thread);
      expect(await notified.selectAll().execute()).toEqual([]);
    },
  );

  it('takes nothing more where one alone wrote, and says so in the words of who sends', async () => {
    const id = randomUUID();
    expect(await send(client, 'Before', id)).toBe('sent');
    await setAside(interpreter, client);
    expect([await send(client, 'After'), await sendFile(client)]).toEqual([closed, closed]);
    expect(await send(interpreter, 'Leave me alone')).toEqual(closed);
    expect(await unread(interpreter)).toBe(1);
    // Its first answer may have been lost.
    expect(await send(client, 'Before', id)).toBe('sent');
    const words = [];
    for (const language of ['en-US', 'es-MX', 'ja-JP'])
      words.push(await send(client, 'After', randomUUID(), language));
    expect(words).toMatchObject([
      { message: 'At the moment, nothing can be sent in this conversation.' },
      { message: 'Por el momento no se puede enviar nada en esta conversación.' },
      { message: '現在、このやり取りでは送信できません。' },
    ]);
    await allow(interpreter, client);
    expect(await send(client, 'Again')).toBe('sent');
  });

  it('goes on where both wrote', async () => {
    await send(client, 'Good morning');
    await sendFile(interpreter);
    await setAside(interpreter, client);
    expect([await send(client, 'And?'), await sendFile(client)]).toEqual(['sent', 'sent']);
    expect(await send(interpreter, 'Yes')).toBe('sent');
  });

  it('goes on where there is a booking that both agreed on, and for no request', async () => {
    const id = await book();
    await setAside(interpreter, client);
    expect(await send(client, 'Please')).toEqual(closed);
    await server.call(acceptBooking, { id }, as(interpreter));
    expect([await send(client, 'Thanks'), await sendFile(client)]).toEqual(['sent', 'sent']);
  });

  it('takes one message at most that is sent at the same moment', async () => {
    await Promise.all([setAside(interpreter, client), send(client, 'Now')]);
    expect(await send(client, 'After')).toEqual(closed);
    expect(await unread(interpreter)).toBeLessThan(2);
  });

  describe('mails', () => {
    const mailsTo = async ({ email }: User) => {
      const { queries } = server.context.db;
      const later = new Date(server.clock.now().getTime() + 3_600_000);
      await mailUnread(queries, later);
      expect(await mailUnread(queries, later)).toBe(0);
      const mails = queries.selectFrom('outbox').select('template').where('recipient', '=', email);
      return (await mails.where('template', '=', 'notifications').execute()).length;
    };

    /** How often a device of theirs rings, of which they have none before. */
    const pushesTo = async ({ id: person_id }: User) => {
      const { queries } = server.context.db;
      const signIn = queries.selectFrom('sessions').select('id').where('user_id', '=', person_id);
      const { id: session_id } = await signIn.executeTakeFirstOrThrow();
      const device = { person_id, session_id, endpoint: randomUUID(), p256dh: 'key', auth: 'secret' };
      const now = server.clock.now();
      await queries
        .insertInto('push_subscriptions')
        .values({ ...device, created_at: now })
        .execute();
      await queries
        .updateTable('notifications')
        .set({ push_at: now })
        .where('person_id', '=', person_id)
        .execute();
      const send = jest.fn(() => Promise.resolve('sent' as const));
      await pushDue(server.context, send);
      await queries.deleteFrom('push_subscriptions').execute();
      return send.mock.calls.length;
    };

    it('and pushes no message of somebody whom its reader set aside, unless they can answer', async () => {
      await send(client, 'Hello');
      await setAside(interpreter, client);
      expect([await mailsTo(interpreter), await pushesTo(interpreter)]).toEqual([0, 0]);
      await allow(interpreter, client);
      await send(interpreter, 'Hello');
      await send(client, 'Are you there?');
      await setAside(interpreter, client);
      expect([await mailsTo(interpreter), await pushesTo(interpreter)]).toEqual([1, 1]);
    });

    it('what one wrote before they set the other aside, as it does to anybody', async () => {
      await send(client, 'Not this week');
      await setAside(client, interpreter);
      expect(await mailsTo(interpreter)).toBe(1);
    });
  });
});
