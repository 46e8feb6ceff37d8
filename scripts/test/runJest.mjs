import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { jestTally } from './jestTally.mjs';
import { runCommand } from '../runCommand.mjs';
import { testEnvironment } from './testEnvironment.mjs';

/**
 * Runs one of jest's projects and counts what came of it.
 * @param {string} root @param {string} project @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [extra] over the environment
 * @returns {Promise<import('./jestTally.mjs').Tally>}
 */
export async function runJest(root, project, args, extra = {}) {
  const report = join(root, '.cache', 'reports', `${project}-${process.pid}.json`);
  mkdirSync(join(root, '.cache', 'reports'), { recursive: true });
  const ours = ['--selectProjects', project, '--json', `--outputFile=${report}`];
  const code = await runCommand(
    process.execPath,
    [join(root, 'node_modules', 'jest', 'bin', 'jest.js'), ...ours, ...args],
    { cwd: root, env: { ...testEnvironment(process.env), ...extra } },
  );
  if (!existsSync(report)) process.stderr.write(`jest ended with ${code} and left no report.\n`);
  const tally = jestTally(report, code, root);
  rmSync(report, { force: true });
  return tally;
}
