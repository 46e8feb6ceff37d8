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
  const again = outcomes.flatMap(({ tally }) => tally.again ?? []);
  const failures = outcomes.flatMap(({ tally }) => tally.failures);
  return [
    ...rows,
    '',
    ...listed('Run once more, alone:', '↻', again),
    ...listed('Failed:', '✗', failures),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}

const MOST_FAILURES = 30;
const MOST_LETTERS = 500;

/** @param {string} title @param {string} mark @param {readonly string[]} lines @returns {string[]} nothing where there are none */
function listed(title, mark, lines) {
  if (lines.length === 0) return [];
  const more = lines.length - MOST_FAILURES;
  return [
    title,
    ...lines.slice(0, MOST_FAILURES).map((each) => `  ${mark} ${shortened(each)}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
    '',
  ];
}

/** @param {string} line */
function shortened(line) {
  return line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS - 1)}…` : line;
}
