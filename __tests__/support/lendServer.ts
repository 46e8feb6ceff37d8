import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BRIEF, MAIN, readyIn, type RunningServer, type ServerOptions } from './runningServer';

const HOST = join(process.cwd(), '__tests__', 'support', 'hostMain.mjs');
const END_MARK = 'the server of this process has ended';

interface Host {
  child: ChildProcessWithoutNullStreams;
  ended: Promise<number | null>;
  isBusy: boolean;
}

let host: Host | undefined;

/**
 * The built server in a process that has run it before, as `hostMain.mjs` does; null while another one has that process. It is
 * of the process of jest: this is read by the test environment, outside of the registries of tests.
 */
export async function lendServer({ dataDir, port, env }: ServerOptions): Promise<RunningServer | null> {
  if (host?.isBusy) return null;
  const mine = (host ??= openHost());
  const { child, ended } = mine;
  mine.isBusy = true;
  let [output, marks] = ['', 0];
  let stopped: (code: number) => void;
  const hasStopped = new Promise<number>((resolve) => (stopped = resolve));
  const hear = (text: string) => {
    output += text.replace(`${END_MARK}\n`, () => {
      marks += 1;
      return '';
    });
    if (marks === 2) stopped(0);
  };
  const streams = [child.stdout, child.stderr];
  for (const stream of streams) stream.on('data', hear);
  const leave = () => {
    for (const stream of streams) stream.off('data', hear);
    mine.isBusy = false;
  };
  tell(mine, { env: { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'trace', ...env } });
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  await readyIn(streams, ended, () => output).catch(async (error: unknown) => {
    await kill();
    throw error;
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    tell: () => {
      throw new Error('Only a server with a preload reads its input.');
    },
    stop: async () => {
      tell(mine, {});
      const code = await Promise.race([hasStopped, ended]);
      leave();
      return code;
    },
    kill,
  };
}

function openHost(): Host {
  const child = spawn(process.execPath, [...BRIEF, HOST, pathToFileURL(MAIN).href, END_MARK], {
    env: { PATH: process.env['PATH'] },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8');
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      host = undefined;
      resolve(code);
    });
  });
  // whoever waits for nothing else may end; its end closes the host's input
  for (const each of [child, child.stdin, child.stdout, child.stderr])
    (each as { unref?: () => void }).unref?.();
  return { child, ended, isBusy: false };
}

function tell({ child }: Host, wish: { env?: Record<string, string> }): void {
  child.stdin.write(`${JSON.stringify(wish)}\n`);
}
