import type { ResumeDraft } from '../../../../shared/contract/interpreters/resumeDraft';
import { hasBullet } from './lineText';
import { dateRangeIn } from './dateRangeIn';
import { paragraphOf } from './paragraphOf';
import type { ResumeLine } from '../PageText';

type Position = ResumeDraft['experience'][number];

/** "5 years 2 months" below a company where somebody held several positions. */
const TOTAL = /^\d+\s*(?:years?|yrs?|months?|mos?|años?|mes(?:es)?|年|か月|ヶ月|カ月)/i;

/**
 * The positions of LinkedIn's export: company (largest), title, dates, place, text. The company stands once
 * above all positions held there.
 */
export function readLinkedInExperience(lines: readonly ResumeLine[]): Position[] {
  const anchors = lines.flatMap((line, index) => {
    const dates = hasBullet(line.text) ? null : dateRangeIn(line.text);
    const isDates = dates?.isRange === true && dates.rest === '' && lines[index - 1] !== undefined;
    return isDates ? [{ index, dates }] : [];
  });
  let company = '';
  return anchors.map(({ index, dates }, number) => {
    const title = lines[index - 1];
    company = companyAbove(lines, index - 1) ?? company;
    const next = anchors[number + 1];
    const end = next ? headStart(lines, next.index) : lines.length;
    return {
      title: title?.text ?? '',
      company,
      startDate: dates.start,
      endDate: dates.end,
      isCurrent: dates.isCurrent,
      description: paragraphOf(withoutPlace(lines.slice(index + 1, Math.max(index + 1, end)))),
    };
  });
}

function companyAbove(lines: readonly ResumeLine[], title: number): string | null {
  const above = lines[title - 1];
  const name = above && TOTAL.test(above.text) ? lines[title - 2] : above;
  const isLarger =
    name !== undefined && name.size > (lines[title]?.size ?? 0) && dateRangeIn(name.text)?.isRange !== true;
  return isLarger ? name.text : null;
}

/** First line of what belongs to the position whose dates stand at `index`. */
function headStart(lines: readonly ResumeLine[], index: number): number {
  const title = index - 1;
  if (companyAbove(lines, title) === null) return title;
  return TOTAL.test(lines[title - 1]?.text ?? '') ? title - 2 : title - 1;
}

/** The place of work is short, without a full stop, and set closer to the dates than to the text that follows. */
function withoutPlace(lines: readonly ResumeLine[]): readonly ResumeLine[] {
  const [place, text] = lines;
  if (!place || hasBullet(place.text) || place.text.length > 80 || /[.。!?]$/.test(place.text)) return lines;
  const isApart = !text || text.gapAbove > place.gapAbove * 1.15;
  return isApart ? lines.slice(1) : lines;
}
