import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * @typedef {object} CommandOptions
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} [env]
 * @property {(text: string) => void} [onOutput] its output is handed over; otherwise it shares our terminal
 * @property {AbortSignal} [stop] asks it to end, and a while later ends it
 * @property {boolean} [hasGroup] what it has started is told of signals, too: it has a group of processes of its own
 */

/**
 * Runs a program to its end and answers its exit code. A signal that reaches us meanwhile is passed on, and
 * once the program has ended we end by the same signal, so that nothing is left behind.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {CommandOptions} options
 * @returns {Promise<number>} 127 where the program does not exist
 */
export function runCommand(program, args, { cwd, env = process.env, onOutput, stop, hasGroup = false }) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      detached: hasGroup,
    });
    const tell = (/** @type {NodeJS.Signals} */ signal) =>
      hasGroup ? tellGroup(child.pid, signal) : void child.kill(signal);
    /** @type {NodeJS.Signals | null} */
    let received = null;
    const pass = (/** @type {NodeJS.Signals} */ signal) => {
      received = signal;
      tell(signal);
    };
    for (const signal of SIGNALS) process.on(signal, pass);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => onOutput?.(text));
    }
    /** @type {NodeJS.Timeout | undefined} */
    let patience;
    stop?.addEventListener('abort', () => {
      tell('SIGTERM');
      patience = setTimeout(() => tell('SIGKILL'), PATIENCE_MS);
    });
    let isDone = false;
    const end = (/** @type {number} */ code) => {
      if (isDone) return;
      isDone = true;
      clearTimeout(patience);
      for (const signal of SIGNALS) process.off(signal, pass);
      if (received) process.kill(process.pid, received);
      else resolve(code);
    };
    child.on('error', () => end(127));
    child.on('close', (code, signal) => end(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/** @param {number | undefined} pid the first of the group @param {NodeJS.Signals} signal */
function tellGroup(pid, signal) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // there is nobody any more
  }
}

/** How long a program may take to end that was asked to. */
const PATIENCE_MS = 10_000;

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
