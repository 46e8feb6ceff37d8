import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { lookup } from 'node:dns';
import { setTimeout as sleep } from 'node:timers/promises';
import webPush from 'web-push';
import { saveNotificationPreferences } from '../../../../../src/shared/contract/account/notificationPreferences';
import { markAllNotificationsRead } from '../../../../../src/shared/contract/account/notifications';
import * as push from '../../../../../src/shared/contract/account/push';
import { signOut } from '../../../../../src/shared/contract/account/user';
import { startCall } from '../../../../../src/shared/contract/bookings/calls';
import * as client from '../../../../../src/shared/contract/bookings/client';
import { pushDue } from '../../../../../src/server/modules/notifications/service/pushDue';
import { MOST_DEVICES } from '../../../../../src/server/modules/notifications/service/pushSubscriptions';
import { newNotification } from '../../../../../src/server/platform/effects/NewNotification';
import { writeEffects } from '../../../../../src/server/platform/effects/writeEffects';
import { createPushSender } from '../../../../../src/server/platform/push/createPushSender';
import { isPublicAddress } from '../../../../../src/server/platform/push/publicLookup';
import { aBrowser, aPushService } from '../../../../support/aPushService';
import { arrive, type Scene } from '../../../../support/events/arrive';
import { callWish } from '../../../../support/callRules';
import { fakeClock } from '../../../../support/fakeClock';
import { startTestServer, type TestServer } from '../../../../support/testServer';

const pushKeys = webPush.generateVAPIDKeys();
const BEGIN = fakeClock().now();
const SUBJECT = 'mailto:house@dragoman.example';

