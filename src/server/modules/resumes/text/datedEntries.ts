import { hasBullet } from './lineText';
import { dateRangeIn, type DateRange } from './dateRangeIn';
import type { ResumeLine } from '../PageText';

/** Something with a date: a position, a degree, a certificate. */
export interface DatedEntry {
  /** what stands above or beside the date */
  header: string[];
  dates: DateRange;
  body: ResumeLine[];
}

const LONGEST_HEADER = 110;
/** Lines further apart than this, in heights of a letter, do not belong together. */
const WIDE_GAP = 1.75;

/**
 * Cuts a section at its dates. Above a date stand up to two lines of heading (title and company), below it the
 * text; where only one of the two stands above or beside it, the other may follow.
 */
export function datedEntries(lines: readonly ResumeLine[], needsRange: boolean): DatedEntry[] {
  const anchors = lines.flatMap((line, index) => {
    const dates = hasBullet(line.text) ? null : dateRangeIn(line.text);
    return dates && dates.rest.length <= LONGEST_HEADER && (dates.isRange || !needsRange)
      ? [{ index, dates }]
      : [];
  });
  let from = 0;
  const starts = anchors.map(({ index, dates }) => {
    const start = headerStart(lines, from, index, dates.rest === '' ? 2 : 1);
    from = index + 1;
    return start;
  });
  return anchors.map(({ index, dates }, number) => {
    const end = starts[number + 1] ?? lines.length;
    const header = lines.slice(starts[number], index).flatMap(({ parts }) => parts);
    if (dates.rest) header.push(...besideDate(lines[index], dates));
    const body = lines.slice(index + 1, end);
    const [next] = body;
    if (
      header.length < 2 &&
      next &&
      isHeaderLike(next) &&
      (next.isEmphasised || body[1] === undefined || hasBullet(body[1].text))
    ) {
      header.push(...next.parts);
      body.shift();
    }
    return { header, dates, body };
  });
}

/** The date line's other parts; they stay apart if they stood apart. */
function besideDate(line: ResumeLine | undefined, dates: DateRange): string[] {
  const others = (line?.parts ?? [])
    .map((part) => dateRangeIn(part)?.rest ?? part)
    .filter((part) => part !== '');
  return others.length >= 2 ? others : [dates.rest];
}

/** Where the heading above a date begins: as high as lines look like one, and the first of them opens something. */
function headerStart(lines: readonly ResumeLine[], from: number, anchor: number, most: number): number {
  let start = anchor;
  for (let index = anchor - 1; index >= Math.max(from, anchor - most); index -= 1) {
    const line = lines[index];
    const below = lines[index + 1];
    if (!line || !below || !isHeaderLike(line) || below.gapAbove > WIDE_GAP * 1.3) break;
    if (index === from || opens(line, lines[index - 1])) start = index;
  }
  const above = lines[anchor - 1];
  const isBare = start === anchor && most === 2 && anchor - 1 >= from;
  return isBare && above && isHeaderLike(above) ? anchor - 1 : start;
}

function opens(line: ResumeLine, before: ResumeLine | undefined): boolean {
  return line.isEmphasised || line.gapAbove > WIDE_GAP || before === undefined || endsText(before);
}

function isHeaderLike({ text }: ResumeLine): boolean {
  return (
    text.length <= LONGEST_HEADER &&
    !hasBullet(text) &&
    !/[.;。；]$/.test(text.replace(/\b(?:inc|co|ltd|corp|s\.a|c\.v)\.$/i, ''))
  );
}

function endsText({ text }: ResumeLine): boolean {
  return hasBullet(text) || /[.。]$/.test(text);
}
