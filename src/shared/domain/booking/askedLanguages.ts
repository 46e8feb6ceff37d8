import { type InterpretationLanguage, isInterpretationLanguage } from '../text/interpretationLanguages';
import type { AskedTime } from './askedTime';

export interface AskedLanguages {
  from: InterpretationLanguage | null;
  to: InterpretationLanguage | null;
}

/** The languages that were asked for, as far as there are such; a pair of one language is none. */
export function askedLanguages({ from, to }: Pick<AskedTime, 'from' | 'to'>): AskedLanguages {
  const known = (name: string | null) => (name !== null && isInterpretationLanguage(name) ? name : null);
  return { from: known(from), to: to === from ? null : known(to) };
}
