import type { RequestOf } from '../../../../../src/shared/contract/base/endpoint';
import * as personalInfo from '../../../../../src/shared/contract/account/personalInfo';
import * as user from '../../../../../src/shared/contract/account/user';
import * as account from '../../../../../src/shared/contract/account/userAccount';
import { DEMO_PASSWORD } from '../../../../../src/server/platform/demo/demoAccounts';
import { codeIn, openPost, type Post } from '../../../../support/openPost';
import { startTestServer, type TestServer } from '../../../../support/testServer';

const PASSWORD = 'Bridge-Of-Words-9';
const WISH = { first_name: 'Ana', last_name: 'Ruiz', password: PASSWORD, group_id: 100 } as const;

let server: TestServer;
let post: Post;

beforeAll(async () => {
  server = await startTestServer();
  post = await openPost(server.context);
});
afterEach(() => post.collect());
afterAll(async () => {
  await post.close();
  await server.close();
});

type Wish = Partial<RequestOf<typeof account.registerUser>>;
const register = (email: string, more: Wish = {}, options = {}) =>
  server.call(account.registerUser, { ...WISH, email, ...more }, options);
const verify = (email: string, code: string) => server.call(account.verifyCode, { email, code });
const signIn = (email: string, password = PASSWORD) => server.call(user.login, { email, password });

