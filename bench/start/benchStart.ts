import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres } from '../../__tests__/support/temporaryPostgres';
import { median } from '../median';
import { atMost, told, type Row } from '../Row';
import { realServer } from '../server/Subject';

const TIMES = 3;

/** From the process's start until it says that it is ready. */
export async function benchStart(): Promise<Row[]> {
  const rows: Row[] = [];
  const postgres = await startTemporaryPostgres(['fsync=off']);
  if (postgres) {
    const env = { DATABASE_URL: postgres.url, SEED_DEMO: '0' };
    rows.push(told('on an empty PostgreSQL, tables made', `${(await startOnce(env)).seconds.toFixed(1)} s`));
    rows.push(atMost('on PostgreSQL', await startOften(env), 2, ' s', 1));
    postgres.remove();
  } else rows.push(told('PostgreSQL', 'was not found'));
  const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-bench-'));
  try {
    const first = await startOnce({ DATA_DIR: dataDir });
    rows.push(atMost('embedded, the first time, with demo data', first.seconds, 6, ' s', 1));
    rows.push(atMost('embedded, later', await startOften({ DATA_DIR: dataDir }), 3, ' s', 1));
    rows.push(told('memory, embedded, with demo data', `${first.memoryMiB.toFixed(0)} MiB`));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return rows;
}

async function startOnce(env: Record<string, string>): Promise<{ seconds: number; memoryMiB: number }> {
  const startedAt = performance.now();
  const server = await realServer({ NODE_ENV: 'development', ...env });
  const seconds = (performance.now() - startedAt) / 1000;
  const memoryMiB = server.memoryMiB() ?? NaN;
  await server.stop();
  return { seconds, memoryMiB };
}

async function startOften(env: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < TIMES; count += 1) times.push((await startOnce(env)).seconds);
  return median(times);
}
