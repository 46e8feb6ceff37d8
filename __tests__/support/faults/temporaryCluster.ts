import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../runningServer';
import { findPostgres } from '../temporaryPostgres';

const MEMBERS = 3;
const PROGRAMS = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy' };
const FOLDERS = ['/usr/bin', '/usr/sbin', '/usr/local/bin'];
const pathOf = (program: string) =>
  FOLDERS.map((folder) => join(folder, program)).find((path) => existsSync(path));

/** The packages of Debian that are not here; empty where all are. */
export function missingPackages(): string[] {
  const missing = Object.entries(PROGRAMS).flatMap(([program, name]) => (pathOf(program) ? [] : [name]));
  return findPostgres() ? missing : [...missing, 'postgresql'];
}

export interface Member {
  name: string;
  port: number;
  apiPort: number;
  folder: string;
  patroni: ChildProcess | null;
}

interface Seen {
  name: string;
  role: string;
  state: string;
}

/** Three PostgreSQL under Patroni, one of them a synchronous standby, behind HAProxy: all of them on this machine. */
export interface TemporaryCluster {
  /** the leader, whichever it is */
  url: string;
  members: Member[];
  /** by role: leader, sync_standby, replica */
  find: (role: string) => Promise<Member | undefined>;
  /** leader, synchronous standby and a third one that follows */
  whole: () => Promise<void>;
  /** as if its machine lost power */
  kill: (member: Member) => void;
  start: (member: Member) => void;
  remove: () => void;
}

/** A process that does not run as root, because PostgreSQL refuses to. */
function lentUser(): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

export async function startTemporaryCluster(): Promise<TemporaryCluster> {
  const user = lentUser();
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-cluster-'));
  const own = (path: string) => {
    if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
    return path;
  };
  own(folder);
  const running: ChildProcess[] = [];
  const run = (program: string, args: readonly string[]) => {
    const options = { ...user, cwd: folder, stdio: 'ignore' as const, env: { PATH: process.env['PATH'] } };
    const child = spawn(pathOf(program) ?? program, args, options);
    running.push(child);
    return child;
  };
  const [etcdPort, peerPort, port] = [await freePort(), await freePort(), await freePort()];
  const members: Member[] = [];
  for (let count = 1; count <= MEMBERS; count += 1) {
    const name = `pg${count}`;
    const home = join(folder, name);
    members.push({ name, port: await freePort(), apiPort: await freePort(), folder: home, patroni: null });
  }
  const [client, peer] = [`http://127.0.0.1:${etcdPort}`, `http://127.0.0.1:${peerPort}`];
  run('etcd', [
    ...[
      '--data-dir',
      join(folder, 'etcd'),
      '--listen-client-urls',
      client,
      '--advertise-client-urls',
      client,
    ],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
    ...['--initial-cluster', `default=${peer}`],
  ]);
  writeFileSync(join(folder, 'haproxy.cfg'), haproxyOf(port, members));
  const start = (member: Member) => {
    member.patroni = run('patroni', [join(member.folder, 'patroni.yml')]);
  };
  const look = async (): Promise<Seen[]> => {
    for (const { apiPort } of members) {
      const answer = await fetch(`http://127.0.0.1:${apiPort}/cluster`, { signal: AbortSignal.timeout(2000) })
        .then((found) => found.json() as Promise<{ members?: Seen[] }>)
        .catch(() => null);
      if (answer?.members) return answer.members;
    }
    return [];
  };
  for (const member of members) {
    mkdirSync(member.folder, { mode: 0o700 });
    own(member.folder);
    writeFileSync(join(member.folder, 'patroni.yml'), patroniOf(member, etcdPort));
    start(member);
  }
  run('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')]);
  const cluster: TemporaryCluster = {
    url: `postgresql://dragoman@127.0.0.1:${port}/postgres`,
    members,
    find: async (role) => {
      const found = (await look()).find((seen) => seen.role === role);
      return members.find(({ name }) => name === found?.name);
    },
    whole: async () => {
      const endsAt = performance.now() + 120_000;
      for (;;) {
        const roles = (await look())
          .filter(({ state }) => /running|streaming/.test(state))
          .map(({ role }) => role)
          .sort();
        if (roles.join() === 'leader,replica,sync_standby') return;
        if (performance.now() > endsAt) throw new Error(`the cluster is not whole: ${roles.join()}`);
        await sleep(200);
      }
    },
    kill: (member) => {
      member.patroni?.kill('SIGKILL');
      const pidFile = join(member.folder, 'data', 'postmaster.pid');
      if (!existsSync(pidFile)) return;
      // Below zero where it runs for itself alone, as Patroni lets it before a rewind; 0 would be this process's own group.
      const postmaster = Math.abs(Number.parseInt(readFileSync(pidFile, 'utf8'), 10));
      if (!postmaster) return;
      for (const pid of [postmaster, ...childrenOf(postmaster)]) killNow(pid);
    },
    start,
    remove: () => {
      for (const child of running) child.kill('SIGKILL');
      for (const member of members) cluster.kill(member);
      killNamed(folder);
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
  // Also where this process fails or is stopped: nothing of it ends by itself.
  process.once('exit', cluster.remove);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
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

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it ended by itself
  }
}

/** The same as `deploy/cluster/patroni.yml`, with one etcd and no passwords. */
function patroniOf({ name, port, apiPort, folder }: Member, etcdPort: number): string {
  return `scope: dragoman
name: ${name}
restapi: { listen: '127.0.0.1:${apiPort}', connect_address: '127.0.0.1:${apiPort}' }
etcd3: { host: '127.0.0.1:${etcdPort}' }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 3
    retry_timeout: 5
    synchronous_mode: true
    synchronous_mode_strict: true
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 60, wal_keep_size: 256MB, wal_retrieve_retry_interval: 1s }
  initdb: [{ encoding: UTF8 }, { locale: C }]
  pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust']
postgresql:
  listen: '127.0.0.1:${port}'
  connect_address: '127.0.0.1:${port}'
  data_dir: ${join(folder, 'data')}
  bin_dir: ${findPostgres() ?? ''}
  pgpass: ${join(folder, 'pgpass')}
  authentication:
    superuser: { username: dragoman }
    replication: { username: replicator }
  parameters: { unix_socket_directories: ${folder} }
`;
}

/** The same as `deploy/cluster/haproxy.cfg`. */
function haproxyOf(port: number, members: readonly Member[]): string {
  const servers = members.map(
    ({ name, port: at, apiPort }) => `  server ${name} 127.0.0.1:${at} check port ${apiPort}`,
  );
  return `defaults
  mode tcp
  timeout connect 3s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen leader
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`;
}
