/** @alone it measures memory */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import * as contract from '../../../../../src/shared/contract/bookings/message';
import { DOCUMENT_MAX_BYTES } from '../../../../../src/shared/domain/files/documentRules';
import { startListeningTestServer, type TestServer } from '../../../../support/testServer';

const MEBIBYTE = 1024 * 1024;
/** No two pieces alike, so that a piece out of place is noticed. */
const LARGE = Buffer.alloc(DOCUMENT_MAX_BYTES);
for (let at = 0; at < LARGE.length; at += 4) LARGE.writeUInt32LE(Math.imul(at, 2654435761) >>> 0, at);
LARGE.write('%PDF-1.7\n');
const SMALL = Buffer.from('%PDF-1.7\n0123456789');
const STALLED_MS = 3000;

type Person = { id: string; token: string };

describe('a file that is downloaded', () => {
  let server: TestServer & { url: string };
  let [client, interpreter, stranger]: Person[] = [];
  let thread: string;
  let small: string;
  let large: string;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    server = await startListeningTestServer({
      settings: { LOGIN_TRIES_PER_ADDRESS: '1000' },
      stalledMs: STALLED_MS,
    });
    const signIn = async ({ id, email }: { id: string; email: string }) => ({
      id,
      token: (await server.signIn(email)).token,
    });
    client = await signIn(await server.addClient());
    interpreter = await signIn(await server.addInterpreter());
    stranger = await signIn(await server.addClient());
    const wish = { person_id: interpreter.id };
    thread = (await server.call(contract.openThread, wish, client)).data().id;
    small = await send('Año “1”, ñandú.pdf', SMALL);
    large = await send('large.pdf', LARGE);
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });
  afterAll(async () => {
    // one whose last answer is still being ended is not idle, and would be waited for
    server.app.server.closeAllConnections();
    await server.close();
  });

  const send = async (file_name: string, bytes: Buffer) => {
    const file = { file_name, content: bytes.toString('base64') };
    return (
      await server.call(contract.sendFile, { thread_id: thread, id: randomUUID(), ...file }, client)
    ).data().id;
  };
  const pathOf = (id: string) => `${contract.getFile.path}/${thread}/${id}`;
  const download = (id: string, headers: Record<string, string> = {}, who = client) =>
    fetch(server.url + pathOf(id), { headers: { authorization: `Bearer ${who?.token}`, ...headers } });
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
  /** Asks for it and reads nothing. */
  const askUnread = async (request: string) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    sockets.push(socket.on('error', () => undefined).pause());
    await once(socket, 'connect');
    socket.write(request);
    return socket;
  };
  const unread = (id: string, who = client) =>
    askUnread(`GET ${pathOf(id)} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${who?.token}\r\n\r\n`);
  const unreadCall = (id: string, who = client) => {
    const body = JSON.stringify({ thread_id: thread, id });
    const head = `POST ${contract.getFile.path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${who?.token}`;
    const type = `Content-Type: application/json\r\nContent-Length: ${body.length}`;
    return askUnread(`${head}\r\n${type}\r\n\r\n${body}`);
  };

  it('comes as it was sent, with its name, to be kept and not to be shown', async () => {
    const answer = await download(small);
    expect(answer.status).toBe(200);
    expect(await bytesOf(answer)).toEqual(SMALL);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': `${SMALL.length}`,
      'content-disposition': `attachment; filename="Ano _1_, nandu.pdf"; filename*=UTF-8''A%C3%B1o%20%E2%80%9C1%E2%80%9D%2C%20%C3%B1and%C3%BA.pdf`,
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'accept-ranges': 'bytes',
    });
    expect((await bytesOf(await download(large))).equals(LARGE)).toBe(true);
  });

  it('is the same by the call that answers it in base64', async () => {
    for (const [id, bytes] of [
      [small, SMALL],
      [large, LARGE],
    ] as const) {
      const answer = await server.call(contract.getFile, { thread_id: thread, id }, client);
      expect(answer.body).toMatchObject({ result: true, message: expect.any(String) });
      expect(Buffer.from(answer.data().content, 'base64').equals(bytes)).toBe(true);
    }
  });

  it.each([
    ['bytes=0-3', 0, 4],
    ['bytes=5-5', 5, 6],
    ['bytes=10-', 10, SMALL.length],
    ['bytes=-4', SMALL.length - 4, SMALL.length],
    ['bytes=-4000', 0, SMALL.length],
    ['bytes=3-4000', 3, SMALL.length],
  ])('comes in part for %s', async (range, from, to) => {
    const answer = await download(small, { range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${from}-${to - 1}/${SMALL.length}`);
    expect(await bytesOf(answer)).toEqual(SMALL.subarray(from, to));
  });

  it('comes in part from its middle, over several pieces', async () => {
    const answer = await download(large, { range: 'bytes=1000001-3000000' });
    expect((await bytesOf(answer)).equals(LARGE.subarray(1_000_001, 3_000_001))).toBe(true);
  });

  it.each(['bytes=5-2', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=-'])('comes whole for %s', async (range) => {
    const answer = await download(small, { range });
    expect([answer.status, await bytesOf(answer)]).toEqual([200, SMALL]);
  });

  it.each([`bytes=${SMALL.length}-`, 'bytes=99999-100000', 'bytes=-0'])('has no %s', async (range) => {
    const answer = await download(small, { range });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${SMALL.length}`]);
  });

  it('need not come again to who has it, and goes on only where it is the same', async () => {
    const tag = (await download(small)).headers.get('etag') ?? '';
    const known = await download(small, { 'if-none-match': `"other", W/${tag}` });
    expect([known.status, known.headers.get('etag')]).toEqual([304, tag]);
    expect((await download(small, { 'if-none-match': '"other"' })).status).toBe(200);
    const range = 'bytes=0-3';
    expect((await download(small, { range, 'if-range': tag })).status).toBe(206);
    expect((await download(small, { range, 'if-range': '"other"' })).status).toBe(200);
  });

  it('is for the two of its thread only', async () => {
    expect((await download(small, {}, interpreter)).status).toBe(200);
    expect((await download(small, {}, stranger)).status).toBe(404);
    expect((await download(randomUUID())).status).toBe(404);
    expect((await download('nonsense')).status).toBe(404);
    expect((await fetch(server.url + pathOf(small))).status).toBe(401);
  });

  it('takes next to no memory while nobody reads it, however often it is asked for', async () => {
    const inUse = () => {
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    await bytesOf(await download(large));
    const before = inUse();
    const until = performance.now() + 1500;
    for (let asked = 0; asked < 20; asked += 1) {
      await unread(large);
      await unreadCall(large);
    }
    let highest = 0;
    while (performance.now() < until) {
      highest = Math.max(highest, inUse());
      await sleep(20);
    }
    expect(highest - before).toBeLessThan(100 * MEBIBYTE);
  });

  it('keeps nobody else waiting, and its own reader only until the line is cut', async () => {
    for (let each = 0; each < 4; each += 1) await unread(large);
    await sleep(300);
    const answered: string[] = [];
    const own = download(small).then(
      () => answered.push('own'),
      () => answered.push('own, cut'),
    );
    expect((await download(small, {}, interpreter)).status).toBe(200);
    expect(answered).toEqual([]);
    await own;
    const asked = performance.now();
    let status = 0;
    while (status !== 200 && performance.now() - asked < 15_000) {
      status = await download(small).then(
        (answer) => answer.status,
        () => 0,
      );
    }
    expect(status).toBe(200);
  });

  it('is refused to who has too many waiting', async () => {
    for (let asked = 0; asked < 36; asked += 1) await unread(large);
    await sleep(300);
    // a line that stood open from before may have been cut meanwhile
    const refused = await download(small).catch(() => download(small));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    expect((await download(small, {}, interpreter)).status).toBe(200);
  });
});
