/**
 * @alone it takes long, and begins first; and what is under way where it stops waits for hashes at their real price
 * @embedded
 */
import '../../../support/realPrice';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { renewToken, login, whoAmI } from '../../../../src/shared/contract/account/user';
import { DEMO_EMAILS, DEMO_PASSWORD } from '../../../../src/server/platform/demo/demoAccounts';
import { pathToFileURL } from 'node:url';
import { fillFolder } from '../../../support/fillFolder';
import { quickFolder } from '../../../support/quickFolder';
import { referenceFolder } from '../../../support/referenceFolder';
import { resumeWorkerFile } from '../../../support/resumes/resumeWorkerFile';
import { explainFailure } from '../../../../src/server/start/explainFailure';
import { startServer, type StartedServer } from '../../../../src/server/start/startServer';

jest.setTimeout(120_000);

describe('starting the server', () => {
  let dataDir: string;
  const started: StartedServer[] = [];
  beforeEach(() => {
    dataDir = mkdtempSync(join(quickFolder(), 'dragoman-start-'));
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map(({ stop }) => stop()));
    rmSync(dataDir, { recursive: true });
  });

  const start = async (variables: Record<string, string> = {}) => {
    const log: string[] = [];
    const settings = { PORT: '0', DATA_DIR: dataDir, CLIENT_DIR: '/nowhere', ...variables };
    const stream = { write: (line: string) => void log.push(line) };
    const server = await startServer(settings, stream, {
      resumeWorkerFile: pathToFileURL(resumeWorkerFile),
      referenceFolder,
    });
    started.push(server);
    const url = server.lines[0]?.split(' ').at(-1) ?? '';
    const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    return { ...server, url, post, log };
  };
  const failureOf = (variables: Record<string, string> = {}) =>
    start(variables).then(
      () => 'it started',
      (error: unknown) => explainFailure(error),
    );

  it('tells its address and the demo accounts, and keeps everything over a restart', async () => {
    const first = await start();
    expect(first.lines).toEqual([
      expect.stringMatching(/^Dragoman is ready at http:\/\/127\.0\.0\.1:\d+$/),
      expect.stringContaining(DEMO_PASSWORD),
    ]);
    const signedIn = await first.post(login.path, { email: DEMO_EMAILS[0], password: DEMO_PASSWORD });
    const { data } = (await signedIn.json()) as { data: { token: string } };
    const cookie = String(signedIn.headers.get('set-cookie')).split(';')[0] ?? '';
    await started.pop()?.stop();

    const second = await start();
    const known = await second.post(whoAmI.path, {}, { authorization: `Bearer ${data.token}` });
    expect(known.status).toBe(200);
    expect((await second.post(renewToken.path, {}, { cookie })).status).toBe(200);
  });

  it('says which port is in use, and closes the database that it had opened', async () => {
    fillFolder(dataDir);
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    expect(await failureOf({ PORT: String(port), SEED_DEMO: '0' })).toBe(
      `127.0.0.1:${port} is in use. Stop what uses it, or choose another port, such as PORT=3001.`,
    );
    other.close();
    expect((await start({ SEED_DEMO: '0' })).lines).toHaveLength(1);
  });

  it('says that another server has the data folder', async () => {
    fillFolder(dataDir);
    await start({ SEED_DEMO: '0' });
    const failure = await failureOf();
    expect(failure).toContain(dataDir);
    expect(failure).not.toContain(' at ');
  });

  it('says what to set before it opens anything', async () => {
    expect(await failureOf({ NODE_ENV: 'production' })).toMatch(
      /^Dragoman cannot start:\n {2}- TOKEN_SECRET is missing: .*\n {2}- SMTP_URL is missing: .*$/,
    );
  });

  it('answers what is under way when it stops, and nothing after', async () => {
    fillFolder(dataDir);
    const server = await start({ SEED_DEMO: '0' });
    const asked = Array.from({ length: 16 }, (_, each) =>
      server.post(login.path, { email: `nobody-${each}@people.example`, password: 'Wrong-1234' }),
    );
    // Each waits for its turn at hashing: when some are answered, the others have all come in.
    await asked[4];
    const stopping = Date.now();
    await started.pop()?.stop();
    expect(Date.now() - stopping).toBeLessThan(10_000);
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(16).fill(200));
    await expect(server.post(whoAmI.path, {})).rejects.toThrow('fetch failed');
  });
});
