import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';
import { runCommand } from './runCommand.mjs';

/**
 * Runs a script written in TypeScript, in the project's folder; what this process was given goes on to it.
 * @param {string} script from the project's root @param {NodeJS.ProcessEnv} [extra]
 * @returns {Promise<number>} its exit code
 */
export function runTypeScript(script, extra = {}) {
  const tsx = join(projectRoot, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  return runCommand(process.execPath, [tsx, join(projectRoot, script), ...process.argv.slice(2)], {
    cwd: projectRoot,
    env: { ...process.env, ...extra },
  });
}
