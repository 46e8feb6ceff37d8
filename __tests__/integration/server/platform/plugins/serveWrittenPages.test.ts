import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '../../../../support/testServer';

describe('a written page', () => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dragoman-landing-'));
    const languages = ['en-US', 'es-MX', 'ja-JP'];
    const written = languages.flatMap((each) => [`landing.${each}`, `privacy-policy.${each}`]);
    for (const page of ['index', ...written, 'half-written.en-US']) {
      writeFileSync(join(folder, `${page}.html`), `<!doctype html><title>${page}</title>`);
    }
    server = await startTestServer({ settings: { CLIENT_DIR: folder } });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const titleAt = async (url: string, cookie = '') => {
    const answer = await server.app.inject({ url, headers: { accept: 'text/html', cookie } });
    return /<title>(.*)<\/title>/.exec(answer.body)?.[1];
  };

  it.each([
    ['nobody chose', '', 'landing.en-US'],
    ['Spanish was chosen', 'language=es-MX', 'landing.es-MX'],
    ['Japanese was chosen', 'a=b; language=ja-JP', 'landing.ja-JP'],
    ['the cookie says something else', 'language=../../etc/passwd', 'landing.en-US'],
  ])('is given in the language of the cookie: %s', async (_what, cookie, title) => {
    expect(await titleAt('/', cookie)).toBe(title);
    expect(await titleAt('/?utm=mail', cookie)).toBe(title);
  });

  it('has an address of its own name', async () => {
    expect(await titleAt('/privacy-policy')).toBe('privacy-policy.en-US');
    expect(await titleAt('/privacy-policy', 'language=ja-JP')).toBe('privacy-policy.ja-JP');
  });

  it('is left to the app where a language of it is missing', async () => {
    expect(await titleAt('/half-written')).toBe('index');
  });

  it('is not taken for another screen, and tells caches what it depends on', async () => {
    expect(await titleAt('/login', 'language=es-MX')).toBe('index');
    const { headers } = await server.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(String(headers['vary'])).toMatch(/cookie/i);
    expect(headers['cache-control']).toBe('no-cache');
  });
});
