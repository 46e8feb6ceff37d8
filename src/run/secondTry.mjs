/**
 * @typedef {import('./jestTally.mjs').Tally} Tally
 */

/** Where more fail, something is broken. */
const MOST_FILES = 3;

/**
 * Runs tests, and the files that failed, where they are few, once more: pages, servers and clocks of a machine that does
 * four things at once are sometimes late. What fails twice has failed; what passes only then is told by its title.
 * @param {(files: readonly string[]) => Promise<Tally>} run all of them where no files are named
 * @returns {Promise<Tally>}
 */
export async function secondTry(run) {
  const first = await run([]);
  const files = first.failedFiles ?? [];
  if (files.length === 0 || files.length > MOST_FILES) return first;
  const again = await run(files.map(({ path }) => path));
  const heldBack = files.reduce((sum, { passed }) => sum + passed, 0);
  return {
    ...again,
    passed: first.passed - heldBack + again.passed,
    skipped: first.skipped,
    unsteady: first.failures.filter((failure) => !again.failures.includes(failure)),
  };
}
