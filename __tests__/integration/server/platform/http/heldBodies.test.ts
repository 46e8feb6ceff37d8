import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCalendarFeed, getCalendarFeed } from '../../../../../src/shared/contract/bookings/calendar';
import { endOtherSignIns } from '../../../../../src/shared/contract/account/signIns';
import { signOut } from '../../../../../src/shared/contract/account/user';
import { startListeningTestServer } from '../../../../support/testServer';
import { TEST_PASSWORD } from '../../../../support/testPeople';

describe('a call whose body is held back', () => {
  let server: Awaited<ReturnType<typeof startListeningTestServer>>;
  beforeAll(async () => {
    server = await startListeningTestServer();
  });
  afterAll(() => server.close());

  /** Sends a call but for its last byte; what is answered sends that. */
  const begin = async (token: string, ms: number) => {
    const asked = request(`${server.url}${createCalendarFeed.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': 2 },
    });
    asked.write('{');
    await once(asked, 'socket');
    await sleep(ms);
    return async () => {
      asked.end('}');
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
  };

  it('is worked on for who is still signed in', async () => {
    const { email } = await server.addClient();
    const finish = await begin((await server.signIn(email)).token, 300);
    expect(await finish()).toBe(200);
  });

  it.each([150, 1200])('does nothing for a sign-in that ended meanwhile: held for %i ms', async (ms) => {
    const { email } = await server.addClient();
    const [stolen, own] = [await server.signIn(email), await server.signIn(email)];
    const finish = await begin(stolen.token, ms);
    await server.call(signOut, {}, { token: stolen.token });
    expect(await finish()).toBe(401);
    expect((await server.call(getCalendarFeed, {}, { token: own.token })).data()).toBeNull();
  });

  it('takes the turns of its sign-in alone: the others of its person end it at once', async () => {
    const { email } = await server.addClient();
    const [stolen, own] = [await server.signIn(email), await server.signIn(email)];
    // more than any one sign-in may at once
    const finish = await Promise.all(Array.from({ length: 5 }, () => begin(stolen.token, 300)));
    const ended = await server.call(endOtherSignIns, { password: TEST_PASSWORD }, { token: own.token });
    expect(ended.status).toBe(200);
    expect(await Promise.all(finish.map((each) => each()))).toEqual([401, 401, 401, 401, 401]);
  });
});
