import * as user from '../../../../../src/shared/contract/account/user';
import * as account from '../../../../../src/shared/contract/account/userAccount';
import { codeIn, openPost, tokenIn, type Post } from '../../../../support/openPost';
import { startTestServer, type TestServer } from '../../../../support/testServer';

let server: TestServer;
let post: Post;
let number = 0;
const newEmail = () => `reader${(number += 1)}@people.example`;
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

beforeAll(async () => {
  server = await startTestServer({
    settings: { MAILS_PER_ADDRESS: '1000', CODE_TRIES_PER_ADDRESS: '1000' },
  });
  post = await openPost(server.context);
});
afterEach(() => post.collect());
afterAll(async () => {
  await post.close();
  await server.close();
});

async function registered(email = newEmail()) {
  const wish = {
    first_name: 'Ana',
    last_name: 'Ruiz',
    password: 'Bridge-Of-Words-9',
    group_id: 100 as const,
  };
  await server.call(account.registerUser, { ...wish, email });
  return { email, code: codeIn(await post.collectOne()) };
}
const verify = (email: string, code: string) => server.call(account.verifyCode, { email, code });
const regenerate = (email: string) => server.call(account.regenerateCode, { email });

describe('the code of a registration', () => {
  test('is six digits and is not stored as such', async () => {
    const { email, code } = await registered();
    expect(code).toMatch(/^\d{6}$/);
    const stored = await server.context.db.queries.selectFrom('codes').selectAll().execute();
    expect(stored.filter((row) => row.email === email)).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(code);
  });

  test('is taken with the spaces that came along while copying', async () => {
    const { email, code } = await registered();
    const typed = ` ${code.slice(0, 3)} ${code.slice(3)} `;
    expect((await verify(email.toUpperCase(), typed)).body.result).toBe(true);
  });

  test('works once', async () => {
    const { email, code } = await registered();
    const answers = await Promise.all([verify(email, code), verify(email, code)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.filter(({ body }) => body.result)).toHaveLength(1);
    expect((await verify(email, code)).refusal().code).toBe('WRONG_CODE');
  });

  test('lives ten minutes', async () => {
    const one = await registered();
    const other = await registered();
    server.clock.advance({ minutes: 9, seconds: 59 });
    expect((await verify(one.email, one.code)).body.result).toBe(true);
    server.clock.advance({ seconds: 1 });
    expect((await verify(other.email, other.code)).refusal().code).toBe('WRONG_CODE');
  });

  test('is dead after five wrong tries, many at once included', async () => {
    const { email, code } = await registered();
    const guesses = await Promise.all(Array.from({ length: 5 }, () => verify(email, wrong(code))));
    expect(new Set(guesses.map((guess) => guess.refusal().code))).toEqual(new Set(['WRONG_CODE']));
    expect((await verify(email, code)).refusal().code).toBe('WRONG_CODE');
  });

  test('still works at the fifth try', async () => {
    const { email, code } = await registered();
    for (let time = 0; time < 4; time += 1) await verify(email, wrong(code));
    expect((await verify(email, code)).body.result).toBe(true);
  });

  test('belongs to its address and to its purpose', async () => {
    const { email, code } = await registered();
    const other = await registered();
    expect((await verify(other.email, code)).refusal().code).toBe('WRONG_CODE');
    const magic = await server.call(account.verifyMagicCode, { email, code });
    expect(magic.refusal().code).toBe('WRONG_CODE');
  });

  test('is told to be wrong in the same way for an unknown address', async () => {
    const { email, code } = await registered();
    const known = await verify(email, wrong(code));
    const unknown = await verify(newEmail(), '123456');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  });

  test('can be mailed again once a minute; the one before stops working', async () => {
    const { email, code } = await registered();
    expect((await regenerate(email)).status).toBe(200);
    const second = codeIn(await post.collectOne());
    const refused = await regenerate(email);
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await post.collect()).toEqual([]);
    if (second !== code) expect((await verify(email, code)).refusal().code).toBe('WRONG_CODE');
    expect((await verify(email, second)).body.result).toBe(true);
  });

  test('is mailed again to nobody else, with the same answer', async () => {
    const { email } = await server.addClient();
    const answers = [
      await regenerate(email),
      await regenerate(newEmail()),
      await regenerate((await registered()).email),
    ];
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await post.collect()).toHaveLength(1);
  });
});

