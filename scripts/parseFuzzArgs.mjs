import { parseTestArgs } from './test/parseTestArgs.mjs';
import { Refusal } from './refusal.mjs';

/** As many cases as `quality.md` asks for. */
const FULL_LENGTH = 1000;

/**
 * Reads `--only calls --runs 50 --seed 7` from the command line; what else stands there is jest's.
 * @param {readonly string[]} args
 * @param {readonly string[]} names every part there is
 * @param {number} anySeed taken where none is asked for
 * @returns {{ parts: readonly string[], runs: number, seed: number, rest: string[] }}
 */
export function parseFuzzArgs(args, names, anySeed) {
  const { steps: parts, rest } = parseTestArgs(args, names, names);
  const runs = takeNumber(rest, '--runs') ?? FULL_LENGTH;
  const seed = takeNumber(rest, '--seed') ?? anySeed;
  return { parts, runs, seed, rest };
}

/** Takes an option out of the list. @param {string[]} args @param {string} name @returns {number | undefined} */
function takeNumber(args, name) {
  const at = args.indexOf(name);
  if (at === -1) return undefined;
  const [, value = ''] = args.splice(at, 2);
  if (!/^\d{1,10}$/.test(value)) throw new Refusal(`${name} takes a whole number.`, 2);
  return Number(value);
}
