import { parseArgs } from 'node:util';

/** What `npm run qa` was asked for; everything where nothing is said. */
export interface QaWish {
  machine: string | null;
  path: number | null;
  isHeaded: boolean;
  /** of the second model's walks */
  seed: number;
  /** how many walks of the second model */
  runs: number;
  /** fewer paths: as few as take every transition */
  isQuick: boolean;
  /** only the second model */
  isProductOnly: boolean;
}

const RUNS = 12;

export function readQaWish(args: readonly string[]): QaWish {
  const { values } = parseArgs({
    args: [...args],
    options: {
      machine: { type: 'string' },
      path: { type: 'string' },
      headed: { type: 'boolean', default: false },
      seed: { type: 'string' },
      runs: { type: 'string' },
      quick: { type: 'boolean', default: false },
      product: { type: 'boolean', default: false },
    },
  });
  return {
    machine: values.machine ?? null,
    path: values.path === undefined ? null : wholeNumber('path', values.path),
    isHeaded: values.headed,
    seed: values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : wholeNumber('seed', values.seed),
    runs: values.runs === undefined ? RUNS : wholeNumber('runs', values.runs),
    isQuick: values.quick,
    isProductOnly: values.product || values.seed !== undefined,
  };
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new Error(`--${name} takes a whole number, not ${text}`);
  return number;
}
