import { randomUUID } from 'node:crypto';
import * as app from '../../../../../src/shared/contract/base/app';
import { getPersonalInfo, updatePersonalInfo } from '../../../../../src/shared/contract/account/personalInfo';
import { findHouse } from '../../../../../src/server/modules/institute/service/institutes';
import { changeSettings } from '../../../../../src/server/modules/appSettings/changeSettings';
import type { Caller } from '../../../../../src/server/platform/context';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.context.db.queries.deleteFrom('settings').execute());

async function someone(roles: string[] = []) {
  const { id, email } = await server.addInterpreter({ roles });
  const { token } = await server.signIn(email);
  const bound =
    <E extends Parameters<TestServer['call']>[0]>(endpoint: E) =>
    (request: Parameters<typeof server.call<E>>[1], language?: string) =>
      server.call(endpoint, request, { token, ...(language && { language }) });
  return {
    id,
    token,
    all: bound(app.getSettings),
    get: bound(app.getSetting),
    create: bound(app.createSetting),
    update: bound(app.updateSetting),
    manage: bound(app.manageSettings),
    config: bound(app.getSettingsConfig),
  };
}

async function adminElsewhere() {
  const admin = await someone(['institute_admin']);
  const { queries } = server.context.db;
  const id = randomUUID();
  await queries.insertInto('institutes').values({ id, name: 'Elsewhere' }).execute();
  const joined_at = server.clock.now();
  await queries
    .insertInto('memberships')
    .values({ user_id: admin.id, institute_id: id, joined_at })
    .execute();
  return { ...admin, instituteId: id };
}

