/** A run of text where it stands on the page. Lengths are points; y grows downwards from the top edge. */
export interface TextRun {
  text: string;
  x: number;
  y: number;
  width: number;
  /** height of the letters */
  size: number;
  /** a name that tells fonts of one document apart, nothing more */
  font: string;
}

export interface PageText {
  width: number;
  height: number;
  runs: readonly TextRun[];
}
