/**
 * Runs a helper's clean-up once the test that called it has ended. Files of tests may share one registry of
 * modules (`scripts/test/groupTests.mjs`), so a hook of a helper's own, made when it is first read, would
 * hold for the first file only.
 */
export function whenTestEnds(work: () => void): void {
  waiting.push(work);
}

/** The set-up of each project calls it after every test. */
export function endTest(): void {
  for (const work of waiting.splice(0)) work();
}

const waiting: (() => void)[] = [];
