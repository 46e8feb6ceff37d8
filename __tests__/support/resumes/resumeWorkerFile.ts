import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { serverBuild } from '../../../scripts/build/buildTargets.mjs';

const ROOT = join(__dirname, '../../..');
const FOLDER = join(ROOT, '.cache', 'tests');

/** The process that reads résumés; inside the project, so that it finds the packages. */
export const resumeWorkerFile = join(FOLDER, 'resumeWorker.js');

/** Builds it as the product's own build does, once for a run of the tests. */
export async function buildResumeWorker(): Promise<void> {
  const half = join(FOLDER, String(process.pid));
  mkdirSync(half, { recursive: true });
  const options = serverBuild(ROOT, half);
  const { resumeWorker } = options.entryPoints as Record<string, string>;
  await build({ ...options, sourcemap: false, entryPoints: { resumeWorker: resumeWorker ?? '' } });
  renameSync(join(half, 'resumeWorker.js'), resumeWorkerFile);
}
