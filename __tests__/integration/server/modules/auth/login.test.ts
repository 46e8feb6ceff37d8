/** @alone it is about who waits for whom, at the real price of hashes */
import '../../../../support/realPrice';
import { hash } from '@node-rs/argon2';
import { login, whoAmI } from '../../../../../src/shared/contract/account/user';
import { changePassword } from '../../../../../src/shared/contract/account/userAccount';
import { DEMO_PASSWORD } from '../../../../../src/server/platform/demo/demoAccounts';
import { findUserById, setPasswordHash } from '../../../../../src/server/modules/account/service/users';
import { PASSWORD_COST } from '../../../../../src/server/modules/auth/passwordCost';
import { hashPassword } from '../../../../../src/server/modules/auth/service/passwords';
import { TEST_PASSWORD } from '../../../../support/testPeople';
import { startTestServer, type TestServer } from '../../../../support/testServer';

describe('signing in', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('answers a token and the person, and sets a cookie that scripts and other sites cannot reach', async () => {
    const ada = await server.addClient({
      email: 'ada@people.example',
      firstName: 'Ada',
      lastName: 'Lovelace',
    });
    const answer = await server.call(login, { email: 'ada@people.example', password: TEST_PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ result: true, message: 'Operation successful' });
    expect(answer.data().user).toEqual({
      id: ada.id,
      email: 'ada@people.example',
      first_name: 'Ada',
      last_name: 'Lovelace',
      group_id: 100,
      role: 'client',
      roles: [],
      photo_url: null,
      language: null,
      time_zone: null,
      last_login_at: null,
    });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^dragoman_refresh=[\w.-]{80}; /);
    expect(cookie).toContain('; Path=/v2/api/user; ');
    expect(cookie).toContain('; Expires=Mon, 19 Jan 2026 09:00:00 GMT; ');
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
    expect(JSON.stringify(answer.body)).not.toContain(answer.cookie.split('=')[1]);
  });

  it('takes the address in any case and with blanks around it', async () => {
    await server.addClient({ email: 'grace@people.example' });
    const { user } = await server.signIn('  GRACE@People.Example ');
    expect(user.email).toBe('grace@people.example');
  });

  it.each([
    ['en-US', 'Wrong Username or Password'],
    ['es-MX', 'Usuario o contraseña incorrectos'],
    ['ja-JP', 'ユーザー名またはパスワードが正しくありません'],
  ])('tells a wrong password and an unknown address alike, in %s', async (language, message) => {
    const { email } = await server.addClient();
    const wrong = await server.call(login, { email, password: 'Wrong-1234' }, { language });
    const unknown = await server.call(login, { email: `x${email}`, password: 'Wrong-1234' }, { language });
    expect(wrong.status).toBe(200);
    expect(wrong.body).toEqual({ result: false, message, code: 'WRONG_CREDENTIALS', data: null });
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  it('never lets someone in who has no password', async () => {
    const { id, email } = await server.addClient();
    await server.context.db.queries
      .updateTable('users')
      .set({ password_hash: null })
      .where('id', '=', id)
      .execute();
    const answer = await server.call(login, { email, password: TEST_PASSWORD });
    expect(answer.refusal().code).toBe('WRONG_CREDENTIALS');
  });

  it('tells only who knows the password that the account is not verified', async () => {
    const { email } = await server.addClient({ isVerified: false });
    const right = await server.call(login, { email, password: TEST_PASSWORD });
    expect(right.status).toBe(200);
    expect(right.refusal().code).toBe('NOT_VERIFIED');
    expect(right.cookie).toBe('');
    const wrong = await server.call(login, { email, password: 'Wrong-1234' });
    expect(wrong.refusal().code).toBe('WRONG_CREDENTIALS');
  });

  it('tells the sign-in before this one, and who_am_i keeps telling the same', async () => {
    const { email } = await server.addClient();
    await server.signIn(email);
    const firstAt = server.clock.now().toISOString();
    server.clock.advance({ hours: 5 });
    const second = await server.signIn(email);
    expect(second.user.last_login_at).toBe(firstAt);
    server.clock.advance({ minutes: 5 });
    await server.signIn(email);
    const again = await server.call(whoAmI, {}, { token: second.token });
    expect(again.data().user.last_login_at).toBe(firstAt);
  });

  it('ends the session that the browser had before', async () => {
    const { email } = await server.addClient();
    const before = await server.signIn(email);
    await server.call(login, { email, password: TEST_PASSWORD }, { cookie: before.cookie });
    expect((await server.call(whoAmI, {}, { token: before.token })).status).toBe(401);
  });

  it('hashes a password anew where the old hash was made with less', async () => {
    const { id, email } = await server.addClient();
    const { memoryCost, timeCost } = PASSWORD_COST;
    const weak = await hash(TEST_PASSWORD, { ...PASSWORD_COST, memoryCost: memoryCost / 2 });
    await setPasswordHash(server.context.db.queries, id, weak);
    await server.signIn(email);
    const stored = await findUserById(server.context.db.queries, id);
    expect(stored?.password_hash?.split('$')).toMatchObject([
      '',
      'argon2id',
      'v=19',
      `m=${memoryCost},t=${timeCost},p=1`,
      expect.any(String),
      expect.any(String),
    ]);
    await server.signIn(email);
    expect(await findUserById(server.context.db.queries, id)).toMatchObject({
      password_hash: stored?.password_hash,
    });
  });

  it('refuses what is no address and no password before it looks anything up', async () => {
    const answer = await server.call(login, { email: 'nobody', password: '' });
    expect(answer.status).toBe(400);
    expect(answer.refusal().errors).toEqual([
      { path: 'email', code: 'not_an_email', message: 'This is not an email address.' },
      { path: 'password', code: 'required', message: 'Please fill this in.' },
    ]);
  });

  it('opens to the password that everybody knows only in a demo on one’s own machine', async () => {
    const reachable = await startTestServer({ settings: { HOST: '0.0.0.0' } });
    const knownHash = await hashPassword(DEMO_PASSWORD);
    for (const [each, isOpen] of [
      [server, true],
      [reachable, false],
    ] as const) {
      const { id, email } = await each.addClient({ email: `demo-${String(isOpen)}@people.example` });
      await setPasswordHash(each.context.db.queries, id, knownHash);
      const answer = await each.call(login, { email, password: DEMO_PASSWORD });
      expect(answer.body.result).toBe(isOpen);
      const passwords = { current_password: DEMO_PASSWORD, new_password: 'Bridge-Of-Words-9' };
      expect((await each.call(changePassword, { email, ...passwords })).body.result).toBe(isOpen);
    }
    await reachable.close();
  });

  it('keeps nobody waiting behind the many right sign-ins of another one', async () => {
    const [greedy, honest] = [await server.addClient(), await server.addClient()];
    const many = Array.from({ length: 30 }, () =>
      server.call(login, { email: greedy.email, password: TEST_PASSWORD }),
    );
    const order: string[] = [];
    const noted = many.map((each) => each.then(({ status }) => (order.push('greedy'), status)));
    const one = server.call(login, { email: honest.email, password: TEST_PASSWORD });
    const seen = await one.then(({ status }) => (order.push('honest'), status));
    const statuses = await Promise.all(noted);
    expect(seen).toBe(200);
    expect(order.slice(order.indexOf('honest')).filter((who) => who === 'greedy').length).toBeGreaterThan(3);
    expect(statuses.filter((status) => status !== 200).every((status) => status === 429)).toBe(true);
  });

  it('keeps nobody waiting behind the many accounts that another network names', async () => {
    const { email } = await server.addClient();
    const order: string[] = [];
    const signIn = async (who: string, address: string, by: string) => {
      await server.call(login, { email: by, password: TEST_PASSWORD }, { address });
      order.push(who);
    };
    const many = Array.from({ length: 30 }, (_, each) =>
      signIn('many', '198.51.100.7', `nobody${each}@people.example`),
    );
    // also where it names theirs, and that try is its last
    many.push(signIn('many', '198.51.100.7', email));
    await Promise.all([...many, signIn('one', '192.0.2.7', email)]);
    expect(order.indexOf('one')).toBeLessThan(15);
  });

  it('leaves a person fifty sessions and twenty browsers at most, the newest', async () => {
    const { email, id } = await server.addClient();
    const { queries } = server.context.db;
    for (let each = 0; each < 53; each += 1) {
      expect((await server.call(login, { email, password: TEST_PASSWORD })).status).toBe(200);
    }
    const sessions = await queries.selectFrom('sessions').selectAll().where('user_id', '=', id).execute();
    expect(sessions.filter(({ revoked_at }) => revoked_at === null)).toHaveLength(50);
    const devices = await queries.selectFrom('known_devices').selectAll().where('user_id', '=', id).execute();
    expect(devices).toHaveLength(20);
    const last = await server.call(login, { email, password: TEST_PASSWORD });
    expect((await server.call(whoAmI, {}, { token: last.data().token })).status).toBe(200);
  });
});
