import type { TextFragment } from './fragmentsOf';
import { sectionOfHeading } from './text/sectionHeadings';

/** Columns begin at least so far apart, in points. */
const MIN_DISTANCE = 90;
/** The share of fragments that may cross the gap between two columns, as a name across the page does. */
const MAX_CROSSING = 0.06;

export interface Columns {
  /** what stands left of the main column; empty where the page has only one */
  aside: readonly TextFragment[];
  main: readonly TextFragment[];
}

/**
 * Tells a résumé in two columns from one with dates set to the right: real columns both hold headings, and
 * hardly anything crosses the gap between them.
 */
export function columnsOf(fragments: readonly TextFragment[]): Columns {
  const gutter = findGutter(fragments);
  if (gutter === null) return { aside: [], main: fragments };
  const isLeft = ({ x, width }: TextFragment) => x < gutter && x + width <= gutter + 4;
  const left = fragments.filter(isLeft);
  const right = fragments.filter((fragment) => !isLeft(fragment));
  // The main column is the one that holds the positions; where neither does, the one with more text.
  const isLeftMain =
    holds(left, 'experience') || (!holds(right, 'experience') && amount(left) > amount(right));
  return isLeftMain ? { aside: right, main: left } : { aside: left, main: right };
}

function findGutter(fragments: readonly TextFragment[]): number | null {
  const starts = fragments
    .filter(({ text }) => sectionOfHeading(text))
    .map(({ x }) => x)
    .sort((one, other) => one - other);
  const leftmost = starts[0];
  if (leftmost === undefined) return null;
  for (const start of new Set(starts.filter((x) => x - leftmost >= MIN_DISTANCE))) {
    const gutter = start - 3;
    const crossing = fragments.filter(({ x, width }) => x < gutter - 3 && x + width > gutter + 4).length;
    const onTheRight = fragments.filter(({ x }) => Math.abs(x - start) < 3).length;
    if (crossing <= fragments.length * MAX_CROSSING && onTheRight >= 3) return gutter;
  }
  return null;
}

function holds(fragments: readonly TextFragment[], section: string): boolean {
  return fragments.some(({ text }) => sectionOfHeading(text) === section);
}

function amount(fragments: readonly TextFragment[]): number {
  return fragments.reduce((sum, { text }) => sum + text.length, 0);
}
