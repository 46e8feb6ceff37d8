import { randomUUID } from 'node:crypto';
import { acceptBooking } from '../../../../../src/shared/contract/bookings/booking';
import { addBooking } from '../../../../../src/shared/contract/bookings/client';
import * as message from '../../../../../src/shared/contract/bookings/message';
import { signOut } from '../../../../../src/shared/contract/account/user';
import { fakeClock } from '../../../../support/fakeClock';
import { bookingRequest } from '../../../../support/bookingRequest';
import { openLine } from '../../../../support/openLine';
import { openTestDatabaseTwice } from '../../../../support/testDatabase';
import { startListeningTestServer } from '../../../../support/testServer';

type Server = Awaited<ReturnType<typeof startListeningTestServer>>;

/** With DATABASE_URL each has connections of its own, so all that they share is PostgreSQL's notifications. */
describe('two servers on one database', () => {
  let [one, other]: Server[] = [];

  beforeAll(async () => {
    const [first, again] = await openTestDatabaseTwice();
    const clock = fakeClock();
    one = await startListeningTestServer({ db: first, clock });
    other = await startListeningTestServer({ db: await again(), clock });
  });
  afterAll(async () => {
    await other?.close();
    await one?.close();
  });

  const servers = () => {
    if (!one || !other) throw new Error('not started');
    return [one, other] as const;
  };
  const arrive = async () => {
    const [here, there] = servers();
    const [client, interpreter] = [await here.addClient(), await here.addInterpreter()];
    const hers = { token: (await here.signIn(client.email)).token };
    const his = { token: (await there.signIn(interpreter.email)).token };
    const request = bookingRequest({ clientId: client.id, interpreterId: interpreter.id });
    return { here, there, hers, his, request };
  };

  it('tell each person what was done on the other one, within a second', async () => {
    const { here, there, hers, his, request } = await arrive();
    const [atClient, atInterpreter] = [await openLine(here.url, hers), await openLine(there.url, his)];
    await Promise.all([atClient, atInterpreter].map((line) => line.hears({ type: 'ready' })));
    const { id } = (await here.call(addBooking, request, hers)).data();
    await atInterpreter.hears({ type: 'booking', id }, 1000);
    atClient.heard.length = 0;
    await there.call(acceptBooking, { id }, his);
    await atClient.hears({ type: 'booking', id }, 1000);
    const thread = (await here.call(message.openThread, { booking_id: id }, hers)).data();
    const word = { thread_id: thread.id, id: randomUUID(), text: 'Hello' };
    await here.call(message.sendMessage, word, hers);
    await atInterpreter.hears({ type: 'message', thread_id: thread.id }, 1000);
    for (const { socket } of [atClient, atInterpreter]) socket.terminate();
  });

  it('tell who comes back to the other one what they missed', async () => {
    const { here, there, hers, his, request } = await arrive();
    // Each has listened for longer than the gap.
    await Promise.all([openLine(here.url, hers), openLine(there.url, his)]);
    const { id } = (await here.call(addBooking, request, hers)).data();
    const back = await openLine(there.url, { ...hers, missedMs: 500 });
    await back.hears({ type: 'ready' });
    const isToldOrReadsAgain = back.heard.some((news) =>
      news.type === 'booking' ? news.id === id : news.type === 'resync',
    );
    expect(isToldOrReadsAgain).toBe(true);
    back.socket.terminate();
  });

  it('end the lines of a session that was signed out on the other one', async () => {
    const { here, there, hers } = await arrive();
    const line = await openLine(there.url, hers);
    await line.hears({ type: 'ready' });
    await here.call(signOut, {}, hers);
    expect(await line.ended).toBe(4401);
  });
});
