import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';
import { runCommand } from './runCommand.mjs';

/**
 * Runs a script written in TypeScript, in the project's folder; what this process was given goes on to it. A signal
 * does too: tsx's own command would kill what does not answer one within a moment, and with it what it has to tell.
 * @param {string} script from the project's root @param {NodeJS.ProcessEnv} [extra]
 * @returns {Promise<number>} its exit code
 */
export function runTypeScript(script, extra = {}) {
  const ours = ['--import', 'tsx', '--import', 'temporal-polyfill/global', join(projectRoot, script)];
  return runCommand(process.execPath, [...ours, ...process.argv.slice(2)], {
    cwd: projectRoot,
    env: { ...process.env, ...extra },
  });
}
