import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { endOtherSignIns } from '../../../../../src/shared/contract/account/signIns';
import { login, renewToken } from '../../../../../src/shared/contract/account/user';
import { changePassword } from '../../../../../src/shared/contract/account/userAccount';
import { TEST_PASSWORD } from '../../../../support/testPeople';
import { startTestServer, type TestServer } from '../../../../support/testServer';

const NEW_PASSWORD = 'Another-Bridge-8';

interface Hand {
  email: string;
  token: string;
  cookie: string;
}

describe('tries to sign in', () => {
  let server: TestServer;
  const settings = { LOGIN_TRIES_PER_ACCOUNT: '3', LOGIN_TRIES_PER_ADDRESS: '8', RENEWALS_PER_SESSION: '4' };
  const start = async (changes: Record<string, string> = {}) => {
    server = await startTestServer({ settings: { ...settings, ...changes } });
  };
  beforeEach(() => start());
  afterEach(() => server.close());

  const tryWrong = (email: string, address?: string) =>
    server.call(login, { email, password: 'Wrong-1234' }, { ...(address && { address }) });
  const codesOf = async (times: number, email: string, address?: string) => {
    const codes: string[] = [];
    for (let each = 0; each < times; each += 1) codes.push((await tryWrong(email, address)).refusal().code);
    return codes;
  };

  /** Closes an account to every browser that is not known. */
  const fromFiveNetworks = async (email: string) => {
    for (let network = 61; network < 66; network += 1)
      expect(await codesOf(3, email, `203.0.113.${network}`)).toEqual(Array(3).fill('WRONG_CREDENTIALS'));
  };

  it('from one network do not lock the owner out of a new browser elsewhere, those from five together do', async () => {
    const { email } = await server.addClient();
    const enter = (address: string) => server.call(login, { email, password: TEST_PASSWORD }, { address });
    expect(await codesOf(4, email, '203.0.113.66')).toContain('TOO_MANY_REQUESTS');
    expect((await enter('203.0.113.66')).status).toBe(429);
    expect((await enter('203.0.113.67')).status).toBe(200);
    await fromFiveNetworks(email);
    expect((await enter('203.0.113.67')).status).toBe(429);
  });

  it('are refused past the account’s limit, even the right one, with the seconds to wait', async () => {
    const { email } = await server.addClient();
    expect(await codesOf(3, email)).toEqual(Array(3).fill('WRONG_CREDENTIALS'));
    const answer = await server.call(login, { email, password: TEST_PASSWORD }, { language: 'es' });
    expect(answer.status).toBe(429);
    const wait = Number(answer.headers['retry-after']);
    expect(wait).toBeGreaterThan(880);
    expect(wait).toBeLessThanOrEqual(900);
    expect(answer.refusal()).toEqual({
      result: false,
      code: 'TOO_MANY_REQUESTS',
      message: 'Demasiados intentos. Espera un poco e inténtalo de nuevo.',
      data: { retryAfterSeconds: wait },
    });
  });

  it('count for one account however its address is written, and for unknown accounts alike', async () => {
    expect(await codesOf(2, 'who@people.example')).toEqual(Array(2).fill('WRONG_CREDENTIALS'));
    expect(await codesOf(2, ' WHO@people.example')).toEqual(['WRONG_CREDENTIALS', 'TOO_MANY_REQUESTS']);
  });

  it('are forgotten by a right one', async () => {
    const { email } = await server.addClient();
    await codesOf(2, email);
    await server.signIn(email);
    expect(await codesOf(3, email)).toEqual(Array(3).fill('WRONG_CREDENTIALS'));
  });

  it('are refused past the network address’s limit, whoever they are for; right ones do not count', async () => {
    const people = await Promise.all([server.addClient(), server.addClient(), server.addClient()]);
    const address = '203.0.113.7';
    for (const { email } of people) await codesOf(2, email, address);
    for (let each = 0; each < 5; each += 1) {
      await server.call(login, { email: people[0].email, password: TEST_PASSWORD }, { address });
    }
    expect(await codesOf(3, 'x@people.example', address)).toEqual([
      'WRONG_CREDENTIALS',
      'WRONG_CREDENTIALS',
      'TOO_MANY_REQUESTS',
    ]);
    expect((await tryWrong('y@people.example', '203.0.113.8')).refusal().code).toBe('WRONG_CREDENTIALS');
  });

  it.each([
    ['0', 'the address that called, whatever it says of others', 'TOO_MANY_REQUESTS'],
    ['1', 'the address that the proxy in front names', 'WRONG_CREDENTIALS'],
  ])('with TRUST_PROXY=%s count for %s', async (TRUST_PROXY, _whom, code) => {
    await server.close();
    await start({ TRUST_PROXY, LOGIN_TRIES_PER_ADDRESS: '2' });
    const from = async (forwarded: string) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: login.path,
        headers: { 'x-forwarded-for': forwarded },
        payload: { email: `${forwarded.replace(/\W/g, '-')}@people.example`, password: 'Wrong-1234' },
      });
      return answer.json<{ code: string }>().code;
    };
    await from('203.0.113.1');
    await from('203.0.113.2');
    expect(await from('198.51.100.1, 203.0.113.3')).toBe(code);
    expect(await from('203.0.113.4')).toBe(code);
  });

  it('are counted before they are judged, so that many at once gain nothing', async () => {
    const { email } = await server.addClient();
    const answers = await Promise.all(Array.from({ length: 8 }, () => tryWrong(email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('from elsewhere do not lock the owner out of a browser that is known, which has its own limit', async () => {
    const { email } = await server.addClient();
    const { cookie } = await server.signIn(email);
    const device = cookie.split('; ').find((each) => each.startsWith('dragoman_device=')) ?? '';
    const attempt = (password: string, sent: { cookie?: string; address?: string }) =>
      server.call(login, { email, password }, sent);
    await fromFiveNetworks(email);
    expect((await attempt(TEST_PASSWORD, {})).status).toBe(429);
    expect((await attempt(TEST_PASSWORD, { cookie: `dragoman_device=${'y'.repeat(43)}` })).status).toBe(429);
    expect((await attempt(TEST_PASSWORD, { cookie: device, address: '203.0.113.66' })).status).toBe(200);
    const own: number[] = [];
    for (let each = 0; each < 4; each += 1)
      own.push((await attempt('Wrong-1234', { cookie: device })).status);
    expect(own).toEqual([200, 200, 200, 429]);
    const { email: other } = await server.addClient();
    await codesOf(3, other);
    expect(
      (await server.call(login, { email: other, password: TEST_PASSWORD }, { cookie: device })).status,
    ).toBe(429);
  });

  it.each<[string, (hand: Hand) => Promise<{ status: number }>]>([
    [
      'a new password',
      ({ email, cookie }) => {
        const words = { current_password: TEST_PASSWORD, new_password: NEW_PASSWORD };
        return server.call(changePassword, { email, ...words }, { cookie });
      },
    ],
    [
      'the end of all other sign-ins',
      ({ token }) => server.call(endOtherSignIns, { password: TEST_PASSWORD }, { token }),
    ],
  ])('know no browser but the one at hand after %s', async (what, act) => {
    const { email } = await server.addClient();
    const password = what === 'a new password' ? NEW_PASSWORD : TEST_PASSWORD;
    const [left, hand] = [await server.signIn(email), await server.signIn(email)];
    expect((await act({ email, ...hand })).status).toBe(200);
    await fromFiveNetworks(email);
    const enter = (cookie: string) => server.call(login, { email, password }, { cookie });
    expect((await enter(left.cookie)).status).toBe(429);
    expect((await enter(hand.cookie)).status).toBe(200);
  });

  it('count for one client whose proxy names it with ever another port', async () => {
    await server.close();
    await start({ TRUST_PROXY: 'loopback', LOGIN_TRIES_PER_ADDRESS: '2' });
    for (const [first, ...more] of [
      ['203.0.113.1:4711', '203.0.113.1:4712', '203.0.113.1, 127.0.0.1:80'],
      ['[2001:db8::1]:4711', '[2001:db8::2]:4712', '2001:db8::3'],
    ] as const) {
      const codes: string[] = [];
      for (const forwarded of [first, ...more]) {
        const answer = await server.app.inject({
          method: 'POST',
          url: login.path,
          headers: { 'x-forwarded-for': forwarded },
          payload: { email: `${forwarded.replace(/\W/g, '-')}@people.example`, password: 'Wrong-1234' },
        });
        codes.push(answer.json<{ code: string }>().code);
      }
      expect(codes).toEqual(['WRONG_CREDENTIALS', 'WRONG_CREDENTIALS', 'TOO_MANY_REQUESTS']);
    }
  });

  it('may go on when the window is over', async () => {
    await server.close();
    await start({ LIMIT_WINDOW_SECONDS: '4' });
    const { email } = await server.addClient();
    await codesOf(3, email);
    const refused = await tryWrong(email);
    expect(refused.status).toBe(429);
    await sleep(Number(refused.headers['retry-after']) * 1000 + 50);
    expect((await server.signIn(email)).user.email).toBe(email);
  });

  it('are limited all the same when the place where they are counted is gone', async () => {
    const { email } = await server.addClient();
    await sql`DROP TABLE rate_limits`.execute(server.context.db.queries);
    expect(await codesOf(4, email)).toEqual([
      ...Array<string>(3).fill('WRONG_CREDENTIALS'),
      'TOO_MANY_REQUESTS',
    ]);
    const { email: other } = await server.addClient();
    expect((await server.signIn(other)).user.email).toBe(other);
  });

  it('leave no mail or network address where they are counted', async () => {
    await tryWrong('secretive@people.example', '203.0.113.9');
    const rows = await server.context.db.queries.selectFrom('rate_limits').selectAll().execute();
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toMatch(/secretive|203\.0\.113/);
  });

  it('have their like in renewals: a session has its limit', async () => {
    const { email } = await server.addClient();
    let { cookie } = await server.signIn(email);
    for (let each = 0; each < 4; each += 1) cookie = (await server.call(renewToken, {}, { cookie })).cookie;
    const refused = await server.call(renewToken, {}, { cookie });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.cookie).toBe('');
  });

  it('have their like in renewals: so has an address that guesses', async () => {
    const guess = `dragoman_refresh=7d444840-9dc0-41d1-b245-5ffdce74fad2.${'a'.repeat(43)}`;
    const answers = await Promise.all(
      Array.from({ length: 9 }, () =>
        server.call(renewToken, {}, { cookie: guess, address: '203.0.113.10' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(8);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
