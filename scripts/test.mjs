import { prepare } from './prepare.mjs';
import { projectRoot } from './projectRoot.mjs';
import { orRefuse } from './refusal.mjs';
import { requireNode } from './requireNode.mjs';
import { runAgain } from './test/runAgain.mjs';
import { TEST_LANES, TEST_STEPS, USUAL_STEPS } from './test/testSteps.mjs';
import { summaryLines } from './test/summaryLines.mjs';
import { readTestWish } from './test/readTestWish.mjs';

/**
 * `npm test`: types and every test, after its own set-up. `npm test -- --only node,types [more for jest]` runs a part.
 * The last line is always `N passed, N failed`.
 */
await orRefuse(async () => {
  requireNode();
  const { steps, rest } = readTestWish(process.argv.slice(2), Object.keys(TEST_STEPS), USUAL_STEPS);
  await prepare(projectRoot, { needsDev: true });
  const lanes = TEST_LANES.map((lane) => lane.filter((name) => steps.includes(name)));
  const first = (await Promise.all(lanes.map((lane) => runLane(lane, rest)))).flat();
  // who asks for a test by name wants to see what it does
  const outcomes = rest.some((each) => each.startsWith('-')) ? first : await runAgain(first, runFiles);
  process.stdout.write(`\n${summaryLines(outcomes).join('\n')}\n`);
  process.exitCode = outcomes.some(({ tally }) => tally.failed > 0) ? 1 : 0;
});

/**
 * @param {readonly string[]} names
 * @param {readonly string[]} rest
 * @returns {Promise<import('./test/summaryLines.mjs').Outcome[]>}
 */
async function runLane(names, rest) {
  const outcomes = [];
  for (const name of names) {
    process.stdout.write(`\n── ${name} ──\n`);
    const startedAt = Date.now();
    const tally = (await TEST_STEPS[name]?.(projectRoot, rest)) ?? NOT_RUN;
    const seconds = (Date.now() - startedAt) / 1000;
    process.stdout.write(
      `── ${name}: ${tally.failed > 0 ? 'FAILED' : 'ok'} after ${seconds.toFixed(0)} s ──\n`,
    );
    outcomes.push({ name, tally, seconds });
  }
  return outcomes;
}

/** @param {string} step @param {readonly string[]} files */
async function runFiles(step, files) {
  process.stdout.write(`\n── ${step}, once more: ${files.join(' ')} ──\n`);
  return (await TEST_STEPS[step]?.(projectRoot, files)) ?? NOT_RUN;
}

const NOT_RUN = { passed: 0, failed: 1, skipped: 0, failures: ['there is no such step'] };
