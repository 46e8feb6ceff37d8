import { setTimeout as sleep } from 'node:timers/promises';
import { explainFailure } from '../../../../src/server/start/explainFailure';
import { startServer, type StartedServer } from '../../../../src/server/start/startServer';
import { createPostgresDatabase } from '../../../support/postgresDatabases';
import { referenceFolder } from '../../../support/referenceFolder';
import { resumeWorkerFile } from '../../../support/resumes/resumeWorkerFile';
import { pgbouncerPath, startTemporaryPgbouncer } from '../../../support/temporaryPgbouncer';

const serverUrl = process.env['DATABASE_URL'] ?? '';
const missing = [...(serverUrl ? [] : ['DATABASE_URL']), ...(pgbouncerPath ? [] : ['the package pgbouncer'])];
const isHere = missing.length === 0;

const WHAT_TO_SET =
  /^Dragoman cannot start:\n {2}- DATABASE_URL leads to a connection pooler.* set DATABASE_LISTEN_URL to PostgreSQL itself, or DATABASE_POOLER=none .*$/;

(isHere ? describe : describe.skip)(
  `starting behind PgBouncer${isHere ? '' : ` (not here: ${missing.join(', ')})`}`,
  () => {
    let direct: Awaited<ReturnType<typeof createPostgresDatabase>>;
    let byTransaction: Awaited<ReturnType<typeof startTemporaryPgbouncer>>;
    let bySession: Awaited<ReturnType<typeof startTemporaryPgbouncer>>;
    beforeAll(async () => {
      direct = await createPostgresDatabase(serverUrl);
      byTransaction = await startTemporaryPgbouncer(direct.url);
      bySession = await startTemporaryPgbouncer(direct.url, 'session');
    });
    afterAll(async () => {
      await byTransaction.stop();
      await bySession.stop();
      await direct.drop();
    });
    const started: StartedServer[] = [];
    afterEach(() => Promise.all(started.splice(0).map(({ stop }) => stop())));

    /** Starts as `main.ts` does, with nothing but an environment. */
    const start = async (variables: Record<string, string>) => {
      const log: string[] = [];
      const circumstances = {
        PORT: '0',
        SEED_DEMO: '0',
        CLIENT_DIR: '/nowhere',
        TOKEN_SECRET: 'of the tests',
      };
      const stream = { write: (line: string) => void log.push(line) };
      const files = { resumeWorkerFile, referenceFolder };
      const server = await startServer({ ...circumstances, ...variables }, stream, files);
      started.push(server);
      return {
        url: server.lines[0]?.split(' ').at(-1) ?? '',
        warnings: log.map((line) => (JSON.parse(line) as { msg: string }).msg),
      };
    };
    const failureOf = (variables: Record<string, string>) =>
      start(variables).then(
        () => 'it started',
        (error: unknown) => explainFailure(error),
      );
    /** What `/readyz` says of live news; waits some ten seconds for them to be heard. */
    const liveOf = async (url: string) => {
      const ask = async () => ((await (await fetch(`${url}/readyz`)).json()) as { live: string }).live;
      let live = await ask();
      for (let tries = 0; tries < 20 && live !== 'heard'; tries += 1) {
        await sleep(100);
        live = await ask();
      }
      return live;
    };
    const ROLE = [expect.stringContaining('ALTER ROLE')];

    it('is refused with one line that says what to set, where nobody said anything', async () => {
      expect(await failureOf({ DATABASE_URL: byTransaction.url })).toMatch(WHAT_TO_SET);
      expect(await failureOf({ DATABASE_URL: bySession.url })).toMatch(WHAT_TO_SET);
    });

    it('hears over DATABASE_LISTEN_URL, and says what else to set', async () => {
      const around = { DATABASE_URL: byTransaction.url, DATABASE_LISTEN_URL: direct.url };
      const { url, warnings } = await start(around);
      expect(await liveOf(url)).toBe('heard');
      expect(warnings).toEqual(ROLE);
    });

    it('takes a pooler that keeps a connection for each client as none where DATABASE_POOLER says so', async () => {
      const { url, warnings } = await start({ DATABASE_URL: bySession.url, DATABASE_POOLER: 'none' });
      expect(await liveOf(url)).toBe('heard');
      expect(warnings).toEqual([]);
    });

    it('takes DATABASE_POOLER=transaction at its word where it finds none', async () => {
      const { url, warnings } = await start({ DATABASE_URL: direct.url });
      expect(await liveOf(url)).toBe('heard');
      expect(warnings).toEqual([]);
      const hidden = { DATABASE_URL: direct.url, DATABASE_POOLER: 'transaction' };
      expect(await failureOf(hidden)).toMatch(WHAT_TO_SET);
      expect((await start({ ...hidden, DATABASE_LISTEN_URL: direct.url })).warnings).toEqual(ROLE);
    });
  },
);
