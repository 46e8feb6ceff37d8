import { readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, numRuntimeErrorTestSuites: number }} JestReport
 */

/**
 * What jest's `--json` report counts. A file that could not even run is one failure, and so is a report that
 * is not there or a run without a single test.
 * @param {string} file
 * @param {number} exitCode jest's
 * @returns {Tally}
 */
export function jestTally(file, exitCode) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const isSilent = failed === 0 && (exitCode !== 0 || report.numPassedTests === 0);
  return {
    passed: report.numPassedTests,
    failed: isSilent ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
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
