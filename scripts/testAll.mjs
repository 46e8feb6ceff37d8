import { prepare } from './prepare.mjs';
import { projectRoot } from './projectRoot.mjs';
import { orRefuse, requireNode } from './refusal.mjs';
import { commands, SOURCE_CHECKS } from './test/commands.mjs';
import { lendPostgres } from './test/lendPostgres.mjs';
import { longSteps } from './test/longSteps.mjs';
import { runAgain } from './test/runAgain.mjs';
import { runLanes } from './test/runLanes.mjs';
import { scratchFolder } from './test/scratchFolder.mjs';
import { summaryLines } from './test/summaryLines.mjs';
import { tryCommand } from './test/tryCommand.mjs';

/**
 * `npm run test:all`: what is long and `npm test` leaves out. In one lane the linter, the server's tests on PostgreSQL and its
 * long ones; in the other the other checks of the sources, long tests of screens and in browsers, and every command of the
 * written pages. The last line is always `N passed, N failed`.
 */
await orRefuse(async () => {
  requireNode();
  await prepare(projectRoot, { needsDev: true });
  const scratch = scratchFolder();
  const postgres = await lendPostgres(projectRoot);
  process.stdout.write(`PostgreSQL: ${postgres.about}\n`);
  try {
    const long = longSteps(projectRoot, postgres);
    const step = (/** @type {keyof typeof long} */ name) => ({ name, run: () => long[name]([]) });
    const others = commands({ scratch: scratch.path, databaseUrl: postgres.url });
    const first = await runLanes([
      [...SOURCE_CHECKS.linter.map(trial), step('server on PostgreSQL'), step('long tests')],
      [
        ...SOURCE_CHECKS.others.map(trial),
        step('long screen tests'),
        step('long browser tests'),
        ...others.map(trial),
      ],
    ]);
    const outcomes = await runAgain(first, (name, files) =>
      long[/** @type {keyof typeof long} */ (name)](files),
    );
    process.stdout.write(`\n${summaryLines(outcomes).join('\n')}\n`);
    process.exitCode = outcomes.some(({ tally }) => tally.failed > 0) ? 1 : 0;
  } finally {
    await postgres.giveBack();
    scratch.remove();
  }
});

/** @param {import('./test/tryCommand.mjs').Trial} each */
function trial(each) {
  return { name: `npm ${each.line}`, run: () => tryCommand(projectRoot, each) };
}
