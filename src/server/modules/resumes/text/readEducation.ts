import type { ResumeDraft } from '../../../../shared/contract/interpreters/resumeDraft';
import { dateRangeIn } from './dateRangeIn';
import { fold, hasBullet, withoutBullet } from './lineText';
import type { ResumeLine } from '../PageText';

type Study = ResumeDraft['education'][number];

const SCHOOL =
  /universit|college|school|institut|academy|academia|facult|polytechnic|escuela|colegio|universidad|politecnic|conservator|unam\b|大学|短期大学|高校|高等学校|学院|専門学校|学校|研究科/;

const WIDE_GAP = 1.9;

/** The studies of a section: blocks of lines that begin with emphasis, a gap, or another date. */
export function readEducation(lines: readonly ResumeLine[]): Study[] {
  return blocksOf(lines)
    .map(readBlock)
    .filter(({ school, degree }) => school !== '' || degree !== '');
}

function blocksOf(lines: readonly ResumeLine[]): ResumeLine[][] {
  const blocks: ResumeLine[][] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    const above = block?.at(-1);
    const hasDate = block?.some(({ text }) => dateRangeIn(text)) ?? false;
    const isNew =
      !block ||
      !above ||
      (line.isEmphasised && !above.isEmphasised) ||
      line.gapAbove > WIDE_GAP ||
      (hasDate && (dateRangeIn(line.text) !== null || isSchool(line.text)));
    if (isNew) blocks.push([line]);
    else block.push(line);
  }
  return blocks;
}

function readBlock(block: readonly ResumeLine[]): Study {
  const pieces: string[] = [];
  let startYear: number | null = null;
  let endYear: number | null = null;
  for (const part of block.flatMap(({ parts }) => parts)) {
    const dates = dateRangeIn(part);
    startYear ??= yearOf(dates?.start);
    endYear ??= yearOf(dates?.end);
    const rest = withoutBullet((dates?.rest ?? part).replace(/(?:入学|卒業|修了|中退)$/, '')).replace(
      /[·•|,\s]+$/,
      '',
    );
    if (rest !== '' && !hasBullet(part)) pieces.push(...(pieces.length === 0 ? splitSchool(rest) : [rest]));
  }
  const school = Math.max(0, pieces.findIndex(isSchool));
  const degree = pieces
    .filter((_piece, index) => index !== school)
    .slice(0, 2)
    .join(', ');
  return { school: pieces[school] ?? '', degree, startYear, endYear };
}

/** "BA in Translation, University of Leeds" and "University of Leeds — BA in Translation" in one line. */
function splitSchool(text: string): string[] {
  for (const separator of [/\s+[—–|-]\s+/, /,\s+|、/, /(?<=[\u3040-\u9fff])\s+(?=[\u3040-\u9fff])/]) {
    const pieces = text.split(separator).filter(Boolean);
    if (pieces.length === 2 && pieces.filter(isSchool).length === 1) return pieces;
  }
  return [text];
}

function isSchool(text: string): boolean {
  return SCHOOL.test(fold(text));
}

function yearOf(day: string | null | undefined): number | null {
  return day ? Number(day.slice(0, 4)) : null;
}
