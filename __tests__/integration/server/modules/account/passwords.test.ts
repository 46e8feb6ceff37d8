import { ERROR_STATUS } from '../../../../../src/shared/contract/base/errors';
import * as user from '../../../../../src/shared/contract/account/user';
import * as account from '../../../../../src/shared/contract/account/userAccount';
import { codeIn, openPost, secretIn, type Post } from '../../../../support/openPost';
import { TEST_PASSWORD } from '../../../../support/testPeople';
import { startTestServer, type TestServer } from '../../../../support/testServer';

const NEW_PASSWORD = 'Another-Bridge-8';

let server: TestServer;
let post: Post;

beforeAll(async () => {
  server = await startTestServer({ settings: { MAILS_PER_ADDRESS: '1000' } });
  post = await openPost(server.context);
});
afterEach(() => post.collect());
afterAll(async () => {
  await post.close();
  await server.close();
});

const reset = (email: string, language?: string) =>
  server.call(account.resetPassword, { email }, language ? { language } : {});
const change = (email: string, current: string, wanted = NEW_PASSWORD) =>
  server.call(account.changePassword, { email, current_password: current, new_password: wanted });
const signIn = (email: string, password: string) => server.call(user.login, { email, password });
const temporaryFor = async (email: string) => {
  await reset(email);
  return secretIn(await post.collectOne());
};

