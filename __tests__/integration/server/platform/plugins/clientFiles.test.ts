import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { startListeningTestServer, startTestServer, type TestServer } from '../../../../support/testServer';

const PAGE = '<!doctype html><title>Dragoman</title>';
const SPANISH_PAGE = '<!doctype html><html lang="es-MX"><title>Dragoman</title>';
const SCRIPT = 'console.log("dragoman")';

describe('the built client', () => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dragoman-client-'));
    const dist = join(folder, 'client');
    mkdirSync(join(dist, 'assets'), { recursive: true });
    const put = (name: string, text: string) => {
      writeFileSync(join(dist, name), text);
      writeFileSync(join(dist, `${name}.br`), brotliCompressSync(text));
      writeFileSync(join(dist, `${name}.gz`), gzipSync(text));
    };
    put('index.html', PAGE);
    put('index.es-MX.html', SPANISH_PAGE);
    put('assets/main.0a1b2c3d4e5f.js', SCRIPT);
    writeFileSync(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(dist, '.hidden'), 'secret');
    writeFileSync(join(folder, 'outside.txt'), 'secret');
    server = await startTestServer({ settings: { CLIENT_DIR: dist } });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  it.each(['/', '/login', '/client/mettings-config', '/interpreter/session/1?x=1', '/login/', '/help/terms'])(
    'gives the page at %s, for its router to decide',
    async (url) => {
      const answer = await get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
      expect([answer.statusCode, answer.body]).toEqual([200, PAGE]);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
    },
  );

  it.each(['/no/such/screen', '/client/nowhere', '/client/session', '/help/a/b', '/loginn'])(
    'says 404 at %s, which leads nowhere, and gives the page in the reader’s language all the same',
    async (url) => {
      const answer = await get(url, { accept: 'text/html', cookie: 'language=es-MX' });
      expect([answer.statusCode, answer.body]).toEqual([404, SPANISH_PAGE]);
      expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' });
    },
  );

  it.each([
    ['Spanish was chosen', 'language=es-MX', SPANISH_PAGE],
    ['a language was chosen in which it was not written', 'language=ja-JP', PAGE],
    ['the cookie says something else', 'language=../../outside.txt', PAGE],
  ])('gives the page in the chosen language: %s', async (_, cookie, page) => {
    const answer = await get('/login', { accept: 'text/html', cookie });
    expect([answer.statusCode, answer.body]).toEqual([200, page]);
    expect(String(answer.headers['vary'])).toMatch(/cookie/i);
  });

  it('gives the page’s headers to a HEAD', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: '/login' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each([
    '/missing.js',
    '/assets/main.ffffffffffff.js',
    '/v2/api/nothing',
    '/v1/',
    '/docs/nothing',
    '/metrics/nothing',
  ])('does not pass the page off as %s', async (url) => {
    const answer = await get(url, { accept: 'text/html,*/*' });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'NOT_FOUND']);
  });

  it('gives no page to who does not want one', async () => {
    expect((await get('/login', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await server.app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404);
  });

  it.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ])('sends what was compressed at build time, as %s', async (encoding, unpack) => {
    for (const [url, text] of [
      ['/assets/main.0a1b2c3d4e5f.js', SCRIPT],
      ['/login', PAGE],
    ] as const) {
      const answer = await get(url, { 'accept-encoding': encoding });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(String(answer.headers['vary'])).toMatch(/accept-encoding/i);
      expect(unpack(answer.rawPayload).toString()).toBe(text);
    }
  });

  it('lets a browser keep hashed files for a year, the page not without asking', async () => {
    const cacheOf = async (url: string, encoding: string) =>
      (await get(url, { 'accept-encoding': encoding })).headers['cache-control'];
    for (const encoding of ['br', 'identity']) {
      expect(await cacheOf('/assets/main.0a1b2c3d4e5f.js', encoding)).toBe(
        'public, max-age=31536000, immutable',
      );
      expect(await cacheOf('/', encoding)).toBe('no-cache');
    }
    expect(await cacheOf('/favicon.svg', 'br')).toBe('public, max-age=3600');
  });

  it('is not sent again to a browser that has it', async () => {
    const first = await get('/');
    const again = await get('/', { 'if-none-match': String(first.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('that loses its page while it is served is not looked for without end', async () => {
    const page = join(folder, 'client', 'index.html');
    for (const end of ['', '.br', '.gz']) renameSync(page + end, `${page}.away${end}`);
    const answer = await get('/login', { accept: 'text/html' });
    for (const end of ['', '.br', '.gz']) renameSync(`${page}.away${end}`, page + end);
    expect(answer.statusCode).toBe(404);
    expect((await get('/login', { accept: 'text/html' })).statusCode).toBe(200);
  });

  it.each([
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '//outside.txt',
    '/.hidden',
    '/assets/',
  ])('gives nothing away at %s', async (url) => {
    const answer = await get(url, { accept: 'application/json' });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain('secret');
  });
});

const isLinux = process.platform === 'linux';

describe('a reader who asks for files one behind the other and leaves', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-client-'));
  const isOpen = (file: string) => {
    const open = readdirSync('/proc/self/fd').map((each) => {
      try {
        return readlinkSync(`/proc/self/fd/${each}`);
      } catch {
        return '';
      }
    });
    return open.filter((path) => path.endsWith(file)).length;
  };

  // Where there is no /proc, nothing tells which files are open.
  (isLinux ? it : it.skip).each([2, 5, 16, 17, 60])('leaves none of %i open', async (count) => {
    writeFileSync(join(folder, 'index.html'), PAGE);
    writeFileSync(join(folder, 'long.html'), PAGE.padEnd(2_000_000));
    const server = await startListeningTestServer({ settings: { CLIENT_DIR: folder } });
    const request = 'GET /long.html HTTP/1.1\r\nHost: localhost\r\n\r\n';
    for (let reader = 0; reader < 10; reader += 1) {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(request.repeat(count));
      if (reader % 2) await sleep(20);
      socket.destroy();
    }
    for (let look = 0; look < 100 && isOpen('long.html') > 0; look += 1) await sleep(20);
    expect(isOpen('long.html')).toBe(0);
    await server.close();
  });
});
