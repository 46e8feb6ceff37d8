import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs a program to its end and answers its exit code. A signal that reaches us meanwhile is passed on, and
 * once the program has ended we end by the same signal, so that nothing is left behind.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, onOutput?: (text: string) => void }} options
 *   with `onOutput` its output is handed over; otherwise it shares our terminal
 * @returns {Promise<number>} 127 where the program does not exist
 */
export function runCommand(program, args, { cwd, env = process.env, onOutput }) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    /** @type {NodeJS.Signals | null} */
    let received = null;
    const pass = (/** @type {NodeJS.Signals} */ signal) => {
      received = signal;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, pass);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => onOutput?.(text));
    }
    let isDone = false;
    const end = (/** @type {number} */ code) => {
      if (isDone) return;
      isDone = true;
      for (const signal of SIGNALS) process.off(signal, pass);
      if (received) process.kill(process.pid, received);
      else resolve(code);
    };
    child.on('error', () => end(127));
    child.on('close', (code, signal) => end(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
