import { exportOwnData } from '../../../../../src/shared/contract/account/ownData';
import {
  endOtherSignIns,
  endSignIn,
  getSignIns,
  MOST_SIGN_INS,
} from '../../../../../src/shared/contract/account/signIns';
import { login, renewToken, whoAmI } from '../../../../../src/shared/contract/account/user';
import {
  redeemMagicToken,
  requestMagicCode,
  verifyMagicCode,
} from '../../../../../src/shared/contract/account/userAccount';
import { insertSession } from '../../../../../src/server/modules/auth/service/sessions';
import { openLine } from '../../../../support/openLine';
import { codeIn, openPost, tokenIn } from '../../../../support/openPost';
import { TEST_PASSWORD } from '../../../../support/testPeople';
import { startListeningTestServer, type TestServer } from '../../../../support/testServer';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const password = TEST_PASSWORD;

describe('where one is signed in', () => {
  let server: TestServer & { url: string };
  beforeAll(async () => {
    server = await startListeningTestServer({
      settings: { LOGIN_TRIES_PER_ADDRESS: '1000', LOGIN_TRIES_PER_ACCOUNT: '1000' },
    });
  });
  afterAll(() => server.close());

  const enter = async (email: string, userAgent?: string) => {
    const sent = userAgent === undefined ? {} : { userAgent };
    const answer = await server.call(login, { email, password }, sent);
    return { token: answer.data().token, cookie: answer.cookie };
  };
  const listFor = async (token: string) => (await server.call(getSignIns, {}, { token })).data();
  const statusOf = async (token: string) => (await server.call(whoAmI, {}, { token })).status;
  const otherOf = async (token: string) => (await listFor(token)).find((each) => !each.is_current)?.id ?? '';

  it('names each device in words, when it came and was last used, this one first', async () => {
    const { email } = await server.addClient();
    const phone = await enter(email, CHROME);
    const since = server.clock.now().toISOString();
    server.clock.advance({ minutes: 20 });
    await server.call(renewToken, {}, { cookie: phone.cookie });
    const renewed = server.clock.now().toISOString();
    server.clock.advance({ minutes: 1 });
    await enter(email);
    server.clock.advance({ minutes: 1 });
    const here = await enter(email, FIREFOX);
    const list = await listFor(here.token);
    expect(list.map((each) => [each.browser, each.operating_system, each.is_current])).toEqual([
      ['Firefox', 'Windows', true],
      [null, null, false],
      ['Chrome', 'Android', false],
    ]);
    expect(list[2]).toMatchObject({ signed_in_at: since, last_used_at: renewed });
  });

  it('keeps nothing of what a browser says but these words, and shows them in one’s own data', async () => {
    const { id, email } = await server.addClient();
    const { token } = await enter(email, FIREFOX);
    const rows = await server.context.db.queries
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', id)
      .execute();
    expect(JSON.stringify(rows)).not.toMatch(/Mozilla|Gecko|144\.0|127\.0/);
    const { sessions } = (await server.call(exportOwnData, {}, { token })).data();
    expect(sessions).toMatchObject([{ browser: 'Firefox', operating_system: 'Windows' }]);
  });

  it('leaves out what is over, and other people’s', async () => {
    const { email } = await server.addClient();
    await enter((await server.addClient()).email);
    await enter(email);
    server.clock.advance({ days: 20 });
    const { token } = await enter(email);
    expect(await listFor(token)).toHaveLength(1);
  });

  it('ends one for who knows the password: its token, its cookie and its open line are refused at once', async () => {
    const { email } = await server.addClient();
    const [here, there, third] = [await enter(email), await enter(email), await enter(email)];
    const line = await openLine(server.url, { token: there.token });
    const stays = await openLine(server.url, { token: here.token });
    await Promise.all([line.hears({ type: 'ready' }), stays.hears({ type: 'ready' })]);
    const before = await listFor(third.token);
    const mine = (await listFor(there.token)).find((each) => each.is_current)?.id ?? '';
    const end = () => server.call(endSignIn, { id: mine, password }, { token: here.token });
    expect((await end()).data()).toBeNull();
    expect(await line.ended).toBe(4401);
    expect(await statusOf(there.token)).toBe(401);
    expect((await server.call(renewToken, {}, { cookie: there.cookie })).status).toBe(401);
    expect(await statusOf(third.token)).toBe(200);
    expect(await listFor(third.token)).toEqual(before.filter(({ id }) => id !== mine));
    // a second press, or the same once more after a lost answer
    expect((await end()).data()).toBeNull();
    expect(stays.socket.readyState).toBe(stays.socket.OPEN);
    stays.socket.close();
  });

  it('ends all others, and not the one that asks nor another person’s', async () => {
    const { email } = await server.addClient();
    const stranger = await enter((await server.addClient()).email);
    const [here, there, third] = [await enter(email), await enter(email), await enter(email)];
    (await server.call(endOtherSignIns, { password }, { token: here.token })).data();
    const statuses = [here, there, third, stranger].map(({ token }) => statusOf(token));
    expect(await Promise.all(statuses)).toEqual([200, 401, 401, 200]);
    expect(await listFor(here.token)).toMatchObject([{ is_current: true }]);
  });

  it('ends with all others what was mailed before for signing in, and no mail of afterwards', async () => {
    const { email } = await server.addClient();
    const here = await enter(email);
    const post = await openPost(server.context);
    const mailed = async () => {
      (await server.call(requestMagicCode, { email }, { cookie: here.cookie })).data();
      return post.collectOne();
    };
    const before = await mailed();
    (await server.call(endOtherSignIns, { password }, { token: here.token })).data();
    expect((await server.call(verifyMagicCode, { email, code: codeIn(before) })).body.result).toBe(false);
    const link = await server.call(redeemMagicToken, { token: tokenIn(before, '/magic-login') });
    expect(link.refusal().code).toBe('WRONG_LINK');
    const after = await mailed();
    expect((await server.call(redeemMagicToken, { token: tokenIn(after, '/magic-login') })).body.result).toBe(
      true,
    );
    await post.close();
  });

  it('ends nothing for who only has the session, and lets nobody guess the password with it', async () => {
    const { email } = await server.addClient();
    const [thief, owner] = [await enter(email), await enter(email)];
    const id = await otherOf(thief.token);
    const wrong = { password: 'Not-This-One-1' };
    const tryOne = () => server.call(endSignIn, { id, ...wrong }, { token: thief.token });
    expect((await tryOne()).refusal().code).toBe('WRONG_CURRENT_PASSWORD');
    const others = await server.call(endOtherSignIns, wrong, { token: thief.token });
    expect(others.refusal().code).toBe('WRONG_CURRENT_PASSWORD');
    let code = '';
    for (let tries = 0; tries < 50 && code !== 'TOO_MANY_REQUESTS'; tries += 1) {
      ({ code } = (await tryOne()).refusal());
    }
    expect(code).toBe('TOO_MANY_REQUESTS');
    expect((await server.call(endOtherSignIns, { password }, { token: thief.token })).refusal().code).toBe(
      'TOO_MANY_REQUESTS',
    );
    expect(await statusOf(owner.token)).toBe(200);
    const stolen = await otherOf(owner.token);
    expect((await server.call(endSignIn, { id: stolen, password }, { token: owner.token })).status).toBe(200);
    expect(await statusOf(thief.token)).toBe(401);
  });

  it('counts wrong passwords only: many devices are signed out one after the other', async () => {
    const { email } = await server.addClient();
    const { token } = await enter(email);
    for (let count = 0; count < 12; count += 1) {
      await enter(email);
      (await server.call(endSignIn, { id: await otherOf(token), password }, { token })).data();
    }
    expect(await listFor(token)).toHaveLength(1);
  });

  it('knows nothing of another person’s, whose session goes on', async () => {
    const [one, other] = [await server.addClient(), await server.addClient()];
    const [{ token }, theirs] = [await enter(one.email), await enter(other.email)];
    const id = (await listFor(theirs.token))[0]?.id ?? '';
    const answer = await server.call(endSignIn, { id, password }, { token });
    expect(answer.refusal().code).toBe('NOT_FOUND');
    expect(await statusOf(theirs.token)).toBe(200);
  });

  it('lists a hundred at most, this one among them, and ends those beyond it too', async () => {
    const { id: userId, email } = await server.addClient();
    const here = await enter(email);
    const { queries } = server.context.db;
    const rows = await queries.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute();
    const later = new Date(server.clock.now().getTime() + 1000);
    for (let count = 0; count < MOST_SIGN_INS + 5; count += 1) {
      const id = crypto.randomUUID();
      await insertSession(queries, { ...rows[0]!, id, refresh_hash: id, rotated_at: later });
    }
    const list = await listFor(here.token);
    expect(list).toHaveLength(MOST_SIGN_INS);
    expect(list[0]?.is_current).toBe(true);
    (await server.call(endOtherSignIns, { password }, { token: here.token })).data();
    expect(await listFor(here.token)).toHaveLength(1);
  });
});
