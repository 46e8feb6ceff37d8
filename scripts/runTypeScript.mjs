import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';
import { runCommand } from './runCommand.mjs';

/**
 * Runs a script written in TypeScript, in the project's folder. Signals go on to it: tsx's own command would kill
 * what does not answer one within a moment, and with it what it has to tell.
 * @param {string} script from the project's root
 * @param {{ args?: readonly string[], extra?: NodeJS.ProcessEnv }} [options] `args`: what this process was given
 * @returns {Promise<number>} its exit code
 */
export function runTypeScript(script, { args = process.argv.slice(2), extra = {} } = {}) {
  const ours = ['--import', 'tsx', '--import', 'temporal-polyfill/global', join(projectRoot, script)];
  return runCommand(process.execPath, [...ours, ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...extra },
  });
}
