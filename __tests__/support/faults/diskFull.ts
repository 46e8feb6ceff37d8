import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTemporaryPostgres } from '../temporaryPostgres';
import { causesIn } from './causesIn';
import { type Fault, toldOf } from './Fault';
import { openFaultWorld } from './faultWorld';
import { lostOf } from './lostOf';
import { moreDeeds, startWriters } from './startWriters';

const SIZE_MIB = 300;
const FULL_FOR_MS = 8000;
const DEEDS = 40;

/** No room is left under PostgreSQL while twenty clients write; then there is some again. */
export const diskFull: Fault = { on: ['postgres'], attempt };

async function attempt(): ReturnType<Fault['attempt']> {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-small-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MIB}m,mode=1777`, 'dragoman', folder], {
      stdio: 'ignore',
    });
  } catch {
    rmdirSync(folder);
    return ['a small disk cannot be mounted here (it takes root, and a kernel that lets it)'];
  }
  const { TMPDIR: before } = process.env;
  process.env['TMPDIR'] = folder;
  const made = await startTemporaryPostgres().finally(() => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  });
  try {
    if (!made) return ['PostgreSQL was not found'];
    return [await fill(made, join(folder, 'ballast'))];
  } finally {
    made?.remove();
    execFileSync('umount', ['--lazy', folder]);
    rmdirSync(folder);
  }
}

async function fill(
  postgres: NonNullable<Awaited<ReturnType<typeof startTemporaryPostgres>>>,
  ballast: string,
) {
  const world = await openFaultWorld(postgres);
  const server = await world.start();
  try {
    const wrong: string[] = [];
    const writers = startWriters(world);
    await moreDeeds(writers.writings, DEEDS);
    takeAllRoom(ballast);
    await sleep(FULL_FOR_MS);
    const failed = Object.keys(writers.writings.heard).filter((name) => name === '503').length;
    if (failed === 0) wrong.push('nothing failed while there was no room');
    const alive = await fetch(`${server.url}/livez`);
    if (alive.status !== 200) wrong.push(`/livez answered ${alive.status}`);
    rmSync(ballast);
    // Without room for its log it ends, and whoever looks after it starts it again.
    if (!postgres.isRunning()) postgres.start();
    const before = writers.writings.deeds.length;
    await moreDeeds(writers.writings, DEEDS);
    if (writers.writings.deeds.length < before + DEEDS) wrong.push('it did not come back');
    const writings = await writers.stop();
    if (writings.wrong.length > 0) wrong.push(...causesIn(server.output()));
    const lost = await world.look((db) => lostOf(db, writings));
    return { tried: `no room under PostgreSQL: ${toldOf(writings)}`, lost: [...wrong, ...lost] };
  } finally {
    await server.kill();
    world.remove();
  }
}

function takeAllRoom(path: string): void {
  const { bavail, bsize } = statfsSync(join(path, '..'));
  try {
    writeFileSync(path, Buffer.alloc(bavail * bsize));
  } catch {
    // somebody else took the last of it
  }
}
