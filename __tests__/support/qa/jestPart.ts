import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OtherPart } from './report/OtherPart';

/** The machines alone, and the walks of their paths through the screens. */
const FILES = ['__tests__/unit/machines/', '__tests__/screens/features/.+Walk\\.test\\.tsx$'];

interface Outcome {
  numPassedTests: number;
  numTotalTests: number;
  success: boolean;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

const PART = {
  name: 'tests of pure machines and of screens in jsdom',
  lead: 'The machines alone, and every path that the React screens offer, with actors that the walk answers for.',
  again: 'QA_EVERY_PATH=1 npm test -- --only node,screens __tests__/unit/machines Walk.test',
};

/** Jest's result for the same paths without a browser, for the report; a jest without output has failed. */
export async function jestPart(): Promise<OtherPart> {
  try {
    return await outcomeOfJest();
  } catch (error) {
    return { ...PART, sum: 'FAILED', lines: [String(error)], isGood: false };
  }
}

async function outcomeOfJest(): Promise<OtherPart> {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-qa-'));
  const file = join(folder, 'outcome.json');
  try {
    await run(file);
    const { numPassedTests, numTotalTests, success, testResults } = JSON.parse(
      readFileSync(file, 'utf8'),
    ) as Outcome;
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const shown = success ? tests : tests.filter(({ status }) => status === 'failed');
    return {
      ...PART,
      sum: `${numPassedTests} / ${numTotalTests}`,
      lines: shown.map(({ fullName }) => fullName),
      isGood: success,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(outputFile: string): Promise<void> {
  const jest = join(process.cwd(), 'node_modules', 'jest', 'bin', 'jest.js');
  const args = [
    '--selectProjects',
    'node',
    'screens',
    '--maxWorkers=2',
    '--silent',
    '--json',
    '--outputFile',
    outputFile,
  ];
  const child = spawn(process.execPath, [jest, ...args, '--testPathPatterns', ...FILES], {
    env: { ...process.env, NODE_ENV: 'test', NODE_OPTIONS: '--experimental-vm-modules', QA_EVERY_PATH: '1' },
    stdio: 'ignore',
  });
  process.once('exit', () => child.kill());
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => resolve());
  });
}
