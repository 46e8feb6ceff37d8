import {
  INTERPRETATION_LANGUAGES,
  languageNameIn,
  languageOwnName,
  type InterpretationLanguage,
} from '../../../../shared/domain/text/interpretationLanguages';
import { LANGUAGE_ALIASES } from '../../../../shared/domain/text/languageAliases';
import { INTERFACE_LANGUAGES } from '../../../../shared/domain/text/interfaceLanguages';
import { fold } from './lineText';

const LANGUAGE_OF = new Map(
  INTERPRETATION_LANGUAGES.flatMap((language) =>
    [
      language,
      languageOwnName(language),
      ...INTERFACE_LANGUAGES.map((reader) => languageNameIn(language, reader)),
      ...(LANGUAGE_ALIASES[language] ?? []),
    ].map((name) => [fold(name), language] as const),
  ),
);

/** The language that is called so in English, Spanish, Japanese or itself ("Chinese (Mandarin)" too), or null. */
export function languageCalled(name: string): InterpretationLanguage | null {
  const known = LANGUAGE_OF.get(fold(name));
  if (known) return known;
  const outside = fold(name).replace(/\s*[(（].*$/, '');
  const inside = /[(（]([^)）]+)/.exec(fold(name))?.[1] ?? '';
  const narrow = LANGUAGE_OF.get(inside);
  const wide = LANGUAGE_OF.get(outside);
  if (narrow && wide === 'Mandarin') return narrow;
  return wide ?? null;
}
