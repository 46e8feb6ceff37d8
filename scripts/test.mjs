import { prepare } from './prepare.mjs';
import { projectRoot } from './projectRoot.mjs';
import { orRefuse, requireNode } from './refusal.mjs';
import { parseTestArgs } from './test/parseTestArgs.mjs';
import { runAgain } from './test/runAgain.mjs';
import { runLanes } from './test/runLanes.mjs';
import { summaryLines } from './test/summaryLines.mjs';
import { TEST_LANES, TEST_STEPS, USUAL_STEPS } from './test/testSteps.mjs';

/**
 * `npm test`: types and every test, after its own set-up. `npm test -- --only node,types [more for jest]` runs a part.
 * The last line is always `N passed, N failed`.
 */
await orRefuse(async () => {
  requireNode();
  const { steps, rest } = parseTestArgs(process.argv.slice(2), Object.keys(TEST_STEPS), USUAL_STEPS);
  await prepare(projectRoot, { needsDev: true });
  const lanes = TEST_LANES.map((lane) =>
    lane.filter((name) => steps.includes(name)).map((name) => ({ name, run: () => runStep(name, rest) })),
  );
  const first = await runLanes(lanes);
  // who asks for a test by name wants to see what it does
  const outcomes = rest.some((each) => each.startsWith('-')) ? first : await runAgain(first, runFiles);
  process.stdout.write(`\n${summaryLines(outcomes).join('\n')}\n`);
  process.exitCode = outcomes.some(({ tally }) => tally.failed > 0) ? 1 : 0;
});

/** @param {string} step @param {readonly string[]} files */
function runFiles(step, files) {
  process.stdout.write(`\n── ${step}, once more: ${files.join(' ')} ──\n`);
  return runStep(step, files);
}

/** @param {string} name @param {readonly string[]} rest @returns {Promise<import('./test/jestTally.mjs').Tally>} */
async function runStep(name, rest) {
  return (await TEST_STEPS[name]?.(projectRoot, rest)) ?? NOT_RUN;
}

const NOT_RUN = { passed: 0, failed: 1, skipped: 0, failures: ['there is no such step'] };
