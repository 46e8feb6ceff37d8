/** Where more files than these failed, it was no accident of a busy machine. */
const MOST_FILES = 5;

/**
 * Runs the files of failed tests once more when nothing else runs. Pages and servers with real clocks share two cores in
 * the first run; a file that holds alone is told by name and does not count as failed.
 * @param {readonly import('./summaryLines.mjs').Outcome[]} outcomes
 * @param {(step: string, files: readonly string[]) => Promise<import('./jestTally.mjs').Tally>} run
 * @returns {Promise<import('./summaryLines.mjs').Outcome[]>}
 */
export async function runAgain(outcomes, run) {
  const seen = [];
  for (const outcome of outcomes) {
    const files = filesOf(outcome.tally.failures);
    seen.push(
      files && files.length <= MOST_FILES
        ? { ...outcome, tally: joined(outcome.tally, await run(outcome.name, files)) }
        : outcome,
    );
  }
  return seen;
}

/** @param {readonly string[]} failures @returns {string[] | null} none where one of them names no file */
function filesOf(failures) {
  const files = failures.map((each) => /^\S+\.test\.tsx?(?= |$)/.exec(each)?.[0]);
  const named = files.filter((each) => each !== undefined);
  return named.length === 0 || named.length < files.length ? null : [...new Set(named)];
}

/**
 * @param {import('./jestTally.mjs').Tally} first @param {import('./jestTally.mjs').Tally} second
 * @returns {import('./jestTally.mjs').Tally}
 */
function joined(first, second) {
  const { failed, failures } = second;
  return {
    ...first,
    passed: first.passed + Math.max(first.failed - failed, 0),
    failed,
    failures,
    again: first.failures,
  };
}
