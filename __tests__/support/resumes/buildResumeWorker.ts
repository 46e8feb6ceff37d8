import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { serverBuild } from '../../../src/run/buildTargets.mjs';

const ROOT = join(__dirname, '../../..');

/** The thread that reads résumés, built as the product's own build does it; `remove` after the tests. */
export async function buildResumeWorker(): Promise<{ file: string; remove: () => void }> {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache', 'resume-worker-'));
  const options = serverBuild(ROOT, folder);
  const { resumeWorker } = options.entryPoints as Record<string, string>;
  await build({ ...options, entryPoints: { resumeWorker: resumeWorker ?? '' } });
  return {
    file: join(folder, 'resumeWorker.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
