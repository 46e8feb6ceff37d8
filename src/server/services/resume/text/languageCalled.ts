import {
  INTERPRETATION_LANGUAGES,
  languageNameIn,
  languageOwnName,
  type InterpretationLanguage,
} from '../../../../shared/domain/text/interpretationLanguages';
import { INTERFACE_LANGUAGES } from '../../../../shared/domain/text/interfaceLanguages';
import { fold } from './fold';

/** Names that Intl does not give: other words for a language, and countries' kinds of it. */
const ALSO: Partial<Record<InterpretationLanguage, readonly string[]>> = {
  Cantonese: ['chinese (cantonese)', 'cantonés', '広東語'],
  'Haitian Creole': ['creole', 'kreyol', 'criollo haitiano'],
  Mandarin: [
    'chinese',
    'chinese (simplified)',
    'mandarin chinese',
    'chino mandarín',
    'mandarín',
    '中国語',
    '標準中国語',
  ],
  Persian: ['farsi', 'dari', 'ペルシャ語'],
  Portuguese: ['brazilian portuguese', 'portugués brasileño'],
  Punjabi: ['panjabi'],
  Spanish: ['castilian', 'castellano', 'español castellano', 'mexican spanish'],
  Tagalog: ['filipino', 'filipino/tagalog'],
  Ukrainian: ['ucranio'],
};

const LANGUAGE_OF = new Map(
  INTERPRETATION_LANGUAGES.flatMap((language) =>
    [
      language,
      languageOwnName(language),
      ...INTERFACE_LANGUAGES.map((reader) => languageNameIn(language, reader)),
      ...(ALSO[language] ?? []),
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
