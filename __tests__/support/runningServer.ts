import { spawn } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { quickFolder } from './quickFolder';

/** The built server as people run it: a process of its own with its data in a folder. */
export interface RunningServer {
  url: string;
  pid: number;
  /** everything that it wrote to standard output and error so far */
  output: () => string;
  /** writes to its standard input, which only a `preload` reads */
  tell: (line: string) => void;
  /** asks it to end and waits until it did; answers its exit code */
  stop: () => Promise<number | null>;
  /** ends it as a power cut would end a process */
  kill: () => Promise<void>;
}

export interface ServerOptions {
  dataDir: string;
  port: number;
  env?: Record<string, string>;
  /** a module that runs in its process before its own code; it is not part of what people run */
  preload?: string;
  /** it is to run like the processes that `BRIEF` is meant for */
  isBrief?: boolean;
}

/** Names the folder that `browserSetup` filled with demo data, to be copied. */
export const DEMO_DATA = 'DRAGOMAN_TEST_DEMO_DATA';

/** For processes of a minute or two: to optimise the embedded database's engine would cost more than it saves. */
export const BRIEF = ['--liftoff-only'];

const READY_WITHIN_MS = 120_000;
export const MAIN = join(process.cwd(), 'dist', 'server', 'main.js');

/** The starter of the server may be killed: its end closes the pipe, and the server ends by itself. */
const END_WITH_PARENT =
  "data:text/javascript,process.stdin.on('end',()=>process.kill(process.pid,'SIGTERM')).resume().unref()";

export async function startServer({
  dataDir,
  port,
  env = {},
  preload,
  isBrief = false,
}: ServerOptions): Promise<RunningServer> {
  if (!existsSync(MAIN)) throw new Error('There is no build to test; `npm run build` makes one.');
  const options = [...(isBrief ? BRIEF : []), '--import', END_WITH_PARENT];
  if (preload) options.push('--import', preload);
  const child = spawn(process.execPath, [...options, MAIN], {
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'trace', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  const streams = [child.stdout, child.stderr];
  for (const stream of streams) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  await readyIn(streams, ended, () => output).catch(async (error: unknown) => {
    await end('SIGKILL');
    throw error;
  });
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    tell: (line) => void child.stdin.write(line),
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  };
}

/** Once a server has said so, or why it is not to be expected any more. */
export function readyIn(
  streams: readonly Readable[],
  ended: Promise<number | null>,
  output: () => string,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const settle = (go: () => void) => {
      clearTimeout(timer);
      for (const stream of streams) stream.off('data', look);
      go();
    };
    const complain = (what: string) => settle(() => reject(new Error(`The server ${what}:\n${output()}`)));
    const timer = setTimeout(() => complain('was not ready in time'), READY_WITHIN_MS);
    // its log names the address earlier, when a signal would still end it at once
    const look = () => {
      if (output().includes('Dragoman is ready at')) settle(resolve);
    };
    for (const stream of streams) stream.on('data', look);
    void ended.then((code) => complain(`ended with ${code} before it was ready`));
  });
}

/** A port that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** A fresh folder for a server's data, empty or a copy of another, and how to be rid of it. */
export function temporaryDataDir(copied?: string): { dataDir: string; remove: () => void } {
  const dataDir = mkdtempSync(join(quickFolder(), 'dragoman-data-'));
  // a server's lock is a socket, which is no one's to copy
  if (copied) cpSync(copied, dataDir, { recursive: true, filter: (path) => !lstatSync(path).isSocket() });
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}