describe('pushing to devices', () => {
  let server: TestServer;
  let scene: Scene;
  let service: Awaited<ReturnType<typeof aPushService>>;
  let browser: ReturnType<typeof aBrowser>;
  let caller: { token: string };
  const send = createPushSender(pushKeys, SUBJECT, { lookup });
  beforeAll(async () => {
    server = await startTestServer({ pushKeys, settings: { LOGIN_TRIES_PER_ADDRESS: '1000' } });
    service = await aPushService();
  });
  afterAll(async () => {
    await service.close();
    await server.close();
  });
  beforeEach(async () => {
    server.clock.advance({ seconds: (BEGIN.getTime() - server.clock.now().getTime()) / 1000 });
    scene = await arrive(server);
    browser = aBrowser();
    caller = await scene.as('interpreter');
    service.answers(201);
    service.take();
    await allow();
  });

  const endpointOf = (name: string) => `https://push.browser.example/${name}`;
  const ask = (wish: { endpoint: string; keys?: object }) =>
    server.call(push.subscribePush, { keys: browser.keys, ...wish } as never, caller);
  /** As the contract takes it, and then led to the service of this test, which no public name has. */
  const allow = async (name: string = scene.people.interpreter.id) => {
    (await ask({ endpoint: endpointOf(name) })).data();
    await scene.queries
      .updateTable('push_subscriptions')
      .set({ endpoint: `${service.url}/${name}` })
      .where('endpoint', '=', endpointOf(name))
      .execute();
  };
  const work = async () => {
    await pushDue(server.context, send);
    return service.take();
  };
  const devices = () =>
    scene.queries
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('person_id', '=', scene.people.interpreter.id)
      .execute();
  const book = (meetingDate: string) =>
    scene.call(client.addBooking, scene.request({ meetingDate }), 'client');

  it('lets nobody’s slow device hold up somebody else’s', async () => {
    const slow = scene.people.interpreter.id;
    const other = await arrive(server);
    caller = await other.as('interpreter');
    await allow(other.people.interpreter.id);
    const busy = new Set<string>();
    const told: boolean[] = [];
    let answer: (outcome: 'sent') => void = () => undefined;
    const answered = new Promise<'sent'>((resolve) => (answer = resolve));
    const sendSlowly = ({ endpoint }: { endpoint: string }) => {
      told.push(endpoint.endsWith(slow));
      return endpoint.endsWith(slow) ? answered : Promise.resolve('sent' as const);
    };
    const round = async (count: number) => {
      expect(
        await pushDue(server.context, sendSlowly, { forMs: 1, busy, onLateError: () => undefined }),
      ).toBe(1);
      while (told.length < count) await sleep(10);
    };
    await book('2026-02-10');
    await round(1);
    await book('2026-02-11');
    await other.call(client.addBooking, other.request({ meetingDate: '2026-02-12' }), 'client');
    await round(2);
    expect(told).toEqual([true, false]);
    answer('sent');
    while (busy.size > 0) await sleep(10);
    await round(3);
    expect(told).toEqual([true, false, true]);
  });

  it('leads who is asked together with others straight to the offer', async () => {
    const wish = { ...callWish(), id: randomUUID(), maxTotalFee: 100 };
    const interpreter_ids = [scene.people.interpreter.id];
    const { id } = await scene.call(startCall, { ...wish, interpreter_ids }, 'client');
    const [arrived] = await work();
    if (!arrived) throw new Error('nothing arrived');
    expect(JSON.parse(browser.read(arrived.body))).toMatchObject({
      url: `/interpreter/dashboard?offer=${id}`,
    });
  });

  it('leaves out what is to stand in the list alone', async () => {
    const { id } = scene.people.interpreter;
    const at = server.clock.now();
    const notifications = [newNotification(id, 'requested', at, { isQuiet: true })];
    await writeEffects(scene.queries, { history: [], mails: [], notices: [], notifications });
    expect(await work()).toEqual([]);
  });

  it('tells the browser, and nobody between, what happened and where it leads', async () => {
    const { id } = await scene.book();
    const [arrived, ...more] = await work();
    expect(more).toEqual([]);
    if (!arrived) throw new Error('nothing arrived');
    expect(arrived.path).toBe(`/${scene.people.interpreter.id}`);
    expect(arrived.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'normal',
    });
    expect(arrived.body.toString('latin1')).not.toContain('asks for you');
    const told = JSON.parse(browser.read(arrived.body)) as Record<string, string>;
    expect(told).toMatchObject({ lang: 'en-US', tag: id, url: '/interpreter/notifications' });
    expect(told['title']).toMatch(/ asks for you: /);
    expect(told['body']).toMatch(/2026/);
    expect(await work()).toEqual([]);
  });

  it('proves by its key to whom the browser subscribed', async () => {
    expect((await scene.call(push.getPushKey, {}, 'interpreter')).key).toBe(pushKeys.publicKey);
    await scene.book();
    const [arrived] = await work();
    const [, token = '', key] =
      /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(arrived?.headers['authorization'])) ?? [];
    expect(key).toBe(pushKeys.publicKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const raw = Buffer.from(pushKeys.publicKey, 'base64url');
    const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) => part.toString('base64url'));
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' } as never);
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: service.url,
      sub: SUBJECT,
    });
  });

  it.each([404, 410])('forgets a browser that is gone (%i)', async (status) => {
    service.answers(status);
    await scene.book();
    expect(await work()).toHaveLength(1);
    expect(await devices()).toEqual([]);
  });

  it('tries again where the service is down, later each time, and then no more', async () => {
    service.answers(503);
    await scene.book();
    expect(await work()).toHaveLength(1);
    expect(await work()).toHaveLength(0);
    let tries = 1;
    for (let round = 0; round < 10; round += 1) {
      server.clock.advance({ seconds: 40 * 60 });
      tries += (await work()).length;
    }
    expect(tries).toBe(5);
    expect(await devices()).toHaveLength(1);
  });

  it('pushes nothing that was read by then, or is not wished for', async () => {
    await scene.book();
    const until = server.clock.now().toISOString();
    await scene.call(markAllNotificationsRead, { until }, 'interpreter');
    expect(await work()).toEqual([]);
    const channels = [{ group: 'booking_changes' as const, push: false }];
    const wish = { channels, quiet: null, isGathered: false };
    await scene.call(saveNotificationPreferences, wish, 'interpreter');
    await book('2026-03-12');
    expect(await work()).toEqual([]);
  });

  it('keeps the night quiet, but for what is urgent', async () => {
    const night = { from: '22:00', until: '07:00' };
    const wish = { channels: [], quiet: night, isGathered: true, timeZone: 'Asia/Tokyo' };
    await scene.call(saveNotificationPreferences, wish, 'interpreter');
    const at = (time: string) =>
      server.clock.advance({ seconds: (Date.parse(time) - server.clock.now().getTime()) / 1000 });
    at('2026-01-07T23:30:00+09:00');
    await book('2026-01-20');
    expect(await work()).toEqual([]);
    await book('2026-01-08');
    const [urgent, ...others] = await work();
    expect(others).toEqual([]);
    expect(urgent?.headers['urgency']).toBe('high');
    at('2026-01-08T07:00:00+09:00');
    expect(await work()).toHaveLength(1);
  });

  it('ends with the sign-in that allowed it', async () => {
    await server.call(signOut, {}, caller);
    await scene.book();
    expect(await work()).toEqual([]);
  });

  it('ends when it is switched off there, and by nobody else', async () => {
    const other = endpointOf('other');
    (await ask({ endpoint: other })).data();
    await server.call(push.unsubscribePush, { endpoint: other }, await scene.as('client'));
    expect(await devices()).toHaveLength(2);
    expect((await server.call(push.unsubscribePush, { endpoint: other }, caller)).data()).toEqual({
      isOn: false,
    });
    expect(await devices()).toHaveLength(1);
  });

  it(`keeps the latest ${MOST_DEVICES} browsers of a person`, async () => {
    for (let place = 0; place < MOST_DEVICES; place += 1) {
      server.clock.advance({ seconds: 1 });
      (await ask({ endpoint: endpointOf(`many-${place}`) })).data();
    }
    expect(await devices()).toHaveLength(MOST_DEVICES);
    expect(await devices()).not.toContainEqual({ endpoint: `${service.url}/${scene.people.interpreter.id}` });
  });

  it.each([
    'http://push.browser.example/1',
    'https://localhost/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://10.0.0.7/1',
    'https://2130706433/1',
    'https://0x7f.1/1',
    'https://metadata.google.internal/1',
    'https://printer.local/1',
    'https://push.browser.example:8443/1',
    'https://user:secret@push.browser.example/1',
    'file:///etc/passwd',
    'https://push.browser.example/\u0000',
    'https://push.browser.example/1\r\nx: y',
  ])('refuses %s as a browser’s address', async (endpoint) => {
    const refusal = (await ask({ endpoint })).refusal();
    expect(refusal.errors?.map(({ path }) => path)).toEqual(['endpoint']);
  });

  it('asks at no address inside, whatever name leads there', async () => {
    const guarded = createPushSender(pushKeys, SUBJECT);
    const inside = { endpoint: service.url.replace('127.0.0.1', 'localhost'), ...browser.keys };
    expect(await guarded(inside, { payload: '{}', isUrgent: false })).toBe('later');
    expect(service.take()).toEqual([]);
    const addresses = ['127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'];
    const sixes = ['::1', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1'];
    expect([...addresses, ...sixes].filter(isPublicAddress)).toEqual([]);
    expect(['93.184.216.34', '2606:2800:220:1::1'].filter(isPublicAddress)).toHaveLength(2);
  });

  it('says so where it pushes nothing', async () => {
    const silent = await startTestServer();
    const { email } = await silent.addClient();
    const as = await silent.signIn(email);
    expect((await silent.call(push.getPushKey, {}, as)).data()).toEqual({ key: null });
    const asked = silent.call(push.subscribePush, { endpoint: endpointOf('1'), keys: browser.keys }, as);
    expect((await asked).refusal().code).toBe('UNAVAILABLE');
    await silent.close();
  });
});
