import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Fault, Outcome } from './Fault';

const MAIN = resolve('dist/server/main.js');

/** A disk without room and a folder that may not be written to: said in a line at start, with the folder's name. */
export const noRoom: Fault = { on: ['embedded'], attempt };

function attempt(): ReturnType<Fault['attempt']> {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-room-'));
  try {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'dragoman', folder], { stdio: 'ignore' });
    } catch {
      return Promise.resolve(['only root may mount a small disk']);
    }
    const full = startIn(join(folder, 'data'), 'a disk of 4 MiB', /no room/i);
    execFileSync('mount', ['-o', 'remount,ro,size=64m', folder]);
    const readOnly = startIn(
      join(folder, 'other'),
      'a disk that is read-only',
      /may not be written|read-only/i,
    );
    return Promise.resolve([full, readOnly]);
  } finally {
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

function startIn(dataDir: string, what: string, words: RegExp): Outcome {
  const env = { PATH: process.env['PATH'], PORT: '0', SEED_DEMO: '0', DATA_DIR: dataDir };
  const { status, stderr } = spawnSync(process.execPath, [MAIN], { env, cwd: tmpdir(), timeout: 60_000 });
  const said = stderr.toString().trim();
  const isClear = status === 1 && words.test(said) && said.includes(dataDir) && !/\n +at /.test(said);
  return {
    tried: `started on ${what}: ended with ${status}, “${said.split('\n').at(-1)?.trim()}”`,
    lost: isClear ? [] : [`it was not said clearly: ${said.slice(0, 400)}`],
  };
}
