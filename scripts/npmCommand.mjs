import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { codeOf } from './withLock.mjs';

/**
 * How to call npm: the one that called us, else the one on the PATH. Without a home folder to write to its
 * cache goes beside the project.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ program: string, args: string[], env: NodeJS.ProcessEnv }}
 */
export function npmCommand(root, env = process.env) {
  const ours = env['npm_execpath'];
  const own =
    ours && /npm-cli\.c?js$/.test(ours)
      ? { program: process.execPath, args: [ours] }
      : { program: 'npm', args: [] };
  const hasCache = Boolean(env['npm_config_cache']) || canWriteHome(env);
  const cache = hasCache ? {} : { npm_config_cache: join(root, '.cache', 'npm') };
  return { ...own, env: { ...env, npm_config_update_notifier: 'false', ...cache } };
}

/** @param {NodeJS.ProcessEnv} env */
function canWriteHome(env) {
  const home = env['HOME'] ?? homedir();
  if (home === '') return false;
  try {
    accessSync(home, constants.W_OK);
    return true;
  } catch (error) {
    // npm makes a home folder that is not there yet, if it may
    return codeOf(error) === 'ENOENT' && process.getuid?.() === 0;
  }
}
