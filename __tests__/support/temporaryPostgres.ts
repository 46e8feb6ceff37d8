import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from './runningServer';

/** A PostgreSQL of our own in a temporary folder, which can be stopped and started again. */
export interface TemporaryPostgres {
  url: string;
  version: string;
  isRunning: () => boolean;
  start: () => void;
  /** `immediate` is as if its machine lost power */
  stop: (mode: 'fast' | 'immediate') => void;
  /** all of its processes stand still, and every line to it stays open, until `thaw` */
  freeze: () => void;
  thaw: () => void;
  remove: () => void;
}

const DEBIAN = '/usr/lib/postgresql';

/** The folder of the newest PostgreSQL on this machine, or null. */
export function findPostgres(): string | null {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  const onPath = (process.env['PATH'] ?? '').split(':');
  return [...folders, ...onPath].find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** Null where this machine has none. `options` are PostgreSQL's own, such as `fsync=off`. */
export async function startTemporaryPostgres(
  options: readonly string[] = [],
): Promise<TemporaryPostgres | null> {
  const bin = findPostgres();
  if (!bin) return null;
  // It refuses to run as root, so root lends it another user.
  const isRoot = userInfo().uid === 0;
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-postgres-'));
  if (isRoot) {
    execFileSync('chown', ['postgres', folder]);
    chmodSync(folder, 0o711);
  }
  const data = join(folder, 'data');
  const run = (program: string, args: readonly string[]) => {
    const path = join(bin, program);
    const asOther = isRoot ? ['runuser', '-u', 'postgres', '--'] : [];
    const [command = path, ...all] = [...asOther, path, ...args];
    return execFileSync(command, all, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    }).toString();
  };
  run('initdb', ['-D', data, '-U', 'dragoman', '--auth=trust', '-E', 'UTF8', '--locale=C']);
  const port = await freePort();
  const settings = [
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    ...options,
  ];
  const words = ['-p', String(port), ...settings.flatMap((setting) => ['-c', setting])].join(' ');
  const log = join(folder, 'log');
  const control = (...args: string[]) => run('pg_ctl', ['-D', data, '-w', ...args]);
  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT') => {
    const postmaster = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)]).toString();
    // The postmaster first when it stops, so that it makes no more of them.
    for (const pid of [postmaster, ...children.split('\n').filter(Boolean).map(Number)])
      process.kill(pid, signal);
  };
  const postgres: TemporaryPostgres = {
    url: `postgresql://dragoman@127.0.0.1:${port}/postgres`,
    version: run('postgres', ['--version']).trim(),
    isRunning: () => {
      try {
        return control('status') !== '';
      } catch {
        return false;
      }
    },
    start: () => void control('-l', log, '-o', words, 'start'),
    stop: (mode) => void control('-m', mode, 'stop'),
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    remove: () => {
      if (existsSync(join(data, 'postmaster.pid'))) control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  postgres.start();
  return postgres;
}
