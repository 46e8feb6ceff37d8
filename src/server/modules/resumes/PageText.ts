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

/** A line of a résumé in reading order. */
export interface ResumeLine {
  /** what stands apart on one line, such as a title on the left and its years on the right */
  parts: readonly string[];
  /** the parts joined by a space */
  text: string;
  size: number;
  /** set in another size or font than most of the document */
  isEmphasised: boolean;
  /** distance from the line above in the column, in heights of its letters; Infinity on top of a page */
  gapAbove: number;
  /** reaches so far right that the next line may be its continuation */
  isFull: boolean;
  /** a page of several columns: in the one on the left, beside the main one */
  isAside: boolean;
}
