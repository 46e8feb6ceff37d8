import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './findBrowser.mjs';
import { jestTally } from './jestTally.mjs';
import { runCommand } from './runCommand.mjs';
import { testEnvironment } from './testEnvironment.mjs';

/**
 * @typedef {import('./jestTally.mjs').Tally} Tally
 * @typedef {(root: string, rest: readonly string[]) => Promise<Tally>} Step
 */

/** What `npm test` runs, by name and in this order. @type {Readonly<Record<string, Step>>} */
export const TEST_STEPS = {
  types: (root) => check(root, '@typescript/native/bin/tsc', ['--noEmit']),
  lint: (root) => check(root, 'eslint/bin/eslint.js', ['.', '--max-warnings', '0']),
  node: (root, rest) => jest(root, 'node', [...WORKERS, ...rest]),
  screens: (root, rest) => jest(root, 'screens', [...WORKERS, ...rest]),
  browser: async (root, rest) =>
    jest(root, 'browser', [...WORKERS, ...rest], { CHROMIUM_PATH: await findBrowser() }),
};

const WORKERS = ['--maxWorkers=2'];

/** @param {string} root @param {string} program under `node_modules` @param {string[]} args @returns {Promise<Tally>} */
async function check(root, program, args) {
  const code = await runCommand(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
  });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/**
 * @param {string} root @param {string} project @param {string[]} args @param {NodeJS.ProcessEnv} [extra]
 * @returns {Promise<Tally>}
 */
async function jest(root, project, args, extra = {}) {
  const report = join(root, '.cache', 'reports', `${project}-${process.pid}.json`);
  mkdirSync(join(root, '.cache', 'reports'), { recursive: true });
  const ours = ['--selectProjects', project, '--json', `--outputFile=${report}`];
  const code = await runCommand(
    process.execPath,
    [join(root, 'node_modules', 'jest', 'bin', 'jest.js'), ...ours, ...args],
    {
      cwd: root,
      env: { ...testEnvironment(process.env), ...extra },
    },
  );
  if (!existsSync(report)) process.stderr.write(`jest ended with ${code} and left no report.\n`);
  const tally = jestTally(report, code);
  rmSync(report, { force: true });
  return tally;
}
