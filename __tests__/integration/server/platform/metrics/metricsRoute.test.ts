import { ping } from '../../../../../src/shared/contract/base/open';
import { login } from '../../../../../src/shared/contract/account/user';
import { queueMail } from '../../../../../src/server/platform/mail/queueMail';
import { createMetrics } from '../../../../../src/server/platform/metrics/createMetrics';
import { startTime } from '../../../../../src/server/start/startTime';
import { startTestServer, type TestServer } from '../../../../support/testServer';

const METRICS_TOKEN = 'a word that only Prometheus knows, 7301';
const asked = { authorization: `Bearer ${METRICS_TOKEN}` };

const read = async (server: TestServer, headers: Record<string, string> = asked) =>
  server.app.inject({ url: '/metrics', headers });
const valueOf = (text: string, sample: string) => {
  const line = text.split('\n').find((each) => each.startsWith(`${sample} `));
  return line === undefined ? null : Number(line.split(' ').at(-1));
};

describe('/metrics', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: { METRICS_TOKEN } });
  });
  afterAll(() => server.close().catch(() => undefined));

  it('counts answers by route and status, without the address or whoever asked', async () => {
    const { app, call } = server;
    await call(ping, {});
    await call(login, { email: 'nobody-7301@people.example', password: 'Wrong-1234' });
    for (const url of ['/made/up/1', '/made/up/2?who=nobody-7301']) await app.inject({ url });
    const { body, headers } = await read(server);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    const count = (method: string, route: string, status: number) =>
      valueOf(
        body,
        `dragoman_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
      );
    expect([
      count('POST', ping.path, 200),
      count('POST', login.path, 200),
      count('GET', 'none', 404),
    ]).toEqual([1, 1, 2]);
    expect(body).not.toMatch(/7301|made/);
  });

  it('tells which mails wait, how long, and how busy the connections are', async () => {
    const { context, clock } = server;
    const mail = { language: 'en-US', template: 'alreadyRegistered', values: { name: 'Ana' } } as const;
    await queueMail(context.db.queries, clock, { to: 'ana@people.example', ...mail });
    clock.advance({ seconds: 90 });
    const { body } = await read(server);
    const samples = {
      'dragoman_mails_waiting{state="due"}': 1,
      'dragoman_mails_waiting{state="planned"}': 0,
      dragoman_mail_oldest_due_seconds: 90,
      dragoman_database_up: 1,
      dragoman_live_connections: 0,
      'dragoman_database_connections{state="waiting"}': 0,
    };
    for (const [sample, value] of Object.entries(samples))
      expect([sample, valueOf(body, sample)]).toEqual([sample, value]);
  });

  it.each([
    ['nothing', {}],
    ['another word', { authorization: 'Bearer a word' }],
    ['the word in another scheme', { authorization: `Basic ${METRICS_TOKEN}` }],
    ['a name of this machine', { host: 'localhost' }],
  ])('is not there for whoever says %s where a token is set', async (_what, headers) => {
    expect((await read(server, headers)).statusCode).toBe(404);
  });

  it('is there without a token for whoever comes by this machine’s own name, and for nobody else', async () => {
    const own = await startTestServer();
    expect((await read(own, { host: '127.0.0.1:3000' })).statusCode).toBe(200);
    expect((await read(own, { host: 'rebound.example' })).statusCode).toBe(404);
    await own.close();
  });

  it('is not there without a token where others can reach the server', async () => {
    const open = await startTestServer({ settings: { HOST: '0.0.0.0' } });
    expect((await read(open, { host: '127.0.0.1:3000' })).statusCode).toBe(404);
    await open.close();
  });

  it('answers without the database too, and tells how the runs of a worker ended', async () => {
    const { context } = server;
    const metrics = createMetrics();
    const life = metrics.worker('life');
    const oneRound = () =>
      new Promise<void>((ended) => {
        const andStop = (count: () => void) => () => {
          count();
          void stop().then(ended);
        };
        const runs = { done: andStop(life.done), failed: andStop(life.failed) };
        const stop = startTime(context, { error: () => undefined }, runs);
      });
    await oneRound();
    await context.db.close();
    await oneRound();
    const text = await metrics.registry.metrics();
    for (const outcome of ['done', 'failed'])
      expect(valueOf(text, `dragoman_worker_runs_total{worker="life",outcome="${outcome}"}`)).toBe(1);
    expect(valueOf(text, 'dragoman_worker_last_done_timestamp_seconds{worker="life"}')).toBeGreaterThan(0);
    const { statusCode, body } = await read(server);
    expect([statusCode, valueOf(body, 'dragoman_database_up')]).toEqual([200, 0]);
    expect(valueOf(body, 'dragoman_mails_waiting{state="due"}')).toBeNull();
  });
});
