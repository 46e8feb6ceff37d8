import { parseArgs } from 'node:util';
import { Refusal } from './refusal.mjs';

/**
 * The options of `npm run qa`; everything without options.
 * @typedef {object} QaOptions
 * @property {string | null} machine @property {number | null} path @property {boolean} isHeaded
 * @property {number} seed of the second model's walks @property {number} runs how many of them
 * @property {boolean} isQuick fewer paths: as few as take every transition
 * @property {boolean} isProductOnly only the second model
 */

const RUNS = 12;
const OPTIONS = /** @type {const} */ ({
  machine: { type: 'string' },
  path: { type: 'string' },
  headed: { type: 'boolean', default: false },
  seed: { type: 'string' },
  runs: { type: 'string' },
  quick: { type: 'boolean', default: false },
  product: { type: 'boolean', default: false },
});

/**
 * Reads the command line; what makes no sense together is refused before anything is built or opened.
 * @param {readonly string[]} args @param {readonly string[]} machines every flow there is
 * @param {{ anySeed: number, hasDisplay: boolean }} means the seed where none is said, and whether a window can be shown
 * @returns {QaOptions}
 */
export function parseQaArgs(args, machines, { anySeed, hasDisplay }) {
  const { machine, path, headed, seed, runs, quick, product } = parsed(args);
  if (machine !== undefined && !machines.includes(machine))
    throw refused(`There is no machine ${machine}; there are ${machines.join(', ')}.`);
  if (path !== undefined && machine === undefined)
    throw refused(`--path is one of a machine's: say --machine as well, one of ${machines.join(', ')}.`);
  const ofProduct = Object.entries({ seed, runs, product }).flatMap(([name, said]) => (said ? [name] : []));
  if (machine !== undefined && ofProduct.length > 0)
    throw refused(
      `--${ofProduct.join(' and --')} is about the walks of two people, which --machine leaves out.`,
    );
  if (headed && !hasDisplay)
    throw refused(
      '--headed opens windows, and there is no display here. Leave it out, or say xvfb-run first.',
    );
  return {
    machine: machine ?? null,
    path: path === undefined ? null : wholeNumber('path', path, 1),
    isHeaded: headed,
    seed: seed === undefined ? anySeed : wholeNumber('seed', seed, 0),
    runs: runs === undefined ? RUNS : wholeNumber('runs', runs, 1),
    isQuick: quick,
    isProductOnly: product || seed !== undefined,
  };
}

/** Whether a window would be seen. @param {NodeJS.ProcessEnv} env @param {NodeJS.Platform} platform */
export function hasDisplay(env, platform) {
  return platform !== 'linux' || Boolean(env['DISPLAY'] ?? env['WAYLAND_DISPLAY']);
}

/** @param {readonly string[]} args */
function parsed(args) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    const [what] = /** @type {Error} */ (error).message.split('. ');
    throw refused(`${what}. There are --${Object.keys(OPTIONS).join(', --')}.`);
  }
}

/** @param {string} name @param {string} text @param {number} least */
function wholeNumber(name, text, least) {
  if (!/^\d{1,10}$/.test(text) || Number(text) < least)
    throw refused(`--${name} takes a whole number from ${least} on, not “${text}”.`);
  return Number(text);
}

/** @param {string} words */
const refused = (words) => new Refusal(words, 2);
