/**
 * @alone it takes long, and begins first
 * @embedded
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { quickFolder } from '../../support/quickFolder';
import { BRIEF, freePort, startServer } from '../../support/runningServer';

jest.setTimeout(180_000);

const WHO = ['--email', 'ada@people.example', '--first-name', 'Ada', '--last-name', 'Byron'];

/** The process behind `npm run admin`, as `npm test` has built it; nobody sits at its terminal. */
async function makeAdmin(dataDir: string, args: readonly string[] = WHO) {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
  const child = spawn(process.execPath, [...BRIEF, resolve('dist/server/admin.js'), ...args], {
    cwd: dataDir,
    env,
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (output.out += String(chunk)));
  child.stderr.on('data', (chunk) => (output.err += String(chunk)));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, ...output };
}

describe('npm run admin', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(quickFolder(), 'dragoman-admin-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('makes an admin on an empty database who can sign in and see their people; then refuses', async () => {
    const made = await makeAdmin(dataDir);
    expect(made).toMatchObject({ code: 0, err: '' });
    const [, password = ''] = /Password, shown only now: (\S+)\n/.exec(made.out) ?? [];

    const server = await startServer({ dataDir, port: await freePort(), isBrief: true });
    try {
      const call = async (path: string, body: unknown, token = '') => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
        const answer = await fetch(server.url + path, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        });
        return (await answer.json()) as { result: boolean; data: { token: string; rows: unknown[] } };
      };
      const { data } = await call('/v2/api/user/login', { email: 'ada@people.example', password });
      const people = await call('/v2/api/admin/all_users', {}, data.token);
      expect(people.data.rows).toMatchObject([{ name: 'Ada Byron', roles: ['institute_admin'] }]);

      const meanwhile = await makeAdmin(dataDir);
      expect(meanwhile).toMatchObject({ code: 1, out: '' });
      expect(meanwhile.err).toContain('is in use by another Dragoman');
    } finally {
      await server.stop();
    }
    const again = await makeAdmin(dataDir);
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.err).toContain('There is an admin already');
  });

  it('says what is missing or wrong, and makes nobody', async () => {
    expect((await makeAdmin(dataDir, [])).err).toContain('npm run admin -- --email ADDRESS');
    expect((await makeAdmin(dataDir, ['--colour', 'red'])).err).toContain('That is not understood');
    const wrong = await makeAdmin(dataDir, ['--email', 'ada', ...WHO.slice(2)]);
    expect(wrong).toMatchObject({ code: 1, out: '' });
    expect(wrong.err).toContain('email: This is not an email address.');
  });
});