describe('a forgotten password', () => {
  test('is replaced with the temporary one from the mail, typed as the current one', async () => {
    const { email } = await server.addClient();
    const temporary = await temporaryFor(email);
    expect((await change(email, temporary)).status).toBe(200);
    expect((await signIn(email, NEW_PASSWORD)).body.result).toBe(true);
    expect((await signIn(email, TEST_PASSWORD)).refusal().code).toBe('WRONG_CREDENTIALS');
  });

  test('of an unknown address is answered as the specification asks', async () => {
    const answer = await reset('nobody@people.example');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ result: false, message: 'Your email is not registered with us.' });
    expect(await post.collect()).toEqual([]);
  });

  test('of an unknown address is answered like a known one where the server hides which it knows', async () => {
    const discreet = await startTestServer({ settings: { ACCOUNT_ENUMERATION: 'hide' } });
    const { email } = await discreet.addClient();
    const known = await discreet.call(account.resetPassword, { email });
    const unknown = await discreet.call(account.resetPassword, { email: 'nobody@people.example' });
    await discreet.close();
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(known.body.result).toBe(true);
  });

  test('is told in the language that the reader chose, otherwise in that of the page', async () => {
    const { email, id } = await server.addClient();
    await reset(email, 'es-MX');
    expect((await post.collectOne()).subject).toBe('Tu contraseña temporal de Dragoman');
    await server.context.db.queries
      .updateTable('users')
      .set({ language: 'ja-JP' })
      .where('id', '=', id)
      .execute();
    await reset(email, 'es-MX');
    expect((await post.collectOne()).subject).toBe('Dragomanの仮パスワード');
  });

  test('opens an account whose address was never confirmed, because its mail was read', async () => {
    const { email } = await server.addClient({ isVerified: false });
    expect((await change(email, await temporaryFor(email))).status).toBe(200);
    expect((await signIn(email, NEW_PASSWORD)).body.result).toBe(true);
  });

  test('can be asked for five times, then has to wait', async () => {
    const { email } = await server.addClient();
    for (let time = 0; time < 5; time += 1) expect((await reset(email)).status).toBe(200);
    const refused = await reset(email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a temporary password', () => {
  test('never signs in, and the old one goes on working', async () => {
    const { email } = await server.addClient();
    const temporary = await temporaryFor(email);
    expect((await signIn(email, temporary)).refusal().code).toBe('WRONG_CREDENTIALS');
    expect((await signIn(email, TEST_PASSWORD)).body.result).toBe(true);
  });

  test('works once, also for two at the same time', async () => {
    const { email } = await server.addClient();
    const temporary = await temporaryFor(email);
    const answers = await Promise.all([change(email, temporary), change(email, temporary, 'Third-Bridge-7')]);
    expect(answers.filter(({ body }) => body.result)).toHaveLength(1);
    expect((await change(email, temporary)).refusal().code).toBe('WRONG_CURRENT_PASSWORD');
  });

  test('lives fifteen minutes', async () => {
    const { email } = await server.addClient();
    const temporary = await temporaryFor(email);
    server.clock.advance({ minutes: 15 });
    expect((await change(email, temporary)).refusal().code).toBe('WRONG_CURRENT_PASSWORD');
  });

  test('ends when the password is changed with the old one', async () => {
    const { email } = await server.addClient();
    const temporary = await temporaryFor(email);
    await change(email, TEST_PASSWORD);
    expect((await change(email, temporary, 'Third-Bridge-7')).refusal().code).toBe('WRONG_CURRENT_PASSWORD');
  });

  test('is not stored as such', async () => {
    const { email } = await server.addClient();
    const temporary = await temporaryFor(email);
    const { queries } = server.context.db;
    const rows = await Promise.all([
      queries.selectFrom('codes').selectAll().execute(),
      queries.selectFrom('users').selectAll().execute(),
      queries.selectFrom('outbox').selectAll().execute(),
    ]);
    expect(temporary).toMatch(/^(\w{4}-){2}\w{4}$/);
    expect(JSON.stringify(rows)).not.toContain(temporary);
  });
});

describe('changing a password', () => {
  test('ends every session of the person at once, and a mail says so', async () => {
    const { email } = await server.addClient({ firstName: 'Ana' });
    const phone = await server.signIn(email);
    const laptop = await server.signIn(email);
    const other = await server.signIn((await server.addClient()).email);
    expect((await change(email, TEST_PASSWORD)).status).toBe(200);
    for (const { token } of [phone, laptop]) {
      expect((await server.call(user.whoAmI, {}, { token })).status).toBe(401);
    }
    const renewal = await server.call(user.renewToken, {}, { cookie: phone.cookie });
    expect(renewal.status).toBe(401);
    expect((await server.call(user.whoAmI, {}, { token: other.token })).status).toBe(200);
    const mail = await post.collectOne();
    expect(mail.subject).toBe('Your Dragoman password was changed');
    expect(mail.to).toMatchObject([{ address: email }]);
  });

  test('with a wrong current one is an answer, the same for an unknown address, and changes nothing', async () => {
    const { email } = await server.addClient();
    const wrong = await change(email, 'Not-My-Password-1');
    const unknown = await change('nobody@people.example', 'Not-My-Password-1');
    expect(wrong.status).toBe(ERROR_STATUS.WRONG_CURRENT_PASSWORD);
    expect(wrong.body).toMatchObject({ result: false, message: 'The current password is not right.' });
    expect(unknown.body).toEqual(wrong.body);
    expect((await signIn(email, TEST_PASSWORD)).body.result).toBe(true);
    expect(await post.collect()).toEqual([]);
  });

  test.each([
    ['short1A', 'password_too_short'],
    ['has space 1A', 'password_whitespace'],
    ['Password123', 'password_common'],
    [TEST_PASSWORD, 'password_unchanged'],
  ])('to "%s" is refused as %s', async (wanted, code) => {
    const { email } = await server.addClient();
    const refusal = (await change(email, TEST_PASSWORD, wanted)).refusal();
    expect(refusal.errors).toMatchObject([{ path: 'new_password', code }]);
  });

  test('counts as signing in: after ten wrong ones neither is answered for a while', async () => {
    const { email } = await server.addClient();
    for (let time = 0; time < 5; time += 1) await change(email, 'Not-My-Password-1');
    for (let time = 0; time < 5; time += 1) await signIn(email, 'Not-My-Password-1');
    const answers = [await change(email, TEST_PASSWORD), await signIn(email, TEST_PASSWORD)];
    expect(answers.map(({ status }) => status)).toEqual([429, 429]);
    expect(Number(answers[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('does not open an account whose address was never confirmed', async () => {
    const { email } = await server.addClient({ isVerified: false });
    expect((await change(email, TEST_PASSWORD)).refusal().code).toBe('NOT_VERIFIED');
  });

  test('ends a sign-in mail that is still under way', async () => {
    const { email } = await server.addClient();
    await server.call(account.requestMagicCode, { email });
    const code = codeIn(await post.collectOne());
    await change(email, TEST_PASSWORD);
    const late = await server.call(account.verifyMagicCode, { email, code });
    expect(late.refusal().code).toBe('WRONG_CODE');
  });
});
