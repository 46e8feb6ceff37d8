import { createSecretKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { acceptBooking } from '../../../../../src/shared/contract/bookings/booking';
import { getInterpreters } from '../../../../../src/shared/contract/interpreters/interpreter';
import { login, renewToken, signOut, whoAmI } from '../../../../../src/shared/contract/account/user';
import { TEST_PASSWORD } from '../../../../support/testPeople';
import { startTestServer, type TestServer } from '../../../../support/testServer';

describe('a session', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: { ACCESS_TOKEN_SECONDS: '60', REFRESH_TOKEN_DAYS: '7' } });
  });
  afterAll(() => server.close());

  const statusOf = async (token: string) => (await server.call(whoAmI, {}, { token })).status;
  const enter = async () => server.signIn((await server.addClient()).email);

  it('is known by who_am_i, which repeats the person beside the result', async () => {
    const { token, user } = await enter();
    const answer = await server.call(whoAmI, undefined, { token });
    expect(answer.body).toEqual({
      result: true,
      message: 'Operation successful',
      data: { result: true, user },
      user,
    });
  });

  it('has an access token that lives as long as was set', async () => {
    const { token } = await enter();
    server.clock.advance({ seconds: 59 });
    expect(await statusOf(token)).toBe(200);
    server.clock.advance({ seconds: 1 });
    const late = await server.call(whoAmI, {}, { token });
    expect(late.status).toBe(401);
    expect(late.headers['www-authenticate']).toBe('Bearer');
    expect(late.refusal()).toMatchObject({ code: 'UNAUTHENTICATED', data: null });
  });

  it('is renewed by its cookie after the access token ran out, and the cookie is replaced', async () => {
    const { cookie, user } = await enter();
    server.clock.advance({ minutes: 10 });
    const renewed = await server.call(renewToken, {}, { cookie });
    expect(renewed.data().user).toEqual(user);
    expect(await statusOf(renewed.data().token)).toBe(200);
    expect(renewed.cookie).toMatch(/^dragoman_refresh=/);
    expect(renewed.cookie).not.toBe(cookie);
    server.clock.advance({ minutes: 10 });
    expect((await server.call(renewToken, {}, { cookie: renewed.cookie })).status).toBe(200);
  });

  it('gives a second tab within ten seconds the same cookie and a token that works', async () => {
    const { cookie } = await enter();
    const [one, other] = await Promise.all([
      server.call(renewToken, {}, { cookie }),
      server.call(renewToken, {}, { cookie }),
    ]);
    server.clock.advance({ seconds: 10 });
    const late = await server.call(renewToken, {}, { cookie });
    for (const answer of [one, other, late]) {
      expect(answer.cookie).toBe(one.cookie);
      expect(await statusOf(answer.data().token)).toBe(200);
    }
    expect((await server.call(renewToken, {}, { cookie: one.cookie })).status).toBe(200);
  });

  it('outlives a renewal whose answer was lost, however long the line stays broken', async () => {
    const { cookie, token } = await enter();
    server.clock.advance({ seconds: 45 });
    const lost = await server.call(renewToken, {}, { cookie });
    // what the page still has of before shows nothing about the answer
    server.clock.advance({ seconds: 11 });
    expect(await statusOf(token)).toBe(200);
    server.clock.advance({ hours: 30 });
    const again = await server.call(renewToken, {}, { cookie });
    expect(again.cookie).toBe(lost.cookie);
    expect(await statusOf(again.data().token)).toBe(200);
    server.clock.advance({ seconds: 11 });
    expect((await server.call(renewToken, {}, { cookie })).status).toBe(401);
  });

  it('ends when a replaced cookie comes back after the grace, for both who hold it', async () => {
    const { cookie } = await enter();
    const thief = await server.call(renewToken, {}, { cookie });
    expect(await statusOf(thief.data().token)).toBe(200);
    server.clock.advance({ seconds: 11 });
    const owner = await server.call(renewToken, {}, { cookie });
    expect(owner.status).toBe(401);
    expect(await statusOf(thief.data().token)).toBe(401);
    expect((await server.call(renewToken, {}, { cookie: thief.cookie })).status).toBe(401);
  });

  it('ends when a cookie comes back that was replaced more than once, however soon', async () => {
    const { cookie } = await enter();
    const second = await server.call(renewToken, {}, { cookie });
    const third = await server.call(renewToken, {}, { cookie: second.cookie });
    expect((await server.call(renewToken, {}, { cookie })).status).toBe(401);
    expect(await statusOf(third.data().token)).toBe(401);
  });

  const refreshOf = (cookie: string) => cookie.split('; ').find((each) => each.includes('_refresh=')) ?? '';
  const elsewhere = `dragoman_device=${'x'.repeat(43)}`;

  it.each([
    ['with a device of their own', `; ${elsewhere}`],
    ['without any', ''],
  ])(
    'ends when its owner comes back after a thief was given the successor, %s, and did not use it',
    async (_how, device) => {
      const { cookie, token } = await enter();
      const thief = await server.call(renewToken, {}, { cookie: refreshOf(cookie) + device });
      expect(thief.status).toBe(200);
      server.clock.advance({ hours: 5 });
      expect((await server.call(renewToken, {}, { cookie })).status).toBe(401);
      expect((await server.call(renewToken, {}, { cookie: thief.cookie })).status).toBe(401);
      expect(await statusOf(token)).toBe(401);
    },
  );

  it('ends when a copy is used after the owner was given the successor, even at the same moment', async () => {
    const { cookie } = await enter();
    const owner = await server.call(renewToken, {}, { cookie });
    const thief = await server.call(renewToken, {}, { cookie: `${refreshOf(cookie)}; ${elsewhere}` });
    expect(thief.status).toBe(401);
    expect(thief.cookie).not.toContain('dragoman_refresh=7');
    expect(await statusOf(owner.data().token)).toBe(401);
  });

  it('does not end because somebody knows its id', async () => {
    const { email } = await server.addClient();
    const { cookie, token } = await server.signIn(email);
    const [id = ''] = refreshOf(cookie).replace('dragoman_refresh=', '').split('.');
    const madeUp = `dragoman_refresh=${id}.${'a'.repeat(43)}`;
    const other = await server.addClient();
    for (const device of ['', `; ${elsewhere}`, `; ${cookie.split('; ')[1]}`]) {
      expect((await server.call(renewToken, {}, { cookie: madeUp + device })).status).toBe(401);
      await server.call(login, { email: other.email, password: TEST_PASSWORD }, { cookie: madeUp + device });
    }
    expect(await statusOf(token)).toBe(200);
    expect((await server.call(renewToken, {}, { cookie })).status).toBe(200);
  });

  it('knows its browser again by a cookie that scripts and other sites cannot reach, also after signing out', async () => {
    const { email } = await server.addClient();
    const credentials = { email, password: TEST_PASSWORD };
    const first = await server.call(login, credentials);
    const [, device = ''] = first.headers['set-cookie'] as string[];
    expect(device).toMatch(
      /^dragoman_device=[\w-]{43}; Max-Age=31536000; Path=\/v2\/api\/user; HttpOnly; SameSite=Strict$/,
    );
    const [, known = ''] = first.cookie.split('; ');
    const again = await server.call(login, credentials, { cookie: known });
    expect(again.cookie.split('; ')[1]).toBe(known);
    const rows = await server.context.db.queries.selectFrom('known_devices').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(known.replace('dragoman_device=', ''));
    const ours = rows.filter(({ user_id }) => user_id === first.data().user.id);
    expect(ours).toHaveLength(1);
  });

  it('is over on the next call after signing out, in every tab, and its cookie is taken away', async () => {
    const { token, cookie } = await enter();
    const otherTab = (await server.call(renewToken, {}, { cookie })).data().token;
    const out = await server.call(signOut, {}, { token });
    expect(out.body).toEqual({ result: true, message: 'Operation successful', data: null });
    expect(out.headers['set-cookie']).toMatch(/^dragoman_refresh=; .*Expires=Thu, 01 Jan 1970/);
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf(otherTab)).toBe(401);
    expect((await server.call(renewToken, {}, { cookie })).status).toBe(401);
  });

  it('leaves the person’s other sessions alone when it ends', async () => {
    const { email } = await server.addClient();
    const [here, there] = [await server.signIn(email), await server.signIn(email)];
    await server.call(signOut, {}, { token: here.token });
    expect(await statusOf(there.token)).toBe(200);
  });

  it.each([
    ['no cookie', undefined],
    ['a cookie that is no token', 'dragoman_refresh=nonsense'],
    [
      'a token of a session that never was',
      `dragoman_refresh=7d444840-9dc0-41d1-b245-5ffdce74fad2.${'a'.repeat(43)}`,
    ],
  ])('is not renewed by %s; the answer takes the cookie away', async (_what, cookie) => {
    const answer = await server.call(renewToken, {}, { cookie });
    expect(answer.status).toBe(401);
    expect(answer.headers['set-cookie']).toMatch(
      /^dragoman_refresh=; .*Path=\/v2\/api\/user; Expires=Thu, 01 Jan 1970/,
    );
  });

  it('ends by itself when nobody renewed it for the days that were set', async () => {
    const { cookie } = await enter();
    server.clock.advance({ days: 7 });
    expect((await server.call(renewToken, {}, { cookie })).status).toBe(401);
  });

  it('lasts while it is renewed, but asks for the password again after ninety days', async () => {
    let { cookie } = await enter();
    for (let day = 6; day < 90; day += 6) {
      server.clock.advance({ days: 6 });
      const renewed = await server.call(renewToken, {}, { cookie });
      expect([day, renewed.status]).toEqual([day, 200]);
      cookie = renewed.cookie;
    }
    server.clock.advance({ days: 6 });
    expect((await server.call(renewToken, {}, { cookie })).status).toBe(401);
  });

  it('is renewed only by a JSON call, which no form of another site can send', async () => {
    const { cookie } = await enter();
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      undefined,
    ]) {
      const headers = { cookie, ...(type && { 'content-type': type }) };
      const answer = await server.app.inject({ method: 'POST', url: renewToken.path, headers });
      expect([type, answer.statusCode]).toEqual([type, 415]);
    }
    expect((await server.call(renewToken, undefined, { cookie })).status).toBe(200);
  });

  it('is not opened by a refresh token, nor renewed by an access token', async () => {
    const { token, cookie } = await enter();
    const refreshToken = cookie.split('=')[1] ?? '';
    expect(await statusOf(refreshToken)).toBe(401);
    expect((await server.call(renewToken, {}, { cookie: `dragoman_refresh=${token}` })).status).toBe(401);
  });

  it('follows the database, not the token, in what the person may do', async () => {
    const interpreter = await server.addInterpreter();
    const { token } = await server.signIn(interpreter.email);
    const id = '7d444840-9dc0-41d1-b245-5ffdce74fad2';
    expect((await server.call(acceptBooking, { id }, { token })).status).toBe(404);
    const users = server.context.db.queries.updateTable('users').where('id', '=', interpreter.id);
    await users.set({ group_id: 100 }).execute();
    expect((await server.call(acceptBooking, { id }, { token })).status).toBe(403);
  });

  it.each(['', 'Bearer', 'Bearer x', 'Bearer a.b.c', 'Basic YTpi', 'Bearer a.b.c, Bearer d.e.f'])(
    'is not made out of the header "%s"',
    async (authorization) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: getInterpreters.path,
        headers: { authorization },
      });
      expect(answer.statusCode).toBe(401);
    },
  );

  it('is not opened by a token that is unsigned, signed by another key, or meant for something else', async () => {
    const { token, user } = await enter();
    const [head = '', claims = '', signature = ''] = token.split('.');
    const read = (part: string) =>
      JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
    const write = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const forged = (alg: string) =>
      new SignJWT({ ...read(claims) })
        .setProtectedHeader({ alg, typ: 'at+jwt' })
        .sign(createSecretKey(Buffer.alloc(64, 1)));
    const other = await enter();
    const tampered = { ...read(claims), sub: other.user.id };
    for (const bad of [
      `${write({ alg: 'none', typ: 'at+jwt' })}.${claims}.`,
      `${write({ alg: 'none', typ: 'at+jwt' })}.${claims}.${signature}`,
      `${head}.${write(tampered)}.${signature}`,
      `${head}.${claims}.${signature.slice(0, -2)}`,
      await forged('HS256'),
      await forged('HS512'),
    ]) {
      expect(await statusOf(bad)).toBe(401);
    }
    expect(user.id).toBe(read(claims)['sub']);
    expect(read(head)).toEqual({ alg: 'HS256', typ: 'at+jwt' });
  });
});

describe('a server behind https', () => {
  it('sends its cookie over https alone', async () => {
    const server = await startTestServer({ settings: { PUBLIC_URL: 'https://dragoman.example' } });
    const { email } = await server.addClient();
    const { cookie } = await server.signIn(email);
    expect(cookie).toMatch(/^__Secure-dragoman_refresh=/);
    const renewed = await server.call(renewToken, {}, { cookie });
    for (const set of renewed.headers['set-cookie'] as string[]) expect(set).toMatch(/^__Secure-.*; Secure/);
    await server.close();
  });
});
