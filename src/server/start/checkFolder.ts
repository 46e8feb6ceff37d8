import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingsError } from '../platform/settings/environment';

const MIB = 1024 * 1024;
/** A new embedded database takes about 40 MiB, and its log comes in pieces of 16. */
const LEAST_ROOM_MIB = 100;
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Makes sure that there is a data folder that can be written to, with room in it, before anything is opened there: the
 * database would say so in words that help nobody. Throws SettingsError. `freeBytesOf` is for tests.
 */
export async function checkFolder(folder: string, freeBytesOf = freeBytes): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, 'x', { flag: 'w' });
    await rm(probe);
  } catch (error) {
    const code = String((error as { code?: unknown }).code);
    if (NO_ROOM.has(code)) throw noRoom(folder, 0);
    throw new SettingsError([
      `The data folder ${folder} may not be written to (${code}). Give this user the right to, or set DATA_DIR to another folder.`,
    ]);
  }
  const freeMib = Math.floor((await freeBytesOf(folder)) / MIB);
  if (freeMib < LEAST_ROOM_MIB) throw noRoom(folder, freeMib);
}

function noRoom(folder: string, freeMib: number): SettingsError {
  const words = `There is no room for the data folder ${folder}: ${freeMib} MiB are free, ${LEAST_ROOM_MIB} are needed.`;
  return new SettingsError([`${words} Make room, or set DATA_DIR to a folder on another disk.`]);
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
