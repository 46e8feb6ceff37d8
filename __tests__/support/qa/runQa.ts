import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { interruption } from './interruption';
import { pathJobs } from './pathJobs';
import { faultsIn, flowsIn, sumOf, type QaOutcome } from './QaOutcome';
import type { QaOptions } from '../../../scripts/parseQaArgs.mjs';
import { writeReport } from './report/writeReport';
import { strayErrors } from './strayErrors';
import { walkEverything } from './walkEverything';

/**
 * `npm run qa`: walks every flow and the product as a whole, and writes what came of it to `qa-report/`; what came of
 * it so far, where somebody ends it before.
 */
async function runQa(wish: QaOptions): Promise<void> {
  const started = performance.now();
  const stray = strayErrors();
  const jobs = wish.isProductOnly ? [] : pathJobs(wish);
  const outcome: QaOutcome = { jobs, walks: [], parts: [] };
  useOwnFolder();
  const signal = await Promise.race([interruption(), walkEverything(wish, outcome)]);
  const flows = flowsIn(outcome);
  const parts = [...outcome.parts, ...stray.parts()];
  const isWhole = wish.path === null && !signal;
  const ms = performance.now() - started;
  const cut = signal ? `Ended by ${signal} after ${outcome.walks.length} of ${jobs.length} paths.` : null;
  const page = await writeReport(flows, parts, { at: new Date(), isWhole, ms, cut });
  const faults = faultsIn(flows, parts, isWhole);
  const minutes = `${(ms / 60_000).toFixed(1)} min`;
  console.log([...faults, ...(cut ? [cut] : []), `${sumOf(flows, parts)} · ${minutes}`].join('\n'));
  console.log(`The report: ${page}`);
  // browsers and servers of a run that was cut short end with it
  process.exit(faults.length > 0 || cut ? 1 : 0);
}

/** Whatever is made on the way is beneath one folder, which goes when the run ends, however it ends. */
function useOwnFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-qa-'));
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}

void runQa(JSON.parse(process.env['QA_WISH'] ?? '') as QaOptions).catch((error: unknown) => {
  console.error((error as Error).message);
  process.exit(1);
});
