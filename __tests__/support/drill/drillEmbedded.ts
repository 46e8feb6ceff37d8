import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_EMAILS, DEMO_PASSWORD } from '../../../src/server/platform/demo/demoAccounts';
import { compareWith, sumsOf, tell } from './compareSums';
import { expectSameSession, signInOnce, withServer } from './withServer';

/** As docs/operating.md says: stop, keep the folder; put it back, start. `andThen` is given the folder before it goes. */
export async function drillEmbedded(andThen?: (dataDir: string) => Promise<void>): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'dragoman-drill-'));
  const dataDir = join(place, 'data');
  try {
    const cookie = await withServer({ dataDir, env: {} }, (server) =>
      signInOnce(server.url, DEMO_EMAILS[0], DEMO_PASSWORD),
    );
    const secret = readFileSync(join(dataDir, 'token-secret'), 'utf8');
    const before = await sumsOf({ dataDir });
    tell('made', before);

    execFileSync('tar', ['--exclude=lock-*', '-czf', 'dragoman.tgz', 'data'], { cwd: place });
    rmSync(dataDir, { recursive: true });
    execFileSync('tar', ['-xzf', 'dragoman.tgz'], { cwd: place });

    await compareWith(before, { dataDir });
    if (readFileSync(join(dataDir, 'token-secret'), 'utf8') !== secret)
      throw new Error('The secret is another.');
    await withServer({ dataDir, env: {} }, (server) => expectSameSession(server.url, cookie));
    await andThen?.(dataDir);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
