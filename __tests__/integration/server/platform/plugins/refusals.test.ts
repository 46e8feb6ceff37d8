import { connect } from 'node:net';
import { login, whoAmI } from '../../../../../src/shared/contract/account/user';
import { securityHeaders } from '../../../../../src/server/platform/plugins/securityHeaders';
import { startListeningTestServer, type TestServer } from '../../../../support/testServer';

describe('what no call of the contract takes', () => {
  let server: TestServer & { url: string };
  beforeAll(async () => {
    server = await startListeningTestServer();
  });
  afterAll(() => server.close());

  const json = { 'content-type': 'application/json' };

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
    'is told which method a known call has instead of %s',
    async (method) => {
      const answer = await server.app.inject({ method, url: login.path });
      expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST']);
      expect(answer.json()).toMatchObject({ result: false, code: 'METHOD_NOT_ALLOWED' });
    },
  );

  it('is told so as well where a HEAD has no body to say it in', async () => {
    const answer = await fetch(server.url + login.path, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('allow'), await answer.text()]).toEqual([405, 'POST', '']);
  });

  it.each([
    ['POST', '/v2/api/user/nothing'],
    ['GET', '/v2/api/user/nothing'],
    ['POST', '/v2/api/user/login/'],
    ['POST', '/anything'],
    ['GET', '/v1'],
  ] as const)('is not there: %s %s', async (method, url) => {
    const answer = await server.app.inject({ method, url, headers: { 'accept-language': 'ja' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      result: false,
      code: 'NOT_FOUND',
      message: 'お探しのものが見つかりませんでした。',
      data: null,
    });
  });

  it.each(['{', '{"email":', 'email=a', '{"a":1}{', '\u0000'])('is malformed: %s', async (payload) => {
    const answer = await server.app.inject({ method: 'POST', url: login.path, headers: json, payload });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'MALFORMED']);
  });

  it.each([
    ['lists', `[${'[],'.repeat(3000)}[]]`],
    ['objects', `{"email":[${'{},'.repeat(3000)}{}]}`],
    ['members', `{${Array.from({ length: 6000 }, (_, each) => `"${each}":0`).join()}}`],
  ])('is malformed where it has thousands of %s, which are never made', async (_what, payload) => {
    const parse = jest.spyOn(JSON, 'parse');
    const answer = await server.app.inject({ method: 'POST', url: login.path, headers: json, payload });
    expect(answer.statusCode).toBe(400);
    expect(parse.mock.calls.map(([text]) => text)).not.toContain(payload);
    parse.mockRestore();
    expect(answer.json<{ code: string }>().code).toBe('MALFORMED');
  });

  it.each([',[{'.repeat(9000), '\\"'.repeat(9000), '"'.repeat(9000), 'a'])(
    'is read whatever stands in its texts',
    async (text) => {
      const payload = JSON.stringify({ email: text, [text]: text, password: '\\' });
      const answer = await server.app.inject({ method: 'POST', url: login.path, headers: json, payload });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID']);
    },
  );

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense'])(
    'is of a type that is not accepted: %s',
    async (type) => {
      const headers = { 'content-type': type };
      const answer = await server.app.inject({ method: 'POST', url: login.path, headers, payload: 'a=1' });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
    },
  );

  it('is too large past 128 KiB, not before', async () => {
    const bodyOf = (bytes: number) =>
      JSON.stringify({ email: 'x'.repeat(bytes - 28), password: 'y' }).padEnd(bytes);
    const send = (bytes: number) =>
      server.app.inject({ method: 'POST', url: login.path, headers: json, payload: bodyOf(bytes) });
    expect((await send(128 * 1024)).json()).toMatchObject({ code: 'INVALID' });
    const tooLarge = await send(128 * 1024 + 1);
    expect([tooLarge.statusCode, tooLarge.json<{ code: string }>().code]).toEqual([413, 'TOO_LARGE']);
  });

  it('asks for the token before it looks at the body', async () => {
    const answer = await server.app.inject({ method: 'POST', url: whoAmI.path, headers: json, payload: '{' });
    expect(answer.statusCode).toBe(401);
  });

  it('has an address that cannot be read', async () => {
    const answer = await server.app.inject({ method: 'GET', url: '/%zz' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ result: false, code: 'MALFORMED' });
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    expect(answer.body).not.toContain('zz');
  });

  it('is not even HTTP, and is answered with every protection all the same', async () => {
    const { hostname, port } = new URL(server.url);
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(port), hostname, () => socket.write('NONSENSE\r\n\r\n'));
      socket.on('data', (chunk) => (text += chunk.toString())).on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer.toLowerCase()).toContain("\r\ncontent-security-policy: default-src 'self'");
    const [, body = ''] = answer.split('\r\n\r\n');
    expect(JSON.parse(body)).toMatchObject({ result: false, code: 'MALFORMED' });
  });

  it('has headers past all measure', async () => {
    const answer = await fetch(`${server.url}/livez`, { headers: { 'x-long': 'x'.repeat(20_000) } });
    expect(answer.status).toBe(431);
    expect(Object.fromEntries(answer.headers)).toMatchObject(securityHeaders('http://127.0.0.1:3000'));
    expect(await answer.json()).toMatchObject({ result: false, code: 'MALFORMED' });
  });
});
