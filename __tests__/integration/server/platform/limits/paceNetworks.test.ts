/** @embedded */
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { paceNetworks } from '../../../../../src/server/platform/limits/paceNetworks';
import { startListeningTestServer } from '../../../../support/testServer';

describe('the requests of one network', () => {
  const FILE = '/assets/main.js';
  const ask = (
    pace: ReturnType<typeof paceNetworks>,
    ip: string,
    count: number,
    { headers = {}, socket = {}, url = FILE, takesFile = false } = {},
  ) => Array.from({ length: count }, () => pace({ ip, headers, socket, url } as never, takesFile));
  /** Asks on a connection that is known already, which is not counted. */
  const open = (pace: ReturnType<typeof paceNetworks>) => {
    const socket = {};
    ask(pace, '192.0.2.1', 1, { socket });
    return (ip: string, count: number, about = {}) => ask(pace, ip, count, { socket, ...about });
  };

  it('are begun at once for forty, then one after the other, and others’ beside them', () => {
    jest.spyOn(performance, 'now').mockReturnValue(1e6);
    const onOne = open(paceNetworks(10));
    expect(onOne('203.0.113.1', 40)).toEqual(Array.from({ length: 40 }, () => 0));
    expect(onOne('203.0.113.1', 3)).toEqual([100, 200, 300]);
    expect(onOne('203.0.113.2', 1)).toEqual([0]);
    // nothing waits longer than ten seconds, and nobody makes up a debt of more
    expect(onOne('203.0.113.1', 500).at(-1)).toBe(10_000);
    jest.spyOn(performance, 'now').mockReturnValue(1e6 + 11_000);
    expect(onOne('203.0.113.1', 10)).toEqual(Array.from({ length: 10 }, () => 0));
    jest.restoreAllMocks();
  });

  it('count once more for each 4 KB of a body, up to what a file has turns for', () => {
    jest.spyOn(performance, 'now').mockReturnValue(1e6);
    const onOne = open(paceNetworks(10));
    const waits = (ip: string, headers: object) => {
      onOne(ip, 40);
      return onOne(ip, 1, { headers });
    };
    expect(waits('203.0.113.1', { 'content-length': '4095' })).toEqual([100]);
    expect(waits('203.0.113.2', { 'content-length': '12288' })).toEqual([400]);
    expect(waits('203.0.113.3', { 'content-length': '9000000' })).toEqual([3300]);
    expect(waits('203.0.113.4', { 'transfer-encoding': 'chunked' })).toEqual([3300]);
    expect(waits('203.0.113.5', { 'content-length': 'many' })).toEqual([100]);
    jest.restoreAllMocks();
  });

  it('hold up nobody’s calls where they send files, and each other', () => {
    jest.spyOn(performance, 'now').mockReturnValue(1e6);
    const onOne = open(paceNetworks(10));
    const about = { headers: { 'content-length': '9000000' }, takesFile: true };
    onOne('203.0.113.1', 5, about);
    expect(onOne('203.0.113.1', 1)).toEqual([0]);
    expect(onOne('203.0.113.1', 1, about)).toEqual([10_000]);
    expect(onOne('203.0.113.2', 1, about)).toEqual([0]);
    jest.restoreAllMocks();
  });

  it.each(['/v2/api/user/personal_info', '/', '/interpreters?from=Thai', '/v2/api?/assets/main.js'])(
    'count twice where they are no file of the build: %s',
    (url) => {
      jest.spyOn(performance, 'now').mockReturnValue(1e6);
      const onOne = open(paceNetworks(10));
      expect(onOne('203.0.113.1', 20, { url })).toEqual(Array.from({ length: 20 }, () => 0));
      expect(onOne('203.0.113.1', 3, { url })).toEqual([200, 400, 600]);
      expect(onOne('203.0.113.1', 1)).toEqual([700]);
      jest.restoreAllMocks();
    },
  );

  it('count twice where they are the first of a connection', () => {
    jest.spyOn(performance, 'now').mockReturnValue(1e6);
    const pace = paceNetworks(10);
    const first = (remoteAddress = '203.0.113.1') =>
      ask(pace, '203.0.113.1', 1, { socket: { remoteAddress } });
    expect(Array.from({ length: 20 }, () => first()).flat()).toEqual(Array.from({ length: 20 }, () => 0));
    expect([...first(), ...first()]).toEqual([200, 400]);
    // a proxy's connections are not the network's
    expect(first('127.0.0.1')).toEqual([500]);
    jest.restoreAllMocks();
  });

  it('wait for their part also where nothing but their address is wrong, and are all answered', async () => {
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
