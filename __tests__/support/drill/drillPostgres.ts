import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostgresDatabase } from '../postgresDatabases';
import { compareWith, sumsOf, tell } from './compareSums';
import { expectSameSession, signInOnce, withServer } from './withServer';

const DEBIAN = '/usr/lib/postgresql';
const SETTINGS = { SEED_DEMO: '1', TOKEN_SECRET: 'the same secret before and after the drill' };

/** As docs/operating.md says: pg_dump while the server runs; pg_restore into a new database. */
export async function drillPostgres(serverUrl: string): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'dragoman-drill-'));
  const dump = join(place, 'dragoman.dump');
  const first = await createPostgresDatabase(serverUrl, false);
  const second = await createPostgresDatabase(serverUrl, false);
  const envOf = (url: string) => ({ ...SETTINGS, DATABASE_URL: url });
  try {
    const cookie = await withServer({ dataDir: place, env: envOf(first.url) }, async (server) => {
      const [, email = '', password = ''] = /^ +(\S+@\S+) {2}(\S+)$/m.exec(server.output()) ?? [];
      const signedIn = await signInOnce(server.url, email, password);
      runTool('pg_dump', ['--format=custom', `--file=${dump}`, first.url]);
      return signedIn;
    });
    const before = await sumsOf({ databaseUrl: first.url });
    tell('made', before);
    await first.drop();

    runTool('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${second.url}`, dump]);
    await compareWith(before, { databaseUrl: second.url });
    await withServer({ dataDir: place, env: envOf(second.url) }, (server) =>
      expectSameSession(server.url, cookie),
    );
  } finally {
    await first.drop();
    await second.drop();
    rmSync(place, { recursive: true, force: true });
  }
}

/** From the PATH, or where Debian puts it. */
function runTool(name: string, args: string[]): void {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
    : [];
  const own = versions.map((version) => join(DEBIAN, version, 'bin', name)).find((path) => existsSync(path));
  execFileSync(own ?? name, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}
