import type { InterpretationLanguage } from '../../shared/domain/text/interpretationLanguages';

export type DemoVertical =
  | 'Software & App'
  | 'Tourism & Living'
  | 'Technical & Engineering'
  | 'Legal & Court'
  | 'Medical & Health'
  | 'Business & Trade';

/** An invented person, as briefly as can be said; `interpreterRows` makes the tables' rows of it. */
export interface DemoInterpreter {
  name: [first: string, last: string];
  alias?: string;
  /** the native one first */
  languages: [InterpretationLanguage, InterpretationLanguage, ...InterpretationLanguage[]];
  place: string;
  zone: string;
  /** euros for an hour and for a word; null where the person has set none */
  rates: [hourly: number | null, word: number | null];
  years: number;
  verticals: DemoVertical[];
  about: string;
  certificates: [name: string, issuer: string, day: string][];
  /** confirms requests at once that come so many minutes ahead; left out: answers each */
  atOnceMinutes?: number;
  /** months as YYYY-MM */
  work: [title: string, company: string, from: string, to: string | null, what: string][];
}