describe('signing in by mail', () => {
  const request = (email: string) => server.call(account.requestMagicCode, { email });
  const byCode = (email: string, code: string) => server.call(account.verifyMagicCode, { email, code });
  const byLink = (token: string) => server.call(account.redeemMagicToken, { token });

  test('takes the code', async () => {
    const { email, id } = await server.addInterpreter();
    await request(email);
    const answer = await byCode(email, codeIn(await post.collectOne()));
    expect(answer.data().user.id).toBe(id);
    expect(answer.cookie).toContain('dragoman_refresh=');
    const { token } = answer.data();
    expect((await server.call(user.whoAmI, {}, { token })).status).toBe(200);
  });

  test('takes the link, which uses up the code as well', async () => {
    const { email, id } = await server.addClient();
    await request(email);
    const mail = await post.collectOne();
    const token = tokenIn(mail, '/magic-login');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await byLink(token)).data().user.id).toBe(id);
    expect((await byLink(token)).refusal().code).toBe('WRONG_LINK');
    expect((await byCode(email, codeIn(mail))).refusal().code).toBe('WRONG_CODE');
  });

  test('ends with ten minutes, for the link as for the code', async () => {
    const { email } = await server.addClient();
    await request(email);
    const mail = await post.collectOne();
    server.clock.advance({ minutes: 10 });
    expect((await byLink(tokenIn(mail, '/magic-login'))).refusal().code).toBe('WRONG_LINK');
    expect((await byCode(email, codeIn(mail))).refusal().code).toBe('WRONG_CODE');
  });

  test('takes only the newest mail', async () => {
    const { email } = await server.addClient();
    await request(email);
    await request(email);
    const [first, second] = (await post.collect()).map((mail) => tokenIn(mail, '/magic-login'));
    expect((await byLink(first ?? '')).refusal().code).toBe('WRONG_LINK');
    expect((await byLink(second ?? '')).body.result).toBe(true);
  });

  test('takes one mail only, though two were asked for at the same moment', async () => {
    const { email } = await server.addClient();
    await Promise.all(Array.from({ length: 4 }, () => request(email)));
    const tokens = (await post.collect()).map((mail) => tokenIn(mail, '/magic-login'));
    const results = [];
    for (const token of tokens) results.push((await byLink(token)).body.result);
    expect(results).toHaveLength(4);
    expect(results.filter(Boolean)).toHaveLength(1);
  });

  test('answers an unknown address the same, and mails nothing', async () => {
    const known = await request((await server.addClient()).email);
    await post.collect();
    const unknown = await request(newEmail());
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await post.collect()).toEqual([]);
  });

  test('proves the address of a registration, but does not open it to the password of who registered', async () => {
    const { email } = await registered();
    await request(email);
    expect((await byCode(email, codeIn(await post.collectOne()))).data().user.email).toBe(email);
    const stranger = await server.call(user.login, { email, password: 'Bridge-Of-Words-9' });
    expect(stranger.refusal().code).toBe('WRONG_CREDENTIALS');
  });

  test('is limited for an account', async () => {
    const { email } = await server.addClient();
    for (let time = 0; time < 5; time += 1) expect((await request(email)).status).toBe(200);
    const refused = await request(email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('guessing codes', () => {
  test('is limited for an account, however many codes are mailed', async () => {
    const { email } = await server.addClient();
    for (let time = 0; time < 20; time += 1) await verify(email, '123456');
    const refused = await verify(email, '123456');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('is limited for a network address, codes and links together', async () => {
    const strict = await startTestServer({ settings: { CODE_TRIES_PER_ADDRESS: '2' } });
    await strict.call(account.verifyCode, { email: newEmail(), code: '123456' });
    await strict.call(account.redeemMagicToken, { token: 'made-up' });
    const third = await strict.call(account.verifyMagicCode, { email: newEmail(), code: '123456' });
    const elsewhere = { address: '192.0.2.7' };
    const neighbour = await strict.call(account.redeemMagicToken, { token: 'made-up' }, elsewhere);
    await strict.close();
    expect(third.status).toBe(429);
    expect(neighbour.refusal().code).toBe('WRONG_LINK');
  });
});
