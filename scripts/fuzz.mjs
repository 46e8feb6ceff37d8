import { randomInt } from 'node:crypto';
import { ensureInstalled } from './ensureInstalled.mjs';
import { projectRoot } from './projectRoot.mjs';
import { parseFuzzArgs } from './parseFuzzArgs.mjs';
import { orRefuse, requireNode } from './refusal.mjs';
import { runJest } from './test/runJest.mjs';
import { summaryLines } from './test/summaryLines.mjs';

/** The parts, and the tests that hold their properties. @type {Readonly<Record<string, readonly string[]>>} */
const PARTS = {
  calls: ['integration/server/hostileRequests'],
  people: ['integration/server/modules/bookings/bookingModel'],
  time: [
    ...[
      'integration/server/modules/availability/timeRoundTrip',
      'integration/server/modules/availability/availability',
      'integration/server/modules/availability/freeInterpreters',
    ],
    ...[
      'unit/domain/meetingInstant',
      'unit/domain/meetingTime',
      'unit/domain/dayBounds',
      'unit/domain/dayBlocks',
    ],
    ...['unit/domain/nightHours', 'unit/domain/sessionRoom', 'unit/domain/freeAlternatives'],
  ],
  rules: [
    ...[
      'unit/domain/bookingLife',
      'unit/domain/cancellationFee',
      'unit/domain/statement',
      'unit/domain/money',
      'unit/domain/csvOf',
    ],
    ...['unit/domain/documentRules', 'unit/contract/fields'],
  ],
};

/**
 * `npm run fuzz`: random and hostile input to every call, people who book and answer as a model says they may, times over
 * five years, and the rules of money, fees and fields, each 1,000 times. `-- --only calls,time --runs 5000 --seed 42`
 * says which, how often, and which ones again.
 */
await orRefuse(async () => {
  requireNode();
  const wish = parseFuzzArgs(process.argv.slice(2), Object.keys(PARTS), randomInt(2 ** 31));
  await ensureInstalled(projectRoot, { needsDev: true });
  process.stdout.write(`Seed ${wish.seed}, ${wish.runs} cases each: ${wish.parts.join(', ')}\n`);
  const env = { FUZZ_RUNS: String(wish.runs), FUZZ_SEED: String(wish.seed) };
  const outcomes = [];
  for (const name of wish.parts) {
    const startedAt = Date.now();
    const files = (PARTS[name] ?? []).map((file) => `__tests__/${file}.test.ts`);
    const tally = await runJest(
      projectRoot,
      'node',
      ['--maxWorkers=2', ...wish.rest, '--runTestsByPath', ...files],
      env,
    );
    outcomes.push({ name, tally, seconds: (Date.now() - startedAt) / 1000 });
  }
  const again = `again: npm run fuzz -- --seed ${wish.seed} --runs ${wish.runs}`;
  process.stdout.write(`\n${[again, ...summaryLines(outcomes)].join('\n')}\n`);
  process.exitCode = outcomes.some(({ tally }) => tally.failed > 0) ? 1 : 0;
});
