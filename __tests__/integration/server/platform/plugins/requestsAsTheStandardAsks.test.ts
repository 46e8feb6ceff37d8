import { connect } from 'node:net';
import { exportOwnData } from '../../../../../src/shared/contract/account/ownData';
import { securityHeaders } from '../../../../../src/server/platform/plugins/securityHeaders';
import { startListeningTestServer, type TestServer } from '../../../../support/testServer';

const WEBSOCKET = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Sec-WebSocket-Version: 13',
];

describe('a request in the words of HTTP itself', () => {
  let server: TestServer & { url: string };
  let host: string;
  beforeAll(async () => {
    server = await startListeningTestServer({ settings: { PUBLIC_URL: 'http://127.0.0.1:3000' } });
    host = `Host: ${new URL(server.url).host}`;
  });
  afterAll(() => server.close());

  /** The answer on one connection until it ends, or has been quiet for a while. */
  const say = (lines: string[], body = '') =>
    new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      let text = '';
      const socket = connect(Number(port), hostname, () =>
        socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`),
      );
      // a line that stays open is left once it has been quiet for a moment after the answer
      socket.setTimeout(10_000, () => socket.destroy());
      socket.on('data', (chunk) => {
        text += chunk.toString();
        socket.setTimeout(300);
      });
      socket.on('close', () => resolve(text)).on('error', reject);
    });
  /** Two packets on one connection, the second after something came back; resolves when the connection has ended. */
  const sendBoth = (first: string, second: string) =>
    new Promise<void>((resolve) => {
      const { hostname, port } = new URL(server.url);
      const socket = connect(Number(port), hostname, () => socket.write(first));
      socket.setTimeout(500, () => socket.destroy());
      socket.once('data', () => socket.write(second));
      socket.on('data', () => undefined).on('error', () => undefined);
      socket.on('close', () => resolve());
    });
  const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
  const headersOf = (answer: string) =>
    Object.fromEntries(
      (answer.split('\r\n\r\n')[0] ?? '')
        .split('\r\n')
        .slice(1)
        .map((line) => [line.split(': ', 1)[0]!.toLowerCase(), line.slice(line.indexOf(': ') + 2)]),
    );
  const expectRefusal = (answer: string, status: number) => {
    expect(statusOf(answer)).toBe(status);
    expect(headersOf(answer)).toMatchObject(securityHeaders('http://127.0.0.1:3000'));
    expect(answer).toContain('"result":false');
  };

  it.each([
    ['GET /livez HTTP/1.1'],
    ['GET /v2/api/nowhere HTTP/1.1', 'Authorization: Bearer x.y.z'],
    ['GET /%zz HTTP/1.1'],
  ])('one ahead of the first answer is answered in turn, more are refused unread (%s)', async (...lines) => {
    const ahead = (count: number) => Array.from({ length: count }, () => [...lines, host, '']).flat();
    const answersTo = async (count: number) => (await say(ahead(count))).split('HTTP/1.1 ').length - 1;
    expect(await answersTo(2)).toBe(2);
    expectRefusal(await say(ahead(3)), 400);
    expectRefusal(await say(ahead(300)), 400);
  });

  it('ends its connection where others come behind it before it is answered, piece by piece', async () => {
    const { email } = await server.addClient();
    const body = JSON.stringify({ email, password: 'not the right one' });
    const login = ['POST /v2/api/user/login HTTP/1.1', host, 'Content-Type: application/json'];
    const first = [...login, `Content-Length: ${body.length}`, '', body].join('\r\n');
    const answersWith = (behind: number) =>
      new Promise<number>((resolve) => {
        const { hostname, port } = new URL(server.url);
        const socket = connect(Number(port), hostname).setNoDelay();
        let text = '';
        const write = (pieces: string[]) => {
          const [piece, ...rest] = pieces;
          if (piece) socket.write(piece, () => setTimeout(write, 2, rest));
        };
        write([first, ...Array.from({ length: behind }, () => `GET /livez HTTP/1.1\r\n${host}\r\n\r\n`)]);
        socket.setTimeout(3000, () => socket.destroy());
        socket.on('data', (chunk) => (text += chunk.toString())).on('data', () => socket.setTimeout(300));
        socket.on('error', () => undefined);
        socket.on('close', () => resolve(text.split('HTTP/1.1 ').length - 1));
      });
    expect([await answersWith(1), await answersWith(2)]).toEqual([2, 0]);
  });

  it('is refused unread where thousands come in one piece, and the next connection is served', async () => {
    const many = Array.from({ length: 2000 }, () => ['GET /livez HTTP/1.1', host, '']).flat();
    expectRefusal(await say(many), 400);
    const lines = `${'\r\n'.repeat(5000)}{}`;
    const head = ['POST /v2/api/open/ping HTTP/1.1', host, 'Content-Type: application/json'];
    expectRefusal(await say([...head, `Content-Length: ${lines.length}`, 'Connection: close'], lines), 400);
    const few = `${'\r\n'.repeat(15)}{}`;
    expect(statusOf(await say([...head, `Content-Length: ${few.length}`, 'Connection: close'], few))).toBe(
      200,
    );
  });

  it('holds none of the few turns for uploads and exports while it waits behind another answer', async () => {
    const { token } = await server.signIn((await server.addClient()).email);
    const body = '{}';
    const exported = [
      `POST ${exportOwnData.path} HTTP/1.1`,
      host,
      `Authorization: Bearer ${token}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ];
    const statuses = async (lines: string[]) =>
      [...(await say(lines, body)).matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
    expect(await statuses(['GET /readyz HTTP/1.1', host, '', ...exported])).toEqual(['200', '429']);
    expect(await statuses(exported)).toEqual(['200']);
  });

  it('may be as long as our pages ask, and is refused where its address or headers are longer', async () => {
    const get = (address: string, ...headers: string[]) =>
      say([`GET ${address} HTTP/1.1`, host, ...headers, 'Connection: close']);
    expect(statusOf(await get(`/livez?${'x'.repeat(2000)}`))).toBe(200);
    expectRefusal(await get(`/livez?${'x'.repeat(2100)}`), 400);
    expect(statusOf(await get('/livez', `Cookie: ${'x'.repeat(7500)}`))).toBe(200);
    expectRefusal(await get('/livez', `Cookie: ${'x'.repeat(9000)}`), 431);
    const many = (count: number) => Array.from({ length: count }, () => 'a: b');
    expect(statusOf(await get('/livez', ...many(90)))).toBe(200);
    expectRefusal(await get('/livez', ...many(120)), 400);
  });

  it('is refused unread where its body comes in chunks, and its connection ends', async () => {
    const head = ['POST /v2/api/user/login HTTP/1.1', host, 'Content-Type: application/json'];
    const chunked = (pieces: string[]) =>
      pieces.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`).join('') + '0\r\n\r\n';
    const sent = (pieces: string[]) => say([...head, 'Transfer-Encoding: chunked'], chunked(pieces));
    expectRefusal(await sent(['{"email": ', '"a@b.example"}']), 411);
    expect(await say([...head, 'Transfer-Encoding: chunked'])).toContain('LENGTH_REQUIRED');
  });

  it('is refused where it names two hosts, or none', async () => {
    expectRefusal(
      await say(['GET /livez HTTP/1.1', host, 'Host: elsewhere.example', 'Connection: close']),
      400,
    );
    expectRefusal(await say(['GET /livez HTTP/1.1', host, host, 'Connection: close']), 400);
    expectRefusal(await say(['GET /livez HTTP/1.1', 'Connection: close']), 400);
    expect(statusOf(await say(['GET /livez HTTP/1.0']))).toBe(200);
    expect(statusOf(await say(['GET /livez HTTP/1.1', host, 'Connection: close']))).toBe(200);
  });

  it('opens a WebSocket at the one path for it and nowhere else', async () => {
    const paths = ['/livez', '/v2/api/live/', '/nothing', '/docs/openapi.json'];
    const origin = `Origin: ${server.url}`;
    const answers = await Promise.all(
      paths.map((path) => say([`GET ${path} HTTP/1.1`, host, ...WEBSOCKET, origin])),
    );
    expect(answers.map(statusOf)).toEqual([200, 404, 404, 200]);
    const live = await say(['GET /v2/api/live HTTP/1.1', host, ...WEBSOCKET, origin]);
    expect(statusOf(live)).toBe(101);
  });

  it('is kept out of the WebSocket with every protection where its origin is another, or it is not well made', async () => {
    const live = ['GET /v2/api/live HTTP/1.1', host];
    expectRefusal(await say([...live, ...WEBSOCKET, 'Origin: https://evil.example']), 403);
    const withoutKey = WEBSOCKET.filter((line) => !line.includes('Key'));
    expectRefusal(await say([...live, ...withoutKey, `Origin: ${server.url}`]), 400);
    const old = WEBSOCKET.map((line) => line.replace('13', '7'));
    expectRefusal(await say([...live, ...old, `Origin: ${server.url}`]), 400);
  });

  it('is answered as if it had not asked for h2c, its body read, and nothing after it', async () => {
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong' });
    const call = [
      'POST /v2/api/user/login HTTP/1.1',
      host,
      'Connection: Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ];
    const next = `GET /livez HTTP/1.1\r\n${host}\r\n\r\n`;
    const answers = await say(call, body + next);
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
    expect(answers).toContain('"code":"WRONG_CREDENTIALS"');
  });

  it.each([0, 1, 2, 3])(
    'cannot end the server by an upgrade behind %s requests of the same packet',
    async (before) => {
      const plain = `GET /livez HTTP/1.1\r\n${host}\r\n\r\n`;
      const wish = `GET /livez HTTP/1.1\r\n${host}\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n`;
      for (const behind of [plain, wish, plain + wish]) {
        for (let time = 0; time < 3; time++) await sendBoth(plain.repeat(before) + wish, behind);
      }
      expect((await fetch(`${server.url}/livez`)).status).toBe(200);
    },
  );

  it('carries every protection also where Node itself would refuse it', async () => {
    const expecting = await say(['GET /nothing.txt HTTP/1.1', host, 'Expect: the unexpected']);
    expectRefusal(expecting, 404);
    expectRefusal(await say(['BREW /pot HTTP/1.1', host]), 400);
    expectRefusal(await say(['GET / HTTP/1.1', host, 'Content-Length: 1', 'Content-Length: 2']), 400);
  });
});
