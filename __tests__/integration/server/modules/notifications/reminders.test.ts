import { lookup } from 'node:dns';
import webPush from 'web-push';
import { saveNotificationPreferences } from '../../../../../src/shared/contract/account/notificationPreferences';
import { getNotifications } from '../../../../../src/shared/contract/account/notifications';
import { subscribePush } from '../../../../../src/shared/contract/account/push';
import { acceptBooking } from '../../../../../src/shared/contract/bookings/booking';
import { addBooking } from '../../../../../src/shared/contract/bookings/client';
import { pushDue } from '../../../../../src/server/modules/notifications/service/pushDue';
import { createPushSender } from '../../../../../src/server/platform/push/createPushSender';
import { aBrowser, aPushService } from '../../../../support/aPushService';
import { arrive, type Scene } from '../../../../support/events/arrive';
import { openPost, type Post } from '../../../../support/openPost';
import { startTestServer, type TestServer } from '../../../../support/testServer';

const pushKeys = webPush.generateVAPIDKeys();
const PEOPLE = ['client', 'interpreter'] as const;
type Reader = (typeof PEOPLE)[number];

describe('reminders of one session, in the zone and language of each of its people', () => {
  let server: TestServer;
  let scene: Scene;
  let post: Post;
  let service: Awaited<ReturnType<typeof aPushService>>;
  const browsers = { client: aBrowser(), interpreter: aBrowser() };
  const send = createPushSender(pushKeys, 'mailto:house@dragoman.example', { lookup });
  beforeAll(async () => {
    server = await startTestServer({ pushKeys });
    service = await aPushService();
    scene = await arrive(server);
    post = await openPost(server.context);
    await reads('client', 'ja-JP', 'Asia/Tokyo');
    await reads('interpreter', 'es-MX', 'America/New_York');
    // 11:30 in the morning of Tuesday in New York is half past one in the night to Wednesday in Tokyo
    const wish = {
      meetingDate: '2026-01-13',
      meetingTime: '04:30',
      meetingAmPm: 'PM' as const,
      meetingTitle: '契約 Contrato',
    };
    const { id } = await scene.call(addBooking, scene.request(wish), 'client');
    await scene.call(acceptBooking, { id }, 'interpreter');
    await all();
  });
  afterAll(async () => {
    await post.close();
    await service.close();
    await server.close();
  });

  /** Sleeps from ten to seven by their own clock, and is told on one device. */
  const reads = async (reader: Reader, language: 'ja-JP' | 'es-MX', timeZone: string) => {
    const { id } = scene.people[reader];
    await scene.queries.updateTable('users').set({ language }).where('id', '=', id).execute();
    const quiet = { from: '22:00', until: '07:00' };
    const wish = { channels: [], quiet, isGathered: false, timeZone };
    await scene.call(saveNotificationPreferences, wish, reader);
    const device = { endpoint: `https://push.browser.example/${id}`, keys: browsers[reader].keys };
    await scene.call(subscribePush, device, reader);
    await scene.queries
      .updateTable('push_subscriptions')
      .set({ endpoint: `${service.url}/${id}` })
      .where('person_id', '=', id)
      .execute();
  };
  const at = (instant: string) => scene.until(instant, 0);
  /** The reminders that reached each of them on each channel since it was asked for. */
  const all = async () => {
    await scene.timePasses();
    const mails = await post.collect();
    await pushDue(server.context, send);
    const pushes = service.take();
    const told = async (reader: Reader) => {
      const { id, email } = scene.people[reader];
      const { rows } = await scene.call(getNotifications, {}, reader);
      return {
        mails: mails
          .filter(({ to }) => to?.some(({ address }) => address === email))
          .map(({ subject }) => subject),
        unread: rows.filter(({ kind, isRead }) => /^reminder/.test(kind) && !isRead).map(({ kind }) => kind),
        pushes: pushes
          .filter(({ path }) => path === `/${id}`)
          .map(({ body }) => JSON.parse(browsers[reader].read(body)) as { title: string; body: string }),
      };
    };
    return { client: await told('client'), interpreter: await told('interpreter') };
  };

  it('a day before: by mail and in the app at once, on a device once the night is over', async () => {
    at('2026-01-12T16:29:00Z');
    const before = await all();
    expect(PEOPLE.map((reader) => [before[reader].unread, before[reader].pushes])).toEqual([
      [[], []],
      [[], []],
    ]);
    at('2026-01-12T16:30:00Z');
    const { client, interpreter } = await all();
    expect(client.mails).toEqual(['まもなく（24時間以内）：契約 Contrato · 1月14日(水) 01:30']);
    expect([client.unread, client.pushes]).toEqual([['reminderDay'], []]);
    expect(interpreter.mails).toEqual(['En menos de un día: 契約 Contrato · mar 13 de ene, 11:30 a.m.']);
    expect(interpreter.unread).toEqual(['reminderDay']);
    expect(interpreter.pushes).toMatchObject([
      { title: 'Empieza en menos de un día: 契約 Contrato', body: expect.stringMatching(/13 de ene.*11:30/) },
    ]);
    at('2026-01-12T21:59:00Z');
    expect((await all()).client.pushes).toEqual([]);
    at('2026-01-12T22:00:00Z');
    const morning = await all();
    expect(morning.client).toMatchObject({
      mails: [],
      pushes: [{ title: '開始まで1日を切りました：契約 Contrato', body: expect.stringContaining('1月14日') }],
    });
    expect(morning.interpreter.pushes).toEqual([]);
  });

  it('an hour before: on every channel at once, also in the night', async () => {
    at('2026-01-13T15:30:00Z');
    const { client, interpreter } = await all();
    expect(client.mails).toEqual(['まもなく（1時間以内）：契約 Contrato · 1月14日(水) 01:30']);
    expect(client.unread).toEqual(['reminderHour', 'reminderDay']);
    expect(client.pushes).toMatchObject([
      { title: '開始まで1時間を切りました：契約 Contrato', body: expect.stringMatching(/1月14日.*01:30/) },
    ]);
    expect(interpreter.mails).toHaveLength(1);
    expect(interpreter.pushes).toHaveLength(1);
    const after = await all();
    expect(PEOPLE.map((reader) => [after[reader].mails, after[reader].pushes])).toEqual([
      [[], []],
      [[], []],
    ]);
  });
});
