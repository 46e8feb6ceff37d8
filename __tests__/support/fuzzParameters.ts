/** `npm run fuzz` sets both: how many cases at least, and what they are drawn from. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 0);
const SEED = process.env['FUZZ_SEED'];

export const isFuzzed = RUNS > 0 || SEED !== undefined;

/** The number of cases of a property: a few in `npm test`, and at full length all that were asked for. */
export function fuzzParameters(usualRuns: number): { numRuns: number; seed?: number } {
  const numRuns = Math.max(usualRuns, RUNS);
  return SEED === undefined ? { numRuns } : { numRuns, seed: Number(SEED) };
}

/** How long a property may take: a minute, and so much for each case, on the slowest of machines. */
export function fuzzPatienceMs(usualRuns: number, msOfCase: number): number {
  return 60_000 + fuzzParameters(usualRuns).numRuns * msOfCase;
}
