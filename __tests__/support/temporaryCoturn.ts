import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './runningServer';
import { isListening } from './temporaryPgbouncer';

const FOLDERS = ['/usr/bin', '/usr/local/bin', '/usr/sbin'];
const find = (name: string) => FOLDERS.map((folder) => join(folder, name)).find(existsSync) ?? null;

/** Debian's coturn, or null. */
export const coturnPath = find('turnserver');

/** A relay on this machine alone that takes passwords made with `secret`, at a port of its own or a given one. */
export async function startTemporaryCoturn(secret: string, at?: number) {
  if (!coturnPath) throw new Error('there is no coturn');
  const port = at ?? (await freePort());
  const child = spawn(
    coturnPath,
    [
      ...['-n', '--use-auth-secret', `--static-auth-secret=${secret}`, '--realm=dragoman', '--fingerprint'],
      ...['--no-cli', '--no-tls', '--no-dtls', '--listening-ip=127.0.0.1', '--relay-ip=127.0.0.1'],
      ...[
        '--allow-loopback-peers',
        `--listening-port=${port}`,
        '--log-file=stdout',
        '--no-software-attribute',
      ],
      ...['--pidfile=', '--min-port=49160', '--max-port=49200'],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let log = '';
  child.stdout.on('data', (text: Buffer) => (log += text.toString()));
  child.stderr.on('data', (text: Buffer) => (log += text.toString()));
  const ended = once(child, 'exit');
  for (let waited = 0; !(await isListening(port)); waited += 1) {
    if (child.exitCode !== null || waited > 100) {
      child.kill('SIGKILL');
      throw new Error(`coturn did not start: ${log}`);
    }
    await sleep(100);
  }
  return {
    port,
    url: `turn:127.0.0.1:${port}`,
    /** whether it relays for who has these */
    relaysFor: (username: string, credential: string) => canRelay(port, username, credential),
    /** It takes and gives nothing, as where a line is cut. */
    pause: (isPaused: boolean) => void child.kill(isPaused ? 'SIGSTOP' : 'SIGCONT'),
    stop: async () => {
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** coturn's own client asks for relayed addresses, and sends packets from each to the other. */
function canRelay(port: number, username: string, credential: string): boolean {
  const { status, stdout } = spawnSync(
    find('turnutils_uclient') ?? 'turnutils_uclient',
    ['-y', '-n', '1', '-m', '1', '-u', username, '-w', credential, '-p', String(port), '127.0.0.1'],
    { encoding: 'utf8', timeout: 20_000 },
  );
  return status === 0 && /tot_recv_msgs=[1-9]/.test(stdout);
}
