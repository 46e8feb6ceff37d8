import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jestTally } from '../../../scripts/test/jestTally.mjs';
import { testEnvironment } from '../../../scripts/test/testEnvironment.mjs';
import { summaryLines } from '../../../scripts/test/summaryLines.mjs';
import { runAgain } from '../../../scripts/test/runAgain.mjs';
import { parseFuzzArgs } from '../../../scripts/parseFuzzArgs.mjs';
import { parseTestArgs } from '../../../scripts/test/parseTestArgs.mjs';
import { TEST_LANES, TEST_STEPS, USUAL_STEPS } from '../../../scripts/test/testSteps.mjs';
import { madeUpTree } from '../../support/madeUpTree';

const NAMES = ['types', 'lint', 'node', 'browser'];
const USUAL = ['types', 'node', 'browser'];

describe('what npm test runs', () => {
  it('is what is usual when nothing is said, and the rest goes to jest', () => {
    expect(parseTestArgs(['-t', 'a name'], NAMES, USUAL)).toEqual({ steps: USUAL, rest: ['-t', 'a name'] });
  });

  it.each([
    [['--only', 'node,types', 'a.test.ts'], ['types', 'node'], ['a.test.ts']],
    [['--only=browser'], ['browser'], []],
    [['-t', 'x', '--only', 'lint'], ['lint'], ['-t', 'x']],
  ])('%j runs %j', (args, steps, rest) => {
    expect(parseTestArgs(args, NAMES, USUAL)).toEqual({ steps, rest });
  });

  it.each([[['--only']], [['--only', 'nothing']], [['--only=']]])(
    'refuses %j and says what there is',
    (args) => {
      expect(() => parseTestArgs(args, NAMES, USUAL)).toThrow(
        '--only takes some of types, lint, node, browser',
      );
    },
  );

  it('is the whole of the fuzzing with a seed of its own, or as much and which as one says', () => {
    expect(parseFuzzArgs([], NAMES, 7)).toEqual({ parts: NAMES, runs: 1000, seed: 7, rest: [] });
    const said = ['--seed', '42', '--only', 'node', '--runs', '5', '-t', 'a name'];
    expect(parseFuzzArgs(said, NAMES, 7)).toEqual({
      ...{ parts: ['node'], runs: 5, seed: 42 },
      rest: ['-t', 'a name'],
    });
    expect(() => parseFuzzArgs(['--runs', 'many'], NAMES, 7)).toThrow('--runs takes a whole number.');
  });

  it('does not see what a person has set for their own server, but for DATABASE_URL', () => {
    const env = testEnvironment({
      PORT: '80',
      DATA_DIR: '/x',
      DATABASE_URL: 'postgres://y',
      NODE_ENV: 'production',
    });
    expect(env).toMatchObject({ DATABASE_URL: 'postgres://y', NODE_ENV: 'test' });
    expect(env).not.toHaveProperty('PORT');
    expect(env).not.toHaveProperty('DATA_DIR');
  });

  it('takes from the environment every setting of .env.example but the database that the tests are pointed at', () => {
    const named = readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm) ?? [];
    expect(named).toContain('CLAMD_URL');
    const env = testEnvironment(Object.fromEntries(named.map((name) => [name, 'set'])));
    const left = named.filter((name) => env[name] === 'set');
    expect(left).toEqual(['DATABASE_URL']);
  });

  it('keeps the options for Node that were given', () => {
    expect(testEnvironment({ NODE_OPTIONS: '--trace-warnings' })['NODE_OPTIONS']).toMatch(
      /^--trace-warnings --exp/,
    );
  });
});