describe('what the institute chose', () => {
  test('is told to its admins, whatever they chose for themselves', async () => {
    const admin = await someone(['institute_admin']);
    await admin.manage({ scope: 'institute', changes: [{ key: 'language', value: 'es-MX' }] });
    await admin.manage({ scope: 'user', changes: [{ key: 'language', value: 'ja-JP' }] });
    expect((await admin.all({ scope: 'institute' })).data()).toEqual([
      { key: 'language', value: 'es-MX', source: 'institute' },
      { key: 'time_zone', value: null, source: 'default' },
      { key: 'notify_booking_changes', value: true, source: 'default' },
      { key: 'notify_reminders', value: true, source: 'default' },
      { key: 'notify_messages', value: true, source: 'default' },
      { key: 'notify_reviews', value: true, source: 'default' },
    ]);
  });

  test('is nobody else’s to read', async () => {
    const { all } = await someone();
    expect((await all({ scope: 'institute' })).body).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('settings', () => {
  test('are the defaults where nobody chose anything', async () => {
    const { all } = await someone();
    expect((await all({})).data()).toEqual([
      { key: 'language', value: 'en-US', source: 'default' },
      { key: 'time_zone', value: null, source: 'default' },
      { key: 'colour_mode', value: 'light', source: 'default' },
      { key: 'notify_booking_changes', value: true, source: 'default' },
      { key: 'notify_reminders', value: true, source: 'default' },
      { key: 'notify_messages', value: true, source: 'default' },
      { key: 'notify_reviews', value: true, source: 'default' },
      ...['booking_changes', 'reminders', 'messages', 'reviews', 'account'].map((group) => ({
        ...{ key: `push_${group}`, value: true, source: 'default' },
      })),
      { key: 'mail_digest', value: false, source: 'default' },
      { key: 'quiet_from', value: null, source: 'default' },
      { key: 'quiet_until', value: null, source: 'default' },
      { key: 'notify_product_news', value: false, source: 'default' },
      { key: 'hide_first_steps', value: false, source: 'default' },
      { key: 'hide_admin_steps', value: false, source: 'default' },
    ]);
  });

  test("are one's own before the institute's, and the institute's before the default", async () => {
    const admin = await someone(['institute_admin']);
    const pat = await someone();
    const key = 'notify_messages';
    expect((await admin.create({ key, scope: 'institute', value: false })).status).toBe(200);
    expect((await pat.get({ key })).data()).toEqual({ key, value: false, source: 'institute' });
    expect((await pat.create({ key, value: true })).data()).toEqual({ key, value: true, source: 'user' });
    await pat.manage({ changes: [{ key, value: null }] });
    expect((await pat.get({ key })).data().source).toBe('institute');
  });

  test('are created once, and only then updated', async () => {
    const pat = await someone();
    const key = 'colour_mode';
    expect((await pat.update({ key, value: 'dark' })).refusal().code).toBe('NOT_FOUND');
    expect((await pat.create({ key, value: 'dark' })).data().value).toBe('dark');
    expect((await pat.create({ key, value: 'light' })).refusal().code).toBe('SETTING_EXISTS');
    expect((await pat.update({ key, value: 'light' })).data()).toMatchObject({
      value: 'light',
      source: 'user',
    });
  });

  test('are created by one of many who try at the same moment', async () => {
    const pat = await someone();
    const tries = Array.from({ length: 5 }, () => pat.create({ key: 'colour_mode', value: 'dark' }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409]);
  });

  test('tell language and time zone as the profile does, whichever way they were changed', async () => {
    const pat = await someone();
    const { token } = pat;
    await pat.create({ key: 'time_zone', value: 'Asia/Tokyo' });
    await pat.create({ key: 'language', value: 'ja-JP' });
    const info = (await server.call(getPersonalInfo, {}, { token })).data();
    expect(info).toMatchObject({ language: 'ja-JP', time_zone: 'Asia/Tokyo' });
    await server.call(updatePersonalInfo, { language: 'es-MX', time_zone: null }, { token });
    expect((await pat.get({ key: 'language' })).data()).toMatchObject({ value: 'es-MX', source: 'user' });
    expect((await pat.get({ key: 'time_zone' })).data()).toMatchObject({ value: null, source: 'default' });
  });

  test.each([
    [{ key: 'volume', value: true }, 'key', 'unknown_choice'],
    [{ key: 'language', value: 'fr-FR' }, 'value', 'unknown_choice'],
    [{ key: 'language', value: true }, 'value', 'unknown_choice'],
    [{ key: 'time_zone', value: 'Mars/Olympus' }, 'value', 'unknown_zone'],
    [{ key: 'notify_messages', value: 'yes' }, 'value', 'invalid'],
  ])('refuse %j at "%s"', async (request, path, code) => {
    const pat = await someone();
    const refusal = (await pat.create(request as never)).refusal();
    expect(refusal.errors).toMatchObject([{ path, code }]);
  });

  test('change all together or not at all', async () => {
    const pat = await someone();
    const changes = [
      { key: 'colour_mode', value: 'dark' },
      { key: 'time_zone', value: 'Nowhere/AtAll' },
    ] as const;
    const refused = (await pat.manage({ changes: [...changes] })).refusal();
    expect(refused.errors).toMatchObject([{ path: 'changes.1.value', code: 'unknown_zone' }]);
    expect((await pat.get({ key: 'colour_mode' })).data().source).toBe('default');
    const twice = await pat.manage({ changes: [changes[0], changes[0]] });
    expect(twice.refusal().code).toBe('INVALID');
  });

  test('of the institute are for its admins, who reach no other institute', async () => {
    const [pat, admin, stranger] = [
      await someone(),
      await someone(['institute_admin']),
      await adminElsewhere(),
    ];
    const wish = { key: 'notify_reminders', scope: 'institute', value: false } as const;
    expect((await pat.create(wish)).refusal().code).toBe('FORBIDDEN');
    expect((await stranger.create(wish)).status).toBe(200);
    expect((await pat.get({ key: wish.key })).data().source).toBe('default');
    expect((await admin.create(wish)).status).toBe(200);
    expect((await pat.get({ key: wish.key })).data().source).toBe('institute');
    const own = await admin.create({ key: 'colour_mode', scope: 'institute', value: 'dark' });
    expect(own.refusal().errors).toMatchObject([{ path: 'key', code: 'unknown_choice' }]);
  });

  test("of the institute leave a line in its audit log, one's own leave none", async () => {
    const admin = await adminElsewhere();
    const key = 'time_zone';
    await admin.create({ key, value: 'Europe/Oslo' });
    await admin.create({ key, scope: 'institute', value: 'Europe/Rome' });
    await admin.update({ key, scope: 'institute', value: 'Europe/Paris' });
    const { queries } = server.context.db;
    const lines = queries.selectFrom('audit_log').selectAll().where('institute_id', '=', admin.instituteId);
    const common = { actor_id: admin.id, action: 'setting.change', subject: key };
    expect(await lines.orderBy('id').execute()).toMatchObject([
      { ...common, before: null, after: 'Europe/Rome' },
      { ...common, before: 'Europe/Rome', after: 'Europe/Paris' },
    ]);
  });

  test('of the institute are refused to who was its admin when the call came in, but is no longer', async () => {
    const admin = await adminElsewhere();
    const caller: Caller = { userId: admin.id, groupId: 200, roles: ['institute_admin'], sessionId: '' };
    const { queries } = server.context.db;
    await queries.updateTable('users').set({ roles: [] }).where('id', '=', admin.id).execute();
    const change = { key: 'time_zone', value: 'Europe/Rome', path: '' } as const;
    const asked = changeSettings(server.context, caller, {
      scope: 'institute',
      changes: [change],
    });
    await expect(asked).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await queries.selectFrom('settings').selectAll().execute()).toEqual([]);
  });

  test('are listed with what each may be and where the caller may set it', async () => {
    const [pat, admin] = [await someone(), await someone(['institute_admin'])];
    const language = async ({ config }: typeof pat) => (await config({})).data()[0];
    const about = { key: 'language', kind: 'choice', choices: ['en-US', 'es-MX', 'ja-JP'], default: 'en-US' };
    expect(await language(pat)).toEqual({ ...about, scopes: ['user'] });
    expect(await language(admin)).toEqual({ ...about, scopes: ['user', 'institute'] });
  });

  test.each([
    ['en-US', 'This setting has a value already. Change it instead.'],
    ['es-MX', 'Este ajuste ya tiene un valor. Modifícalo en lugar de crearlo.'],
    ['ja-JP', 'この設定にはすでに値があります。変更してください。'],
  ])('refuse in %s', async (language, words) => {
    const pat = await someone();
    await pat.create({ key: 'colour_mode', value: 'dark' });
    const again = await pat.create({ key: 'colour_mode', value: 'dark' }, language);
    expect(again.refusal().message).toBe(words);
  });
});

test('there is exactly one house for whoever has no membership', async () => {
  const { queries } = server.context.db;
  const houses = await queries.selectFrom('institutes').selectAll().where('is_house', '=', true).execute();
  expect(houses).toEqual([await findHouse(queries)]);
});
