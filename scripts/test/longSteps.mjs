import { findBrowser } from '../findBrowser.mjs';
import { LONG, runGrouped } from './runGrouped.mjs';
import { runJest } from './runJest.mjs';

/** @typedef {(files: readonly string[]) => Promise<import('./jestTally.mjs').Tally>} LongStep */

const WORKERS = ['--maxWorkers=2'];

/**
 * Tests that `npm test` leaves out, by name; without files, all of it.
 * @param {string} root @param {import('./lendPostgres.mjs').LentPostgres} postgres
 * @returns {Readonly<Record<'server on PostgreSQL' | 'long tests' | 'long screen tests' | 'long browser tests', LongStep>>}
 */
export function longSteps(root, { url, about, isMissing }) {
  return {
    'server on PostgreSQL': (files) => {
      if (url === null) return Promise.resolve(notRun(about, isMissing));
      const tests =
        files.length > 0 ? files : ['__tests__/integration/server', '__tests__/integration/journeys'];
      return runGrouped(root, 'node', WORKERS, tests, { DATABASE_URL: url });
    },
    'long tests': (files) => runGrouped(root, 'node', WORKERS, files.length > 0 ? files : [LONG]),
    'long screen tests': (files) => runGrouped(root, 'screens', WORKERS, files.length > 0 ? files : [LONG]),
    'long browser tests': async (files) =>
      runJest(root, 'browser', [...WORKERS, ...(files.length > 0 ? files : [LONG])], {
        CHROMIUM_PATH: await findBrowser(),
      }),
  };
}

/** @param {string} why @param {boolean} isMissing what is not there is skipped, what does not start has failed */
function notRun(why, isMissing) {
  process.stdout.write(`There is no PostgreSQL to run on: ${why}\n`);
  return isMissing
    ? { passed: 0, failed: 0, skipped: 1, failures: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [`PostgreSQL: ${why}`] };
}
