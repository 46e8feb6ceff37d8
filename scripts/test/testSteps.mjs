import { join } from 'node:path';
import { findBrowser } from '../findBrowser.mjs';
import { runCommand } from '../runCommand.mjs';
import { LONG, runGrouped } from './runGrouped.mjs';
import { runJest } from './runJest.mjs';

/**
 * @typedef {import('./jestTally.mjs').Tally} Tally
 * @typedef {(root: string, rest: readonly string[]) => Promise<Tally>} Step
 */

/** The steps of `npm test`, by name. @type {Readonly<Record<string, Step>>} */
export const TEST_STEPS = {
  // one checker: several on one machine infer the same types again each for itself
  types: (root) => check(root, '@typescript/native/bin/tsc', ['--noEmit', '--checkers', '1']),
  lint: (root) => check(root, 'eslint/bin/eslint.js', ['.', '--max-warnings', '0']),
  node: (root, rest) => runGrouped(root, 'node', WORKERS, rest),
  screens: (root, rest) => runGrouped(root, 'screens', WORKERS, rest),
  browser: async (root, rest) => {
    const chosen = rest.length > 0 ? rest : [`--testPathIgnorePatterns=${LONG}`];
    return runJest(root, 'browser', [...WORKERS, ...chosen], { CHROMIUM_PATH: await findBrowser() });
  },
};

/** The steps without an option: all but the linter, which judges how the sources are written, not what they do. */
export const USUAL_STEPS = Object.keys(TEST_STEPS).filter((name) => name !== 'lint');

/**
 * Lanes that run side by side: the steps of a lane one after another. In each lane tests wait now and then,
 * for a page, a process or a moment; the other lane has the cores then.
 */
export const TEST_LANES = [
  ['types', 'node', 'lint'],
  ['browser', 'screens'],
];

const WORKERS = ['--maxWorkers=2'];

/**
 * A check's output is shown at its end, in one piece: other steps write at the same time.
 * @param {string} root @param {string} program under `node_modules` @param {string[]} args
 * @returns {Promise<Tally>}
 */
async function check(root, program, args) {
  /** @type {string[]} */
  const said = [];
  const code = await runCommand(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    onOutput: (text) => said.push(text),
  });
  process.stdout.write(said.join(''));
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, failures: [] };
}
