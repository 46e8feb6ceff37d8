import { prepare } from './prepare.mjs';
import { projectRoot } from './projectRoot.mjs';
import { orRefuse } from './refusal.mjs';
import { requireNode } from './requireNode.mjs';
import { TEST_STEPS } from './testSteps.mjs';
import { summaryLines } from './summaryLines.mjs';
import { readTestWish } from './readTestWish.mjs';

/**
 * `npm test`: everything, after its own set-up. `npm test -- --only node,types [more for jest]` runs a part.
 * The last line is always `N passed, N failed`.
 */
await orRefuse(async () => {
  requireNode();
  const { steps, rest } = readTestWish(process.argv.slice(2), Object.keys(TEST_STEPS));
  await prepare(projectRoot, { needsDev: true });
  const outcomes = [];
  for (const [name, run] of Object.entries(TEST_STEPS).filter(([each]) => steps.includes(each))) {
    process.stdout.write(`\n── ${name} ──\n`);
    const startedAt = Date.now();
    const tally = await run(projectRoot, rest);
    outcomes.push({ name, tally, seconds: (Date.now() - startedAt) / 1000 });
  }
  process.stdout.write(`\n${summaryLines(outcomes).join('\n')}\n`);
  process.exitCode = outcomes.some(({ tally }) => tally.failed > 0) ? 1 : 0;
});
