import { Refusal } from '../refusal.mjs';

/**
 * Reads `--only node,types` from the command line; what else stands there is jest's.
 * @param {readonly string[]} args
 * @param {readonly string[]} names every step there is, in the order in which they run
 * @param {readonly string[]} usual those that run where nothing is said
 * @returns {{ steps: readonly string[], rest: string[] }}
 */
export function parseTestArgs(args, names, usual) {
  const at = args.findIndex((each) => each === '--only' || each.startsWith('--only='));
  if (at === -1) return { steps: usual, rest: [...args] };
  const isJoined = args[at] !== '--only';
  const list = isJoined ? args[at]?.slice('--only='.length) : args[at + 1];
  const wished = (list ?? '').split(',').filter(Boolean);
  if (wished.length === 0 || wished.some((each) => !names.includes(each))) {
    throw new Refusal(`--only takes some of ${names.join(', ')}, with commas between them.`, 2);
  }
  const rest = args.filter((_, index) => index !== at && (isJoined || index !== at + 1));
  return { steps: names.filter((each) => wished.includes(each)), rest };
}
