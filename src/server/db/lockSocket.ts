import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** A living lock's answer: taken, or still looking around. */
export interface LockState {
  isHeld: boolean;
  /** for people, e.g. "process 123 on host" */
  holder: string;
}

interface OwnLock {
  /** from now on the lock says that it is held */
  hold: () => void;
  close: () => Promise<void>;
}

const ANSWER_WITHIN_MS = 500;

/** Creates the socket `name` in `folder` and answers whoever asks on it; does not keep the process alive. */
export async function listenOnLock(folder: string, name: string): Promise<OwnLock> {
  const state: LockState = { isHeld: false, holder: `process ${process.pid} on ${hostname()}` };
  const server = createServer((socket) =>
    socket.on('error', () => undefined).end(JSON.stringify(state)),
  ).unref();
  const { path, release } = await socketPath(folder, name);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      const reason = `${folder} cannot be locked (${cause.message}): put DATA_DIR on a local disk, or use DATABASE_URL.`;
      reject(new Error(reason, { cause }));
    });
    server.listen(path, resolve);
  });
  const hold = () => void (state.isHeld = true);
  const close = () => new Promise<void>((resolve) => server.close(() => resolve(release())));
  return { hold, close };
}

/** The state of the lock `name`, or null where nobody listens on it any more. */
export async function askLock(folder: string, name: string): Promise<LockState | null> {
  const { path, release } = await socketPath(folder, name);
  const answer = await new Promise<string | null>((resolve) => {
    let said = '';
    const socket = connect(path);
    // A stopped or overloaded process accepts and says nothing: it is alive all the same.
    socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy());
    socket.on('data', (chunk) => (said += chunk.toString()));
    socket.on('close', () => resolve(said));
    socket.on('error', ({ code }: NodeJS.ErrnoException) => {
      const isDead = code === 'ECONNREFUSED' || code === 'ENOENT';
      resolve(isDead ? null : said);
    });
  });
  await release();
  return answer === null ? null : readState(answer);
}

function readState(answer: string): LockState {
  try {
    return JSON.parse(answer) as LockState;
  } catch {
    return { isHeld: true, holder: 'a process that does not answer' };
  }
}

/**
 * A socket's path may have some 100 bytes and is cut off silently beyond; on Linux an open folder's number makes
 * a short one. Windows has named pipes instead, of which the system allows one for each name.
 */
async function socketPath(
  folder: string,
  name: string,
): Promise<{ path: string; release: () => Promise<void> }> {
  const nothing = () => Promise.resolve();
  if (process.platform === 'win32') {
    const pipe = createHash('sha256').update(folder).digest('hex');
    return { path: `\\\\.\\pipe\\dragoman-${pipe}`, release: nothing };
  }
  const path = join(folder, name);
  if (Buffer.byteLength(path) <= 100) return { path, release: nothing };
  if (process.platform !== 'linux')
    throw new Error(`${folder} is too long a path to be locked: shorten DATA_DIR.`);
  const handle = await open(folder, 'r');
  return { path: `/proc/self/fd/${handle.fd}/${name}`, release: () => handle.close() };
}
