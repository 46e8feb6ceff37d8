import { randomUUID } from 'node:crypto';
import * as preferences from '../../../../../src/shared/contract/account/notificationPreferences';
import * as notifications from '../../../../../src/shared/contract/account/notifications';
import type { RequestOf } from '../../../../../src/shared/contract/base/endpoint';
import * as app from '../../../../../src/shared/contract/base/app';
import * as life from '../../../../../src/shared/contract/bookings/booking';
import * as client from '../../../../../src/shared/contract/bookings/client';
import { proposeTime } from '../../../../../src/shared/contract/bookings/rescheduling';
import * as talk from '../../../../../src/shared/contract/bookings/message';
import { arrive, type By, type Scene } from '../../../../support/events/arrive';
import { startTestServer, type TestServer } from '../../../../support/testServer';

describe('quiet hours, and what of notifications is mailed', () => {
  let server: TestServer;
  let scene: Scene;
  beforeAll(async () => {
    server = await startTestServer({ settings: { LOGIN_TRIES_PER_ADDRESS: '1000' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    scene = await arrive(server);
    await scene.queries.deleteFrom('outbox').execute();
  });

  type Wish = RequestOf<typeof preferences.saveNotificationPreferences>;
  const nothing: Wish = { channels: [], quiet: null, isGathered: false, timeZone: 'Asia/Tokyo' };
  const choose = (by: By, wish: Partial<Wish>) =>
    scene.call(preferences.saveNotificationPreferences, { ...nothing, ...wish }, by);
  /** an instant, on a clock in Tokyo */
  const tokyo = (time: string) => {
    const at = new Date(`${time}:00+09:00`);
    server.clock.advance({ seconds: (at.getTime() - server.clock.now().getTime()) / 1000 });
  };
  const mailsTo = async (by: By) =>
    (
      await scene.queries
        .selectFrom('outbox')
        .select(['template', 'mail_values', 'queued_at'])
        .where('recipient', '=', scene.people[by].email)
        .orderBy('queued_at')
        .execute()
    ).map(({ template, mail_values }) => {
      const { news, told } = mail_values as { news?: string; told?: { kind: string }[] };
      return news ?? (told ? told.map(({ kind }) => kind).join() : template);
    });
  const NIGHT = { from: '22:00', until: '07:00' };
  /** next in the reader's night */
  const inTheNight = () => tokyo('2026-03-10T23:30');
  const inTheMorning = () => tokyo('2026-03-11T07:01');
  const book = (meetingDate: string) =>
    scene.call(client.addBooking, scene.request({ meetingDate }), 'client');

  it('is on for everything at first, follows the institute, and then the person', async () => {
    const read = () => scene.call(preferences.getNotificationPreferences, {}, 'client');
    expect(await read()).toEqual({
      channels: [
        { group: 'booking_changes', mail: true, push: true },
        { group: 'reminders', mail: true, push: true },
        { group: 'messages', mail: true, push: true },
        { group: 'reviews', mail: true, push: true },
        { group: 'account', mail: null, push: true },
      ],
      quiet: null,
      isGathered: false,
      timeZone: null,
    });
    await scene.call(
      app.manageSettings,
      { scope: 'institute', changes: [{ key: 'notify_reminders', value: false }] },
      'admin',
    );
    const mails = async () => (await read()).channels.map(({ mail }) => mail);
    expect(await mails()).toEqual([true, false, true, true, null]);
    const channels = [
      { group: 'reminders' as const, mail: true, push: false },
      { group: 'account' as const, mail: false },
    ];
    const saved = await choose('client', { channels, quiet: NIGHT, isGathered: true });
    expect(saved).toEqual(await read());
    expect(saved.channels[1]).toEqual({ group: 'reminders', mail: true, push: false });
    expect(saved.channels[4]).toEqual({ group: 'account', mail: null, push: true });
    expect([saved.quiet, saved.isGathered, saved.timeZone]).toEqual([NIGHT, true, 'Asia/Tokyo']);
    await scene.call(
      app.manageSettings,
      { scope: 'institute', changes: [{ key: 'notify_reminders', value: null }] },
      'admin',
    );
  });

  it('stays as it was in what a save leaves out', async () => {
    const saved = await choose('client', { quiet: NIGHT, isGathered: true });
    const channels = [{ group: 'reminders' as const, push: false }];
    const after = await scene.call(preferences.saveNotificationPreferences, { channels }, 'client');
    const others = ({ channels }: typeof saved) => channels.filter(({ group }) => group !== 'reminders');
    expect({ ...after, channels: others(after) }).toEqual({ ...saved, channels: others(saved) });
    expect(after.channels[1]?.push).toBe(false);
  });

  it('refuses hours that no clock shows, and zones that nobody lives in', async () => {
    const wish = { ...nothing, quiet: { from: '22:30', until: '7' }, timeZone: 'Moon/Base' };
    const answer = await server.call(preferences.saveNotificationPreferences, wish, await scene.as('client'));
    expect(answer.refusal().errors?.map(({ path, code }) => [path, code])).toEqual([
      ['quiet.from', 'unknown_choice'],
      ['quiet.until', 'unknown_choice'],
      ['timeZone', 'unknown_zone'],
    ]);
  });

  it('keeps mails of the night for the morning, and tells them in one', async () => {
    await choose('interpreter', { quiet: NIGHT });
    inTheNight();
    const { id } = await book('2026-03-20');
    tokyo('2026-03-10T23:31');
    await scene.call(life.cancelBooking, { id, feeSeen: 0 }, 'client');
    await scene.timePasses();
    expect(await mailsTo('interpreter')).toEqual([]);
    // who did it knows at once what they did
    expect(await mailsTo('client')).toEqual(['requested', 'cancelled']);
    inTheMorning();
    await scene.timePasses();
    await scene.timePasses();
    expect(await mailsTo('interpreter')).toEqual(['requested,cancelled']);
  });

  it('mails nothing in the morning that was read by then', async () => {
    await choose('interpreter', { quiet: NIGHT });
    inTheNight();
    await book('2026-03-20');
    const until = server.clock.now().toISOString();
    await scene.call(notifications.markAllNotificationsRead, { until }, 'interpreter');
    inTheMorning();
    await scene.timePasses();
    expect(await mailsTo('interpreter')).toEqual([]);
  });

  it('holds nothing back that begins within a day', async () => {
    await choose('interpreter', { quiet: NIGHT });
    inTheNight();
    await book('2026-03-11');
    expect(await mailsTo('interpreter')).toEqual(['requested']);
  });

  it('ends with the hour on the own clock, and not before', async () => {
    await choose('interpreter', { quiet: NIGHT });
    tokyo('2026-03-11T06:59');
    const first = await book('2026-03-20');
    expect(await mailsTo('interpreter')).toEqual([]);
    tokyo('2026-03-11T07:00');
    await scene.timePasses();
    expect(await mailsTo('interpreter')).toEqual(['requested']);
    await scene.call(life.cancelBooking, { id: first.id, feeSeen: 0 }, 'client');
    expect(await mailsTo('interpreter')).toEqual(['requested', 'cancelled']);
  });

  it('gathers the mails of a day for who wishes that', async () => {
    await choose('interpreter', { isGathered: true });
    tokyo('2026-03-10T21:00');
    const { id } = await book('2026-03-20');
    tokyo('2026-03-10T22:00');
    await scene.call(life.cancelBooking, { id, feeSeen: 0 }, 'client');
    tokyo('2026-03-11T07:59');
    await scene.timePasses();
    expect(await mailsTo('interpreter')).toEqual([]);
    tokyo('2026-03-11T08:00');
    await scene.timePasses();
    expect(await mailsTo('interpreter')).toEqual(['requested,cancelled']);
  });

  it('mails at once what asks for an answer, where more than half of the time for it would be over', async () => {
    await choose('interpreter', { isGathered: true });
    tokyo('2026-03-10T08:01');
    const { id } = await book('2026-03-20');
    expect(await mailsTo('interpreter')).toEqual(['requested']);
    const { version } = await scene.call(life.acceptBooking, { id }, 'interpreter');
    const { meetingDate, meetingTime, meetingAmPm, meetingTimezone } = scene.request({
      meetingDate: '2026-03-21',
    });
    const time = { meetingDate, meetingTime, meetingAmPm, meetingTimezone };
    await scene.call(proposeTime, { id, version, ...time }, 'client');
    expect(await mailsTo('interpreter')).toEqual(['requested', 'accepted', 'timeProposed']);
  });

  describe('messages', () => {
    let thread_id: string;
    const send = () =>
      scene.call(talk.sendMessage, { thread_id, id: randomUUID(), text: 'Good evening' }, 'client');
    beforeEach(async () => {
      tokyo('2026-03-10T12:00');
      thread_id = (await scene.thread()).id;
    });

    it('are mailed once nobody has read them for a quarter of an hour', async () => {
      await send();
      server.clock.advance({ seconds: 14 * 60 });
      await scene.timePasses();
      expect(await mailsTo('interpreter')).toEqual([]);
      server.clock.advance({ seconds: 60 });
      await scene.timePasses();
      await scene.timePasses();
      expect(await mailsTo('interpreter')).toEqual(['message']);
    });

    it('are not, where they were read, or are not wished for', async () => {
      await send();
      await scene.call(talk.markRead, { thread_id, seq: 1 }, 'interpreter');
      server.clock.advance({ seconds: 20 * 60 });
      await scene.timePasses();
      await choose('interpreter', { channels: [{ group: 'messages', mail: false }] });
      await send();
      server.clock.advance({ seconds: 20 * 60 });
      await scene.timePasses();
      expect(await mailsTo('interpreter')).toEqual([]);
    });

    it('wait for the end of the night like everything else', async () => {
      await choose('interpreter', { quiet: NIGHT });
      inTheNight();
      await send();
      server.clock.advance({ seconds: 20 * 60 });
      await scene.timePasses();
      expect(await mailsTo('interpreter')).toEqual([]);
      inTheMorning();
      await scene.timePasses();
      expect(await mailsTo('interpreter')).toEqual(['message']);
    });
  });
});
