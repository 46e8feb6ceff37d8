import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from '../../__tests__/support/temporaryPostgres';

/** With fewer, many connections are opened and nothing is done on a busy machine. */
const SECONDS = 3;

/** PostgreSQL's own benchmark on a database of that server, or null where it is not installed. */
export interface Pgbench {
  /** transactions a second of its TPC-B, as many at once as there are connections */
  transactionsPerSecond(connections: number): number;
}

export function openPgbench(url: string): Pgbench | null {
  const program = join(findPostgres() ?? '', 'pgbench');
  if (!existsSync(program)) return null;
  const run = (...args: string[]) =>
    execFileSync(program, [...args, url], { encoding: 'utf8', stdio: 'pipe' });
  // As large as many connections need: with fewer branches than those, they wait for each other's rows.
  run('--initialize', '--quiet', '--scale=50');
  return {
    transactionsPerSecond: (connections) => {
      const said = run(
        ...['--no-vacuum', '--protocol=prepared', `--client=${connections}`, '--jobs=1', `--time=${SECONDS}`],
      );
      return Number(/^tps = ([\d.]+)/m.exec(said)?.[1] ?? NaN);
    },
  };
}