describe('what npm test counts', () => {
  const report = (counts: object) =>
    JSON.stringify({
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      numRuntimeErrorTestSuites: 0,
      ...counts,
    });
  const tallyOf = (text: string, exitCode: number) =>
    jestTally(join(madeUpTree({ 'jest.json': text }), 'jest.json'), exitCode);

  it('is what jest reports', () => {
    expect(tallyOf(report({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 }), 1)).toEqual({
      passed: 7,
      failed: 2,
      skipped: 1,
      failures: [],
    });
  });

  it.each([
    ['a file that could not run', report({ numPassedTests: 7, numRuntimeErrorTestSuites: 1 }), 1],
    ['a run that ended badly without a failed test', report({ numPassedTests: 7 }), 1],
    ['a run without a single test', report({}), 0],
    ['a report that was cut off', '{"numPassed', 0],
  ])('counts %s as one failure', (_, text, exitCode) => {
    expect(tallyOf(text, exitCode).failed).toBe(1);
  });

  it('names the file, the title and the reason of each test that failed, and the file that could not run', () => {
    const testResults = [
      {
        name: join(process.cwd(), '__tests__/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'a holds' },
          {
            status: 'failed',
            fullName: 'a breaks',
            failureMessages: [
              'Error: \u001B[31m2\u001B[39m\n\nis not 3\n    at soon (__tests__/support/soon.ts:9:1)\n    at x.js:1',
            ],
          },
          { status: 'failed', fullName: 'a says nothing', failureMessages: [] },
        ],
      },
      { name: join(process.cwd(), '__tests__/b.test.ts'), status: 'failed', assertionResults: [] },
      { name: join(process.cwd(), '__tests__/c.test.ts'), status: 'passed', assertionResults: [] },
    ];
    expect(tallyOf(report({ numFailedTests: 1, testResults }), 1).failures).toEqual([
      '__tests__/a.test.ts › a breaks › __tests__/support/soon.ts:9 · Error: 2 · is not 3',
      '__tests__/a.test.ts › a says nothing',
      '__tests__/b.test.ts could not run',
    ]);
  });

  it('names a test of a group by the file that it stands in', () => {
    const testResults = [
      {
        name: join(process.cwd(), '.cache/groups/node-7/00.test.cjs'),
        status: 'failed',
        assertionResults: [{ status: 'failed', fullName: '__tests__/a.test.ts a breaks' }],
      },
    ];
    expect(tallyOf(report({ numFailedTests: 1, testResults }), 1).failures).toEqual([
      '__tests__/a.test.ts a breaks',
    ]);
  });

  const outcome = (name: string, passed: number, failed: number, failures: string[] = []) => ({
    name,
    tally: { passed, failed, skipped: 0, failures },
    seconds: 1,
  });

  it('runs the files of what failed once more, and counts what holds alone as passed', async () => {
    const asked: (readonly [string, readonly string[]])[] = [];
    const holds = { passed: 9, failed: 0, skipped: 0, failures: [] };
    const [first, second] = await runAgain(
      [outcome('types', 1, 0), outcome('node', 8, 2, ['a/b.test.ts › one', 'a/b.test.ts two'])],
      (step, files) => Promise.resolve((asked.push([step, files]), holds)),
    );
    expect(asked).toEqual([['node', ['a/b.test.ts']]]);
    expect([first, second].map((each) => [each?.tally.passed, each?.tally.failed])).toEqual([
      [1, 0],
      [10, 0],
    ]);
    expect(summaryLines(second ? [second] : [])).toContain('  ↻ a/b.test.ts › one');
  });

  it('counts what fails twice, and does not run again where very many or no file failed', async () => {
    const fails = { passed: 3, failed: 1, skipped: 0, failures: ['a.test.ts › one'] };
    const run = jest.fn(() => Promise.resolve(fails));
    const many = Array.from({ length: 6 }, (_, index) => `a${index}.test.ts › one`);
    const seen = await runAgain(
      [
        outcome('node', 3, 2, ['a.test.ts › one', 'a.test.ts › two']),
        outcome('screens', 1, 6, many),
        outcome('lint', 0, 1),
        outcome('browser', 0, 1, ['there is no report of the tests']),
      ],
      run,
    );
    expect(run).toHaveBeenCalledTimes(1);
    expect(seen.map(({ tally }) => [tally.passed, tally.failed])).toEqual([
      [4, 1],
      [1, 6],
      [0, 1],
      [0, 1],
    ]);
  });

  it('tells what failed right before its last line, in few lines', () => {
    const lines = summaryLines([
      outcome('node', 1, 1, ['a.test.ts › a breaks']),
      outcome('browser', 0, 40, Array<string>(40).fill('b'.repeat(900))),
    ]);
    expect(lines.slice(3, 5)).toEqual(['Failed:', '  ✗ a.test.ts › a breaks']);
    expect(lines.slice(-3)).toEqual(['  … and 11 more', '', '1 passed, 41 failed']);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(510);
  });

  it('runs types and every test where nothing is said', () => {
    expect(USUAL_STEPS).toEqual(['types', 'node', 'screens', 'browser']);
  });

  it('runs every step in one lane', () => {
    expect(TEST_LANES.flat().sort()).toEqual(Object.keys(TEST_STEPS).sort());
  });

  it('sums up in a last line of its own', () => {
    const lines = summaryLines([outcome('types', 1, 0), outcome('node', 40, 2)]);
    expect(lines.at(-1)).toBe('41 passed, 2 failed');
    expect(lines).toContainEqual(expect.stringMatching(/^FAILED {2}node/));
  });
});
