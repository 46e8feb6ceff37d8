import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * The secret that tokens are signed with where none was set: drawn once, kept in the data folder for its owner
 * alone. Linking a finished file into place lets several starters agree on one.
 */
export function keepTokenSecret(dataDir: string): Promise<string> {
  return keepSecret(join(dataDir, 'token-secret'), () => randomBytes(32).toString('hex'));
}

/** The secret in a file of the data folder, made once where there is none. */
export async function keepSecret(path: string, draw: () => string): Promise<string> {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await mkdir(dirname(path), { recursive: true });
  const kept = await readIfThere(path);
  if (kept) return kept;
  await writeFile(draft, draw(), { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
}

async function readIfThere(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });
}

function hasCode(error: unknown, code: string): boolean {
  return (error as { code?: unknown } | null)?.code === code;
}
