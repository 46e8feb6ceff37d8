import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALL_ENDPOINTS } from '../../../../../src/shared/contract/base/allEndpoints';
import { securityHeaders } from '../../../../../src/server/platform/plugins/securityHeaders';
import { startTestServer, type TestServer } from '../../../../support/testServer';

const directives = (policy: string) =>
  new Map(policy.split('; ').map((each) => each.split(/ (.*)/, 2) as [string, string]));

describe('the headers that protect', () => {
  let server: TestServer;
  let clientDir: string;
  beforeAll(async () => {
    clientDir = mkdtempSync(join(tmpdir(), 'dragoman-client-'));
    writeFileSync(join(clientDir, 'index.html'), '<!doctype html>');
    server = await startTestServer({
      settings: { CLIENT_DIR: clientDir, PUBLIC_URL: 'http://127.0.0.1:3000' },
    });
  });
  afterAll(async () => {
    await server.close();
    rmSync(clientDir, { recursive: true });
  });

  it.each([
    ['a page', 'GET', '/'],
    ['a screen', 'GET', '/client/dashboard'],
    ['a file', 'GET', '/index.html'],
    ['a missing file', 'GET', '/missing.js'],
    ['a call', 'POST', '/v2/api/user/login'],
    ['an unknown call', 'POST', '/v2/api/nothing'],
    ['a wrong method', 'GET', '/v2/api/user/login'],
    ['a health check', 'GET', '/livez'],
    ['an address that cannot be read', 'GET', '/%zz'],
  ] as const)('stand on %s', async (_what, method, url) => {
    const { headers } = await server.app.inject({ method, url });
    expect(headers).toMatchObject(securityHeaders('http://127.0.0.1:3000'));
  });

  it('let no other origin read an answer, and no method that is not used come in', async () => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
    for (const method of ['GET', 'POST', 'OPTIONS', 'TRACE'] as const) {
      const answer = await server.app.inject({ method: method as 'GET', url: '/v2/api/user/login', headers });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      if (method !== 'POST') expect(answer.statusCode).toBe(405);
    }
  });

  it('stand on the refusal of every call, which nobody keeps', async () => {
    for (const { method, path } of ALL_ENDPOINTS) {
      const { headers } = await server.app.inject({
        method,
        url: path,
        payload: '{',
        headers: { 'content-type': 'application/json' },
      });
      expect(headers).toMatchObject({
        ...securityHeaders('http://127.0.0.1:3000'),
        'cache-control': 'no-store',
      });
    }
  });

  it('let no script and no style in but the server’s own files', () => {
    const policy = directives(securityHeaders('https://dragoman.example')['content-security-policy'] ?? '');
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('style-src')).toBe("'self' 'report-sample'");
    expect(policy.get('default-src')).toBe("'self'");
    for (const closed of ['frame-ancestors', 'base-uri', 'object-src'])
      expect(policy.get(closed)).toBe("'none'");
    expect([...policy].filter(([, sources]) => sources.includes('unsafe'))).toEqual([]);
  });

  it('name the server’s own socket and ask for https where people find it by https', () => {
    const plain = securityHeaders('http://127.0.0.1:3000');
    expect(directives(plain['content-security-policy'] ?? '').get('connect-src')).toBe(
      "'self' ws://127.0.0.1:3000",
    );
    expect(plain['strict-transport-security']).toBeUndefined();
    const safe = securityHeaders('https://dragoman.example');
    expect(directives(safe['content-security-policy'] ?? '').get('connect-src')).toBe(
      "'self' wss://dragoman.example",
    );
    expect(safe['strict-transport-security']).toMatch(/^max-age=31536000/);
  });

  it('come with an id of the request that no caller can choose', async () => {
    const send = () =>
      server.app.inject({ url: '/livez', headers: { 'x-request-id': 'mine', 'request-id': 'mine' } });
    const [one, other] = [await send(), await send()];
    expect(one.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id']);
  });
});
