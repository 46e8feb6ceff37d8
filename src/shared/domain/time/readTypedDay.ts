import { isRealDate } from './wallClock';

/**
 * Reads a day as people write it: in figures with the year first, with the month's name, or in figures in the order of the
 * interface language (month first in English, day first in Spanish). Full-width signs, accents, dots and capitals count
 * as what they stand for. Null when it is no day, or when it could be more than one.
 */
export function readTypedDay(typed: string, language: string): string | null {
  const text = plain(typed);
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? namedParts(text) ?? figuresIn(text, language) ?? [];
  if (!year || !month || !day) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isRealDate(date) ? date : null;
}

/** All of the text, the year, the month and the day. */
type Parts = readonly (string | undefined)[];

function plain(typed: string): string {
  return typed.normalize('NFKD').replace(MARKS, '').replace(DASHES, '-').trim().toLowerCase();
}

/** Accents once their letters stand alone. */
const MARKS = /\p{M}/gu;
/** Hyphens and dashes, and what a Japanese keyboard writes for them. */
const DASHES = /[‐-―−ー]/g;

const YEAR_FIRST = /^(\d{4})\s*(?:[-/.]|年)\s*(\d{1,2})\s*(?:[-/.]|月)\s*(\d{1,2})\s*日?$/;

function namedParts(text: string): Parts | null {
  const [, day, name, year] = DAY_THEN_NAME.exec(text) ?? [];
  if (name) return [text, year, monthNumber(name), day];
  const [, first, second, third] = NAME_THEN_DAY.exec(text) ?? [];
  return first ? [text, third, monthNumber(first), second] : null;
}

/** `10 Dec 2026`, `10 de diciembre de 2026`, `1.º de enero del 2027`, `10-dic-2026` */
const DAY_THEN_NAME =
  /^(\d{1,2})(?:st|nd|rd|th|ro|\.?o)?[\s./-]*(?:\bde\s+)?([a-z]{3,})[\s.,/-]*(?:\bdel?\s+)?(\d{4})$/;
/** `Dec 10, 2026`, `dec. 10 2026`, `diciembre 10 de 2026` */
const NAME_THEN_DAY = /^([a-z]{3,})[\s./-]*(\d{1,2})(?:st|nd|rd|th)?[\s.,/-]+(?:del?\s+)?(\d{4})$/;

/** The name whole or its beginning, in any language that has names: none of them means another month elsewhere. */
function monthNumber(name: string): string | undefined {
  const index = MONTHS.findIndex((names) => names.some((whole) => whole.startsWith(name)));
  return index < 0 ? undefined : String(index + 1);
}

const MONTHS = [
  ['january', 'enero'],
  ['february', 'febrero'],
  ['march', 'marzo'],
  ['april', 'abril'],
  ['may', 'mayo'],
  ['june', 'junio'],
  ['july', 'julio'],
  ['august', 'agosto'],
  ['september', 'septiembre', 'setiembre'],
  ['october', 'octubre'],
  ['november', 'noviembre'],
  ['december', 'diciembre'],
] as const;

/** Figures that end with the year; Japanese has none of them. */
function figuresIn(text: string, language: string): Parts | null {
  const isEnglish = language.startsWith('en');
  if (!isEnglish && !language.startsWith('es')) return null;
  const [, first, , second, year] = (isEnglish ? MONTH_FIRST : DAY_FIRST).exec(text) ?? [];
  return isEnglish ? [text, year, first, second] : [text, year, second, first];
}

const MONTH_FIRST = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/;
const DAY_FIRST = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/;
