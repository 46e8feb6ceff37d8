import { spawn } from 'node:child_process';

/**
 * A Node program that can be started over: the old process has ended before the new one begins, so that both
 * never hold the port or the data folder at once.
 * @param {string} file @param {string} cwd
 */
export function restartable(file, cwd) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null;
  const stop = async () => {
    const old = child;
    child = null;
    if (!old || old.exitCode !== null || old.signalCode !== null) return;
    const ended = new Promise((resolve) => old.once('exit', resolve));
    old.kill('SIGTERM');
    await ended;
  };
  return {
    stop,
    restart: async () => {
      await stop();
      child = spawn(process.execPath, [file], { cwd, stdio: 'inherit' });
    },
  };
}
