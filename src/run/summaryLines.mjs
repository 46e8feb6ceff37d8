/**
 * @typedef {{ name: string, tally: import('./jestTally.mjs').Tally, seconds: number }} Outcome
 * @param {readonly Outcome[]} outcomes
 * @returns {string[]} one line a step, then the sum alone on the last line, which scripts read
 */
export function summaryLines(outcomes) {
  const rows = outcomes.map(({ name, tally: { passed, failed, skipped }, seconds }) => {
    const counts = [
      `${passed} passed`,
      `${failed} failed`,
      ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ].join(', ');
    return `${failed > 0 ? 'FAILED' : 'ok    '}  ${name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s  ${counts}`;
  });
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    outcomes.reduce((total, { tally }) => total + tally[key], 0);
  return [...rows, '', `${sum('passed')} passed, ${sum('failed')} failed`];
}
