import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { GROUPS_FOLDER } from './groupTests.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, failures: readonly string[], again?: readonly string[] }} Tally
 *   `failures`: what failed and why, a line each; `again`: what failed before its files were run a second time
 * @typedef {{ status: string, fullName: string, failureMessages?: readonly string[] }} TestReport
 * @typedef {{ name: string, status: string, assertionResults: readonly TestReport[] }} FileReport
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, numRuntimeErrorTestSuites: number, testResults?: readonly FileReport[] }} JestReport
 */

/**
 * Counts jest's `--json` report. A file that could not even run is one failure, and so is a report that is
 * not there or a run without a single test.
 * @param {string} file
 * @param {number} exitCode jest's
 * @param {string} [root] what the files of failed tests are named from
 * @returns {Tally}
 */
export function jestTally(file, exitCode, root = process.cwd()) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0, failures: ['there is no report of the tests'] };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const isSilent = failed === 0 && (exitCode !== 0 || report.numPassedTests === 0);
  return {
    passed: report.numPassedTests,
    failed: isSilent ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: (report.testResults ?? []).flatMap((each) => failuresOf(each, root)),
  };
}

/** @param {FileReport} file @param {string} root @returns {string[]} */
function failuresOf({ name, status, assertionResults }, root) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // in a group a title begins with the file's name
  const of = file.startsWith(GROUPS_FOLDER) ? '' : `${file} › `;
  if (failed.length > 0) return failed.map((test) => `${of}${test.fullName}${reasonOf(test)}`);
  return status === 'failed' ? [`${file} could not run`] : [];
}

const MOST_LINES = 8;

/** @param {TestReport} test @returns {string} the head of its message, and the line of ours that it came from */
function reasonOf({ failureMessages: [message = ''] = [] }) {
  const lines = stripVTControlCharacters(message).split('\n');
  const said = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('at '));
  const place = /__tests__\/[^\s:]+:\d+/.exec(message)?.[0];
  const parts = [...(place ? [place] : []), ...said.slice(0, MOST_LINES)];
  return parts.length > 0 ? ` › ${parts.join(' · ')}` : '';
}

/** @param {string} file @returns {JestReport | null} */
function readReport(file) {
  try {
    /** @type {unknown} */
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return /** @type {JestReport} */ (report);
  } catch {
    return null;
  }
}
