/** @embedded */
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { paceNetworks } from '../../../../../src/server/platform/limits/paceNetworks';
import { startListeningTestServer } from '../../../../support/testServer';

describe('the requests of one network', () => {
  const FILE = '/assets/main.js';
  const CHUNKED = { 'transfer-encoding': 'chunked' };
  const LONG = { 'content-length': '9000000' };
  interface About {
    headers?: object;
    socket?: object;
    url?: string;
    takesFile?: boolean;
    account?: string | null;
  }
  type Pace = ReturnType<typeof paceNetworks>;
  const pacing = (perSecond: number) =>
    paceNetworks(perSecond, (request) =>
      Promise.resolve((request as unknown as { account: string | null }).account),
    );
  /** Milliseconds after which each is begun. */
  const ask = (pace: Pace, ip: string, count: number, about: About = {}) => {
    const { headers = {}, socket = {}, url = FILE, takesFile = false, account = null } = about;
    const waits: number[] = [];
    const from = performance.now();
    for (let each = 0; each < count; each += 1)
      pace(
        { ip, headers, socket, url, account } as never,
        () => waits.push(Math.round(performance.now() - from)),
        takesFile,
      );
    return waits;
  };
  /** Asks on a connection that is known already, which is not counted. */
  const open = (perSecond = 10) => {
    const pace = pacing(perSecond);
    const socket = {};
    ask(pace, '192.0.2.1', 1, { socket });
    return (ip: string, count: number, about: About = {}) => ask(pace, ip, count, { socket, ...about });
  };
  const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);
  const atOnce = (count: number) => Array.from({ length: count }, () => 0);

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are begun at once for forty, then one after the other, and others’ beside them', async () => {
    const onOne = open();
    const waits = onOne('203.0.113.1', 43);
    expect(onOne('203.0.113.2', 1)).toEqual([0]);
    await pass(1);
    expect(waits).toEqual([...atOnce(40), 100, 200, 300]);
  });

  it('wait no longer than ten seconds, and nobody makes up a debt of more', async () => {
    const onOne = open();
    const waits = onOne('203.0.113.1', 500);
    await pass(11);
    expect(waits).toHaveLength(500);
    expect(waits.at(-1)).toBe(10_000);
    expect(onOne('203.0.113.1', 10)).toEqual(atOnce(10));
  });

  it('share what there is equally among accounts and those without one', async () => {
    const onOne = open();
    const greedy = onOne('203.0.113.1', 200, { account: 'greedy' });
    await pass(2);
    const coworker = onOne('203.0.113.1', 2, { account: 'coworker' });
    const stranger = onOne('203.0.113.1', 2);
    const begun = greedy.length;
    await pass(1);
    expect(coworker).toEqual([200, 500]);
    expect(stranger).toEqual([300, 600]);
    // nobody is held up by what others did before, nor the greedy one any longer than by their part
    expect(greedy.length - begun).toBe(6);
    await pass(10);
    expect(greedy).toHaveLength(200);
  });

  it('are begun at their network’s pace beside those that waited for ten seconds', async () => {
    const onOne = open();
    for (let second = 0; second < 15; second += 1) {
      onOne('203.0.113.1', 50, { account: 'greedy' });
      await pass(1);
    }
    const coworker = onOne('203.0.113.1', 3, { account: 'coworker' });
    await pass(1);
    expect(coworker).toHaveLength(3);
  });

  it('count once more for each 4 KB of a body, up to what a file has turns for', async () => {
    const onOne = open();
    const waitAfter = async (ip: string, headers: object) => {
      onOne(ip, 40);
      const waits = onOne(ip, 1, { headers });
      await pass(4);
      return waits;
    };
    expect(await waitAfter('203.0.113.1', { 'content-length': '4095' })).toEqual([100]);
    expect(await waitAfter('203.0.113.2', { 'content-length': '12288' })).toEqual([400]);
    expect(await waitAfter('203.0.113.3', LONG)).toEqual([3300]);
    expect(await waitAfter('203.0.113.4', CHUNKED)).toEqual([3300]);
    expect(await waitAfter('203.0.113.5', { 'content-length': 'many' })).toEqual([100]);
  });

  it('hold up nobody’s calls where they send files, and each other', async () => {
    const onOne = open();
    const about = { headers: LONG, takesFile: true };
    onOne('203.0.113.1', 5, about);
    expect(onOne('203.0.113.1', 1)).toEqual([0]);
    const late = onOne('203.0.113.1', 1, about);
    expect(onOne('203.0.113.2', 1, about)).toEqual([0]);
    await pass(11);
    expect(late).toEqual([10_000]);
  });

  it.each(['/v2/api/user/personal_info', '/', '/interpreters?from=Thai', '/v2/api?/assets/main.js'])(
    'count twice where they are no file of the build: %s',
    async (url) => {
      const onOne = open();
      const waits = onOne('203.0.113.1', 23, { url });
      const file = onOne('203.0.113.1', 1);
      await pass(1);
      expect(waits).toEqual([...atOnce(20), 200, 400, 600]);
      expect(file).toEqual([700]);
    },
  );

  it('count twice where they are the first of a connection', async () => {
    const pace = pacing(10);
    const first = (remoteAddress = '203.0.113.1') =>
      ask(pace, '203.0.113.1', 1, { socket: { remoteAddress } });
    const waits = Array.from({ length: 22 }, () => first());
    // a proxy's connections are not the network's
    const proxied = first('127.0.0.1');
    await pass(1);
    expect(waits.flat()).toEqual([...atOnce(20), 200, 400]);
    expect(proxied).toEqual([500]);
  });
});

describe('requests that wait for their part of a server', () => {
  it('do so also where nothing but their address is wrong, and are all answered', async () => {
    const settings = { REQUESTS_PER_SECOND: '4', TRUST_PROXY: 'loopback' };
    const server = await startListeningTestServer({ settings });
    const agent = new Agent({ keepAlive: true });
    const statusOf = (path: string, address: string) =>
      new Promise((resolve, reject) => {
        get(server.url + path, { agent, headers: { 'x-forwarded-for': address } }, (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode));
        }).once('error', reject);
      });
    await Promise.all(Array.from({ length: 20 }, () => statusOf('/livez', '203.0.113.1')));
    let answered = 0;
    const late = ['/livez', '/livez', '/livez', '/livez', '/%zz', '/%zz', '/%zz', '/%zz'].map(
      async (path) => {
        const status = await statusOf(path, '203.0.113.1');
        answered += 1;
        return status;
      },
    );
    expect(await statusOf('/livez', '203.0.113.2')).toBe(200);
    await sleep(50);
    expect(answered).toBeLessThan(8);
    expect(await Promise.all(late)).toEqual([200, 200, 200, 200, 400, 400, 400, 400]);
    agent.destroy();
    await server.close();
  });
});
