import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A server process that is measured. */
export interface Subject {
  port: number;
  /** processor seconds that it has used so far; null where the system does not say */
  cpuSeconds: () => number | null;
  memoryMiB: () => number | null;
  stop: () => Promise<void>;
}

export interface SubjectWish {
  args: readonly string[];
  env?: Record<string, string>;
  logFile?: string;
}

const TICKS_PER_SECOND = 100;
const MAIN = 'dist/server/main.js';

/** The built server with its log in a file, as operators have it; resolves when it is ready. */
export const realServer = (env: Record<string, string>) =>
  startSubject({
    args: [MAIN],
    env: { PORT: '0', ...env },
    logFile: join(mkdtempSync(join(tmpdir(), 'bench-')), 'log'),
  });

/** One of those that it is compared with, see `bareServer.ts`. */
export const bareServer = (args: readonly string[], env: Record<string, string> = {}) =>
  startSubject({ args: ['--import', 'tsx', join(import.meta.dirname, 'bareServer.ts'), ...args], env });

async function startSubject({ args, env = {}, logFile }: SubjectWish): Promise<Subject> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', logFile ? openSync(logFile, 'a') : 'ignore'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const said = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (text: Buffer) => resolve(text.toString()));
    void ended.then(() => reject(new Error(`${args.join(' ')} ended before it was ready`)));
  });
  const file = (name: string) => readProcess(child.pid ?? 0, name);
  return {
    port: Number(/(\d+)\s*$/m.exec(said)?.[1]),
    cpuSeconds: () => {
      const fields = file('stat')
        ?.replace(/^.*\) /, '')
        .split(' ');
      return fields ? (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND : null;
    },
    memoryMiB: () => {
      const kib = /VmRSS:\s+(\d+)/.exec(file('status') ?? '')?.[1];
      return kib ? Number(kib) / 1024 : null;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      if (logFile) rmSync(dirname(logFile), { recursive: true });
    },
  };
}

function readProcess(pid: number, name: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return null;
  }
}
