import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { BRIEF, MAIN, readyIn, type RunningServer, type ServerOptions } from './runningServer';

const HOST = join(process.cwd(), '__tests__', 'support', 'hostMain.mjs');
const END_MARK = 'the server of this process has ended\n';

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
  let output = '';
  const streams = [child.stdout, child.stderr];
  const heard = streams.map((stream) => hear(stream, (text) => (output += text)));
  tell(mine, { env: { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'trace', ...env } });
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const stop = async () => {
    tell(mine, {});
    const code = await Promise.race([Promise.all(heard.map(({ isOver }) => isOver)).then(() => 0), ended]);
    for (const { leave } of heard) leave();
    mine.isBusy = false;
    return code;
  };
  let stopping: Promise<number | null> | undefined;
  await readyIn(streams, ended, () => output).catch(async (error: unknown) => {
    await kill();
    throw error;
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => output.replaceAll(END_MARK, ''),
    tell: () => {
      throw new Error('Only a server with a preload reads its input.');
    },
    stop: () => (stopping ??= stop()),
    kill,
  };
}

/** The text of a stream from now on, and once it has said that the server has ended. */
function hear(stream: Readable, note: (text: string) => void) {
  let last = '';
  let end: () => void;
  const isOver = new Promise<void>((resolve) => (end = resolve));
  const onData = (text: string) => {
    note(text);
    // it may come in two pieces
    last += text;
    if (last.includes(END_MARK)) end();
    last = last.slice(-END_MARK.length);
  };
  stream.on('data', onData);
  return { isOver, leave: () => stream.off('data', onData) };
}

function openHost(): Host {
  const child = spawn(process.execPath, [...BRIEF, HOST, pathToFileURL(MAIN).href, END_MARK.trim()], {
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
  // what is told to one that dies is lost with it, and whoever waits for its answer hears of its end
  child.stdin.on('error', () => undefined);
  // whoever waits for nothing else may end; its end closes the host's input
  for (const each of [child, child.stdin, child.stdout, child.stderr])
    (each as { unref?: () => void }).unref?.();
  return { child, ended, isBusy: false };
}

function tell({ child }: Host, wish: { env?: Record<string, string> }): void {
  child.stdin.write(`${JSON.stringify(wish)}\n`);
}
