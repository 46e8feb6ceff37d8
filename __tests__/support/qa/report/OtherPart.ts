/** Proofs beside the walks through single flows. */
export interface OtherPart {
  name: string;
  /** a few letters: `24 / 24` */
  sum: string;
  lead: string;
  lines: readonly string[];
  isGood: boolean;
  /** the command that does it again; empty where there is none of its own */
  again: string;
}
