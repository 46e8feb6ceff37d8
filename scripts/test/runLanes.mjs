/**
 * @typedef {import('./jestTally.mjs').Tally} Tally
 * @typedef {import('./summaryLines.mjs').Outcome} Outcome
 * @typedef {{ name: string, run: () => Promise<Tally> }} LaneStep
 */

/**
 * Runs lanes side by side and the steps of a lane one after another, and says when each begins and ends.
 * @param {readonly (readonly LaneStep[])[]} lanes
 * @returns {Promise<Outcome[]>}
 */
export async function runLanes(lanes) {
  return (await Promise.all(lanes.map(runLane))).flat();
}

/** @param {readonly LaneStep[]} steps @returns {Promise<Outcome[]>} */
async function runLane(steps) {
  const outcomes = [];
  for (const { name, run } of steps) {
    process.stdout.write(`\n── ${name} ──\n`);
    const startedAt = Date.now();
    const tally = await run();
    const seconds = (Date.now() - startedAt) / 1000;
    process.stdout.write(
      `── ${name}: ${tally.failed > 0 ? 'FAILED' : 'ok'} after ${seconds.toFixed(0)} s ──\n`,
    );
    outcomes.push({ name, tally, seconds });
  }
  return outcomes;
}
