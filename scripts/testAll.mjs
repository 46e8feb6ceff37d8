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
 * `npm run test:all`: what is long and `npm test` leaves out. The sources are judged first, because the linter would starve
 * beside pages and servers; then come the server's tests on PostgreSQL and the tests called `*.long.test.ts`, and beside
 * them every look of every screen and every command of the written pages. The last line is always `N passed, N failed`.
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
    const sources = await runLanes(SOURCE_CHECKS.map((lane) => lane.map(trial)));
    const others = commands({ scratch: scratch.path, databaseUrl: postgres.url });
    const tests = await runLanes([
      [step('server on PostgreSQL'), step('long tests')],
      [step('long screen tests'), step('long browser tests'), ...others.map(trial)],
    ]);
    const again = await runAgain(tests, (name, files) =>
      long[/** @type {keyof typeof long} */ (name)](files),
    );
    const outcomes = [...sources, ...again];
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
