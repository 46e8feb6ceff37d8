import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../runningServer';
import { findPostgres } from '../temporaryPostgres';
import {
  type ClusterPorts,
  etcdHere,
  haproxyHere,
  type MemberPorts,
  patroniHere,
  readClusterFile,
} from './clusterFiles';

const PROGRAMS = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy' };
const FOLDERS = ['/usr/bin', '/usr/sbin', '/usr/local/bin'];
const PASSWORD = 'for-as-long-as-it-runs';
const LONGEST_WAIT_MS = 120_000;
/** With CLUSTER_LOG=1 etcd, Patroni, PostgreSQL and HAProxy are heard, to find out why something took long. */
const IS_HEARD = process.env['CLUSTER_LOG'] === '1';

const pathOf = (program: string, folders = FOLDERS) =>
  folders.map((folder) => join(folder, program)).find((path) => existsSync(path));

/** The packages of Debian that are not here; empty where all are. */
export function missingPackages(folders = FOLDERS): string[] {
  const missing = Object.entries(PROGRAMS).flatMap(([program, name]) =>
    pathOf(program, folders) ? [] : [name],
  );
  return findPostgres() ? missing : [...missing, 'postgresql'];
}

/** One of the three machines: its etcd, its Patroni and its PostgreSQL. */
export interface Member extends MemberPorts {
  name: string;
  folder: string;
  running: ChildProcess[];
}

interface Seen {
  name: string;
  role: string;
  state: string;
}

/** What `deploy/cluster` sets up on three machines, on this one: its files with other addresses, paths and passwords. */
export interface TemporaryCluster {
  /** the leader, whichever it is, as Dragoman's own role */
  url: string;
  members: Member[];
  /** where the Dragoman servers that HAProxy knows are to listen */
  serverPorts: readonly number[];
  /** leads to those of them that are ready */
  frontPort: number;
  /** by role: leader, sync_standby, replica */
  find: (role: string) => Promise<Member | undefined>;
  /** leader, synchronous standby and a third one that follows */
  whole: () => Promise<void>;
  /** as if its machine lost power */
  kill: (member: Member) => void;
  /** as if its machine stood still: it answers nothing, and every line to it stays open */
  freeze: (member: Member) => void;
  start: (member: Member) => void;
  remove: () => void;
}

/** Waits until it is so; throws, with what it is about, where it is not within two minutes. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const endsAt = performance.now() + LONGEST_WAIT_MS;
  while (!(await isSo())) {
    if (performance.now() > endsAt) throw new Error(`it never came about that ${what}`);
    await sleep(200);
  }
}

/** A process that does not run as root, because PostgreSQL refuses to. */
function lentUser(): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

const freePorts = (count: number) => Promise.all(Array.from({ length: count }, () => freePort()));

async function findPorts(): Promise<ClusterPorts> {
  const [leader = 0, front = 0, one = 0, other = 0, ...rest] = await freePorts(4 + 3 * 4);
  const members = [0, 4, 8].map((at) => {
    const [port = 0, apiPort = 0, etcdPort = 0, peerPort = 0] = rest.slice(at);
    return { port, apiPort, etcdPort, peerPort };
  });
  return { leader, front, servers: [one, other], members };
}

export async function startTemporaryCluster(): Promise<TemporaryCluster> {
  const user = lentUser();
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-cluster-'));
  const own = (path: string) => {
    if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
    return path;
  };
  own(folder);
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const run = (program: string, args: readonly string[], env: Record<string, string> = {}) =>
    spawn(pathOf(program) ?? program, args, {
      ...user,
      cwd: folder,
      stdio: IS_HEARD ? 'inherit' : 'ignore',
      env: { PATH: process.env['PATH'], ...env },
    });
  const ports = await findPorts();
  const script = write('make-database.sh', readClusterFile('make-database.sh'));
  const passwordFile = write('dragoman.password', `${PASSWORD}\n`);
  const members: Member[] = ports.members.map((each, place) => {
    const home = join(folder, `pg${place + 1}`);
    mkdirSync(home, { mode: 0o700 });
    own(home);
    const at = { folder: home, binDir: findPostgres() ?? '', script, passwordFile, password: PASSWORD };
    writeFileSync(join(home, 'patroni.yml'), patroniHere(place, ports, at));
    return { ...each, name: `pg${place + 1}`, folder: home, running: [] };
  });
  const start = (member: Member) => {
    const { folder: home } = member;
    const settings = etcdHere(members.indexOf(member), ports, join(home, 'etcd'));
    member.running = [run('etcd', [], settings), run('patroni', [join(home, 'patroni.yml')])];
  };
  members.forEach(start);
  const haproxy = run('haproxy', ['-db', '-f', write('haproxy.cfg', haproxyHere(ports))]);
  const look = async (): Promise<Seen[]> => {
    for (const { apiPort } of members) {
      const answer = await fetch(`http://127.0.0.1:${apiPort}/cluster`, { signal: AbortSignal.timeout(2000) })
        .then((found) => found.json() as Promise<{ members?: Seen[] }>)
        .catch(() => null);
      if (answer?.members) return answer.members;
    }
    return [];
  };
  const signal = (member: Member, name: 'SIGKILL' | 'SIGSTOP') => {
    for (const child of member.running) child.kill(name);
    const pidFile = join(member.folder, 'data', 'postmaster.pid');
    if (!existsSync(pidFile)) return;
    // Below zero where it runs for itself alone, as Patroni lets it before a rewind; 0 would be this process's own group.
    const postmaster = Math.abs(Number.parseInt(readFileSync(pidFile, 'utf8'), 10));
    if (!postmaster) return;
    for (const pid of [postmaster, ...childrenOf(postmaster)]) signalNow(pid, name);
  };
  const cluster: TemporaryCluster = {
    url: `postgresql://dragoman:${PASSWORD}@127.0.0.1:${ports.leader}/dragoman`,
    members,
    serverPorts: ports.servers,
    frontPort: ports.front,
    find: async (role) => {
      const found = (await look()).find((seen) => seen.role === role);
      return members.find(({ name }) => name === found?.name);
    },
    whole: () =>
      until('all three are there, one of them as the synchronous standby', async () => {
        const well = (await look()).filter(({ state }) => /running|streaming/.test(state));
        const roles = well.map(({ role }) => role).sort();
        return roles.join() === 'leader,replica,sync_standby';
      }),
    kill: (member) => signal(member, 'SIGKILL'),
    freeze: (member) => signal(member, 'SIGSTOP'),
    start,
    remove: () => {
      haproxy.kill('SIGKILL');
      for (const member of members) cluster.kill(member);
      killNamed(folder);
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
  // Also where this process fails or is stopped: nothing of it ends by itself.
  process.once('exit', cluster.remove);
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));
  await cluster.whole().catch((error: unknown) => {
    cluster.remove();
    throw error;
  });
  return cluster;
}

function childrenOf(pid: number): number[] {
  try {
    const found = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)]).toString();
    return found.split('\n').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** The name of the cluster's own folder: a PostgreSQL that was just being started is not in its file of process ids yet. */
function killNamed(folder: string): void {
  try {
    execFileSync('pkill', ['-KILL', '-f', folder]);
  } catch {
    // there was none
  }
}

function signalNow(pid: number, signal: 'SIGKILL' | 'SIGSTOP'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it ended by itself
  }
}