describe('registering', () => {
  test('mails a code that opens the account and signs in', async () => {
    const answer = await register('Ana@People.example');
    expect(answer.data()).toEqual({ email: 'Ana@People.example' });
    expect((await signIn('ana@people.example')).refusal().code).toBe('NOT_VERIFIED');

    const mail = await post.collectOne();
    expect(mail.to).toMatchObject([{ address: 'ana@people.example' }]);
    expect(mail.text).toContain('Hello,');
    const verified = await verify('ana@people.example', codeIn(mail));
    expect(verified.data().user).toMatchObject({
      email: 'ana@people.example',
      first_name: 'Ana',
      group_id: 100,
    });
    expect(verified.cookie).toContain('dragoman_refresh=');
    const { token } = verified.data();
    expect((await server.call(user.whoAmI, {}, { token })).data().user.last_name).toBe('Ruiz');
    expect((await signIn('ana@people.example')).body.result).toBe(true);
  });

  test('keeps the zone of the device, and refuses one that there is not', async () => {
    const refused = await register('mars@people.example', { time_zone: 'Mars/Olympus' });
    expect(refused.refusal().code).toBe('INVALID');
    await register('taro@people.example', { time_zone: 'Asia/Tokyo' });
    const { user: taro } = (await verify('taro@people.example', codeIn(await post.collectOne()))).data();
    expect(taro.time_zone).toBe('Asia/Tokyo');
  });

  test('writes the mail in the language of the page', async () => {
    await register('kenji@people.example', { first_name: '健二' }, { language: 'ja-JP' });
    const mail = await post.collectOne();
    expect(mail.subject).toBe('Dragoman：メールアドレスの確認');
    expect(mail.text).toContain('こんにちは。');
  });

  test('answers a known address as any other, changes nothing, and tells its owner by mail', async () => {
    const known = await server.addClient({ email: 'known@people.example', firstName: 'Kim' });
    const fresh = await register('fresh@people.example');
    await post.collect();
    const answer = await register('known@people.example', { first_name: 'Mallory' });
    expect(answer.status).toBe(fresh.status);
    expect(answer.body).toEqual({ ...fresh.body, data: { email: 'known@people.example' } });

    const mail = await post.collectOne();
    expect(mail.subject).toBe('You already have a Dragoman account');
    expect(mail.text).toContain('Hello Kim,');
    expect((await signIn('known@people.example')).refusal().code).toBe('WRONG_CREDENTIALS');
    expect((await server.signIn('known@people.example')).user.id).toBe(known.id);
  });

  test('gives an interpreter a profile, once the address is proved', async () => {
    const { queries } = server.context.db;
    const profiles = () => queries.selectFrom('interpreters').selectAll().execute();
    await register('ines@people.example', { group_id: 200 });
    expect(await profiles()).toEqual([]);
    const { user: ines } = (await verify('ines@people.example', codeIn(await post.collectOne()))).data();
    expect(ines).toMatchObject({ group_id: 200, role: 'interpreter' });
    expect(await profiles()).toMatchObject([{ user_id: ines.id, published_at: null }]);
  });

  test.each([
    ['starter', null],
    ['professional', 'professional'],
    ['enterprise', 'enterprise'],
  ] as const)('with the tier %s holds Starter, and asks for %s', async (tier, requested) => {
    const email = `${tier}@people.example`;
    await register(email, { tier });
    const { token } = (await verify(email, codeIn(await post.collectOne()))).data();
    const info = await server.call(personalInfo.getPersonalInfo, {}, { token });
    expect(info.data()).toMatchObject({ tier: 'starter', requested_tier: requested });
  });

  test.each([
    ['', 'password_empty', '*New Password Cannot Be Empty.'],
    ['Has Space1', 'password_whitespace', '*Password must not contain Whitespaces'],
    ['UPPER-CASE-1', 'password_lowercase', '*Password must have at least one Lowercase Character'],
    ['lower-case-1', 'password_uppercase', '*Password must have at least one Uppercase Character'],
    ['No-Digits-Here', 'password_digit', '*Password must have at least one Number'],
    ['Short1', 'password_too_short', '*Password must be minimum 8 characters long'],
    ['PassWord1', 'password_common', '*Password is too common. Choose one that is harder to guess.'],
  ])('refuses the password "%s" in the words of its rule', async (password, code, message) => {
    const refusal = (await register('pat@people.example', { password })).refusal();
    expect(refusal.code).toBe('INVALID');
    expect(refusal.errors).toEqual([{ path: 'password', code, message }]);
    expect(await post.collect()).toEqual([]);
  });

  test('takes the demo password where the demo is; elsewhere none with the name of the house in it', async () => {
    expect((await register('dora@people.example', { password: DEMO_PASSWORD })).status).toBe(200);
    const open = await startTestServer({ settings: { HOST: '0.0.0.0' } });
    for (const password of [DEMO_PASSWORD, 'my-DragoMan-of-2026']) {
      const answer = await open.call(account.registerUser, {
        ...WISH,
        email: 'dora@people.example',
        password,
      });
      expect(answer.refusal().errors).toMatchObject([{ path: 'password', code: 'password_common' }]);
    }
    await open.close();
  });

  test('does not let what a stranger registered open the account of who proves the address', async () => {
    await register('vera@people.example', { password: 'Strangers-Choice-1' });
    await register('vera@people.example');
    const codes = (await post.collect()).map(codeIn);
    expect((await verify('vera@people.example', codes[0] ?? '')).refusal().code).toBe('WRONG_CODE');
    expect((await verify('vera@people.example', codes[1] ?? '')).body.result).toBe(true);
    const stranger = await signIn('vera@people.example', 'Strangers-Choice-1');
    expect(stranger.refusal().code).toBe('WRONG_CREDENTIALS');
  });

  test('nor what a stranger registers later, when the first code is over', async () => {
    await register('tess@people.example');
    await post.collect();
    server.clock.advance({ minutes: 10 });
    await register('tess@people.example', { password: 'Strangers-Choice-1' });
    await post.collect();
    server.clock.advance({ minutes: 10 });
    await server.call(account.regenerateCode, { email: 'tess@people.example' });
    const codes = (await post.collect()).map(codeIn);
    expect((await verify('tess@people.example', codes.at(-1) ?? '')).body.result).toBe(true);
    for (const password of ['Strangers-Choice-1', PASSWORD]) {
      expect((await signIn('tess@people.example', password)).refusal().code).toBe('WRONG_CREDENTIALS');
    }
  });

  test('takes the newest wishes of somebody who registers again before the first code was used', async () => {
    await register('lea@people.example');
    await register('lea@people.example', { first_name: 'Leah' });
    const codes = (await post.collect()).map(codeIn);
    const verified = await verify('lea@people.example', codes[1] ?? '');
    expect(verified.data().user.first_name).toBe('Leah');
    expect((await signIn('lea@people.example')).body.result).toBe(true);
  });

  test('keeps one account, with its password, though somebody registers many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => register('zoe@people.example')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { queries } = server.context.db;
    const users = queries.selectFrom('users').select('id').where('email', '=', 'zoe@people.example');
    expect(await users.execute()).toHaveLength(1);

    const codes = (await post.collect()).map(codeIn);
    const results = [];
    for (const code of codes) results.push((await verify('zoe@people.example', code)).body.result);
    expect(results.filter(Boolean)).toHaveLength(1);
    expect((await signIn('zoe@people.example')).body.result).toBe(true);
  });

  test('is limited for an address of mail, with the seconds to wait', async () => {
    for (let time = 0; time < 5; time += 1) await register('ned@people.example');
    const refused = await register('NED@people.example');
    expect(refused.refusal().code).toBe('TOO_MANY_REQUESTS');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
