import { addBooking } from '../../../src/shared/contract/bookings/client';
import * as account from '../../../src/shared/contract/account/userAccount';
import type { OutboxMail } from '../../../src/server/platform/mail/readOutbox';
import { bookingRequest } from '../../support/bookingRequest';
import { openPost } from '../../support/openPost';
import { startTestServer, type TestServer } from '../../support/testServer';

const WISH = { last_name: 'Ruiz', password: 'Bridge-Of-Words-9', group_id: 100 } as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const register = (email: string, first_name: string) =>
  server.call(account.registerUser, { ...WISH, email, first_name });
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers });
const mails = async (query = '') =>
  (await get(`/docs/outbox.json${query}`)).json<{ data: OutboxMail[] }>().data;

describe('the outbox of a developer', () => {
  test('says so where there is nothing yet', async () => {
    const page = await get('/docs/outbox');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('No mails yet.');
  });

  test('shows the newest mail first, with what a person needs from it', async () => {
    await register('ana@people.example', 'Ana');
    server.clock.advance({ seconds: 1 });
    await register('ben@people.example', 'Ben');
    const [first, second] = await mails();
    expect([first?.to, second?.to]).toEqual(['ben@people.example', 'ana@people.example']);
    expect(first).toMatchObject({ state: 'waiting', template: 'verifyAccount' });
    const { code } = first?.values as { code: string };
    expect(first?.text).toContain(code);
    const { body, headers } = await get('/docs/outbox');
    expect(body.indexOf('ben@people.example')).toBeLessThan(body.indexOf('ana@people.example'));
    expect(body).toContain(code);
    expect(headers['cache-control']).toBe('no-store');
    expect(await mails('?to=ana@people.example')).toMatchObject([{ to: 'ana@people.example' }]);
  });

  test('hands out what is attached to a mail, as it would be sent', async () => {
    const [client, interpreter] = [await server.addClient(), await server.addInterpreter()];
    const { token } = await server.signIn(client.email);
    const parties = { clientId: client.id, interpreterId: interpreter.id };
    await server.call(addBooking, bookingRequest(parties), { token });
    const [mail] = await mails(`?to=${interpreter.email}`);
    const [file] = mail?.attachments ?? [];
    expect(file?.content).toContain('BEGIN:VCALENDAR');
    const { body } = await get(`/docs/outbox?to=${interpreter.email}`);
    const link = /<a download="([^"]+)" href="data:text\/calendar[^"]*;base64,([^"]+)">/.exec(body);
    expect(link?.[1]).toBe(file?.filename);
    expect(Buffer.from(link?.[2] ?? '', 'base64').toString()).toBe(file?.content);
  });

  test('escapes what people typed, and holds no script', async () => {
    const eve = await server.addClient({ firstName: '<img src=x onerror=alert(1)>' });
    await server.call(account.requestMagicCode, { email: eve.email });
    const { body } = await get('/docs/outbox');
    expect(body).not.toContain('<img');
    expect(body).not.toContain('<script');
    expect(body).toContain('Hello &lt;img src=x onerror=alert(1)&gt;,');
  });

  test('leads to the very server that shows it', async () => {
    await server.addClient({ email: 'kim@people.example' });
    await server.call(account.requestMagicCode, { email: 'kim@people.example' });
    const { body } = await get('/docs/outbox', { host: 'localhost:4321' });
    expect(body).toMatch(/<a href="http:\/\/localhost:4321\/magic-login\?token=[\w-]{43}">/);
  });

  test('answers nobody who came by a name that is not this machine', async () => {
    const refused = [
      await get('/docs/outbox', { host: 'evil.example' }),
      await get('/docs/outbox.json', { host: 'localhost.evil.example:3000' }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });

  test('forgets what a mail said once it was sent', async () => {
    const post = await openPost(server.context);
    await post.collect();
    await post.close();
    for (const mail of await mails()) expect(mail).toMatchObject({ state: 'sent', values: null, text: null });
    expect((await get('/docs/outbox')).body).toContain('verifyAccount (sent; what it said is forgotten)');
  });

  test.each([
    [
      'in production',
      {
        NODE_ENV: 'production',
        TOKEN_SECRET: 'q8Zr2vYx5Lk0Tn7Wc4Bm9Hs1Jd6Pf3Ga',
        SMTP_URL: 'smtp://mail.example',
      },
    ],
    ['where others can reach the server', { HOST: '0.0.0.0' }],
    ['on a database server', { DATABASE_URL: 'postgres://localhost/dragoman' }],
  ])('is not there %s', async (_where, settings) => {
    const other = await startTestServer({ settings });
    const answers = await Promise.all(
      ['/docs/outbox', '/docs/outbox.json'].map((url) => other.app.inject({ method: 'GET', url })),
    );
    await other.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });
});
