/** A line of the table: what was measured, against what it should be. */
export interface Row {
  what: string;
  figure: string;
  /** as `npm run bench` prints it; empty where there is none */
  goal: string;
  /** null where nothing is asked for */
  isOk: boolean | null;
}

export const atMost = (what: string, value: number, most: number, unit = '', digits = 0): Row => ({
  what,
  figure: `${value.toFixed(digits)}${unit}`,
  goal: `≤ ${most}${unit}`,
  isOk: value <= most,
});

export const atLeast = (what: string, value: number, least: number): Row => ({
  what,
  figure: value.toFixed(2),
  goal: `≥ ${least.toFixed(2)}`,
  isOk: value >= least,
});

export const told = (what: string, figure: string): Row => ({ what, figure, goal: '', isOk: null });
