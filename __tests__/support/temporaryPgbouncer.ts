import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './runningServer';

/** Debian's PgBouncer, or null. */
const FOLDERS = ['/usr/sbin', '/usr/bin', '/usr/local/bin'];
export const pgbouncerPath = FOLDERS.map((folder) => join(folder, 'pgbouncer')).find(existsSync) ?? null;

/**
 * A pooler in front of a server. In transaction mode it has fewer connections to it than a Dragoman opens; in session
 * mode each client needs one of its own.
 */
export async function startTemporaryPgbouncer(
  databaseUrl: string,
  mode: 'transaction' | 'session' = 'transaction',
) {
  if (!pgbouncerPath) throw new Error('there is no pgbouncer');
  const { hostname, port: databasePort, pathname, username, password } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-pgbouncer-'));
  chmodSync(folder, 0o711);
  const port = await freePort();
  const name = pathname.slice(1);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(join(folder, 'users.txt'), `"${username}" "${decodeURIComponent(password)}"\n`);
  writeFileSync(
    file,
    `[databases]
${name} = host=${hostname} port=${databasePort} dbname=${name}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = ${mode}
default_pool_size = ${mode === 'transaction' ? 4 : 40}
`,
  );
  // It refuses to run as root, so root lends it another user.
  const asOther = userInfo().uid === 0 ? ['runuser', '-u', 'nobody', '--'] : [];
  const [command = '', ...args] = [...asOther, pgbouncerPath, file];
  const child = spawn(command, args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (child.exitCode === null && !(await isListening(port))) await sleep(50);
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const say = (is: boolean) => () => {
      socket.destroy();
      resolve(is);
    };
    socket.on('connect', say(true)).on('error', say(false));
  });
}
