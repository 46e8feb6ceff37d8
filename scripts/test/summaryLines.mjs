/**
 * @typedef {{ name: string, tally: import('./jestTally.mjs').Tally, seconds: number }} Outcome
 * @param {readonly Outcome[]} outcomes
 * @returns {string[]} one line a step, then what failed, then the sum alone on the last line, which scripts read:
 *   whoever sees only the end of a long output sees what matters
 */
export function summaryLines(outcomes) {
  const width = Math.max(8, ...outcomes.map(({ name }) => name.length));
  const rows = outcomes.map(({ name, tally: { passed, failed, skipped }, seconds }) => {
    const counts = [
      `${passed} passed`,
      `${failed} failed`,
      ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ].join(', ');
    return `${failed > 0 ? 'FAILED' : 'ok    '}  ${name.padEnd(width)} ${seconds.toFixed(1).padStart(6)} s  ${counts}`;
  });
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    outcomes.reduce((total, { tally }) => total + tally[key], 0);
  const failures = outcomes.flatMap(({ tally }) => tally.failures).map(shortened);
  const again = outcomes.flatMap(({ tally }) => tally.again ?? []).map(shortened);
  const more = failures.length - MOST_FAILURES;
  const listed = [
    ...failures.slice(0, MOST_FAILURES).map((each) => `  ✗ ${each}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ];
  return [
    ...rows,
    '',
    ...(again.length > 0 ? ['Run once more, alone:', ...again.map((each) => `  ↻ ${each}`), ''] : []),
    ...(listed.length > 0 ? ['Failed:', ...listed, ''] : []),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}

const MOST_FAILURES = 30;
const MOST_LETTERS = 500;

/** @param {string} line */
function shortened(line) {
  return line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS - 1)}…` : line;
}
