import { fold } from './fold';

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
export const MONTH_PATTERN = [...MONTH_OF.keys()].sort((one, other) => other.length - one.length).join('|');

/** 1 to 12, or null. */
export function monthNumber(name: string): number | null {
  return MONTH_OF.get(fold(name).replace('.', '')) ?? null;
}
