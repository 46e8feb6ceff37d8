import { fold } from './lineText';

const NAMES = [
  'jan|january|ene|enero',
  'feb|february|febrero',
  'mar|march|marzo',
  'apr|april|abr|abril',
  'may|mayo',
  'jun|june|junio',
  'jul|july|julio',
  'aug|august|ago|agosto',
  'sep|sept|september|septiembre|setiembre|set',
  'oct|october|octubre',
  'nov|november|noviembre',
  'dec|december|dic|diciembre',
];

const MONTH_OF = new Map(
  NAMES.flatMap((names, month) => names.split('|').map((name) => [name, month + 1] as const)),
);

/** Every name of a month in English and Spanish, longest first, for use inside a regular expression. */
const MONTH_PATTERN = [...MONTH_OF.keys()].sort((one, other) => other.length - one.length).join('|');

/** 1 to 12, or null. */
function monthNumber(name: string): number | null {
  return MONTH_OF.get(fold(name).replace('.', '')) ?? null;
}

/** A stretch of time that a line names. Days are YYYY-MM-DD: the first of the month or year that is written. */
export interface DateRange {
  start: string | null;
  end: string | null;
  isCurrent: boolean;
  /** two moments, or one and "since" or "now"; otherwise a single date, which stands under `end` */
  isRange: boolean;
  /** the line without it */
  rest: string;
}

const ERAS = { 令和: 2018, 平成: 1988, 昭和: 1925 } as const;

const YEAR = '(?:19|20)\\d\\d';
const MOMENT = [
  `(?<![\\p{L}])(?:${MONTH_PATTERN})\\.?,?\\s*(?:de\\s+|del\\s+)?${YEAR}(?!\\d)`,
  `(?:令和|平成|昭和)\\s*(?:\\d{1,2}|元)\\s*年(?:\\s*\\d{1,2}\\s*月)?`,
  `(?<!\\d)${YEAR}\\s*年(?:\\s*\\d{1,2}\\s*月)?`,
  `(?<!\\d)${YEAR}[/.-](?:0?[1-9]|1[0-2])(?![\\d/])`,
  `(?<!\\d)(?:0?[1-9]|1[0-2])[/.-]${YEAR}(?!\\d)`,
  `(?<!\\d)${YEAR}(?!\\d)`,
].join('|');
const NOW =
  'present|current|now|today|ongoing|la actualidad|actualidad|actual|presente|a la fecha|hoy|現在|在職中|在籍中|至今';
const UNTIL = '\\s*(?:[-–—―−~～〜→]|\\bto\\b|\\buntil\\b|\\bhasta\\b|\\bal?\\b|から|より)\\s*';

const RANGE = new RegExp(`(${MOMENT})${UNTIL}(?:(${MOMENT})(?:\\s*まで)?|(${NOW}))`, 'iu');
const SINCE = new RegExp(
  `(?:\\bsince\\b|\\bfrom\\b|\\bdesde\\b)\\s*(${MOMENT})|(${MOMENT})\\s*(?:[-–—~～〜]|から)\\s*$`,
  'iu',
);
const SINGLE = new RegExp(`(${MOMENT})`, 'iu');
/** "(6 years 3 months)" after the dates says nothing new. */
const LENGTH =
  /[·(（]\s*\d+\+?\s*(?:years?|yrs?|months?|mos?|años?|meses|mes|年|か月|ヶ月|カ月)[^)）]{0,30}[)）]?/giu;

/** The first stretch of time that a line names, in English, Spanish or Japanese; null where there is none. */
export function dateRangeIn(text: string): DateRange | null {
  const line = text.normalize('NFKC');
  const range = RANGE.exec(line);
  if (range) {
    const end = range[2] === undefined ? null : dayOf(range[2]);
    return {
      start: dayOf(range[1] ?? ''),
      end,
      isCurrent: !range[2],
      isRange: true,
      rest: without(line, range),
    };
  }
  const since = SINCE.exec(line);
  if (since) {
    const start = dayOf(since[1] ?? since[2] ?? '');
    return { start, end: null, isCurrent: true, isRange: true, rest: without(line, since) };
  }
  const single = SINGLE.exec(line);
  if (!single) return null;
  return {
    start: null,
    end: dayOf(single[0]),
    isCurrent: false,
    isRange: false,
    rest: without(line, single),
  };
}

function without(line: string, match: RegExpExecArray): string {
  return `${line.slice(0, match.index)} ${line.slice(match.index + match[0].length)}`
    .replace(LENGTH, ' ')
    .replace(/[([（【]\s*[)\]）】]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s|·•,;:：/–—-]+|[\s|·•,;:：/–—(（-]+$/g, '');
}

function dayOf(moment: string): string | null {
  const numbers = (moment.match(/\d+/g) ?? []).map(Number);
  const era = /令和|平成|昭和/.exec(moment)?.[0] as keyof typeof ERAS | undefined;
  if (era) {
    const [year, month] = moment.includes('元') ? [1, numbers[0]] : numbers;
    return day(ERAS[era] + (year ?? 1), month);
  }
  const year = numbers.find((number) => number >= 1900 && number <= 2099);
  if (year === undefined) return null;
  const named = /\p{L}{3,}/u.exec(moment.replace(/年|月/g, ''))?.[0];
  return day(year, named ? (monthNumber(named) ?? undefined) : numbers.find((number) => number !== year));
}

function day(year: number, month: number | undefined): string {
  const known = month !== undefined && month >= 1 && month <= 12 ? month : 1;
  return `${String(year)}-${String(known).padStart(2, '0')}-01`;
}
