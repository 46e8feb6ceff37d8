/**
 * The languages that Dragoman interprets between. The English name is the identity on the wire and in the
 * database; the BCP 47 tag is for showing the name in the reader's language and in the language itself.
 */
export const LANGUAGE_TAGS = {
  Amharic: 'am',
  Arabic: 'ar',
  Bengali: 'bn',
  Cantonese: 'yue',
  Czech: 'cs',
  Dutch: 'nl',
  English: 'en',
  French: 'fr',
  German: 'de',
  Greek: 'el',
  'Haitian Creole': 'ht',
  Hebrew: 'he',
  Hindi: 'hi',
  Indonesian: 'id',
  Italian: 'it',
  Japanese: 'ja',
  Korean: 'ko',
  Mandarin: 'zh',
  Persian: 'fa',
  Polish: 'pl',
  Portuguese: 'pt',
  Punjabi: 'pa',
  Romanian: 'ro',
  Russian: 'ru',
  Somali: 'so',
  Spanish: 'es',
  Swahili: 'sw',
  Swedish: 'sv',
  Tagalog: 'fil',
  Thai: 'th',
  Turkish: 'tr',
  Ukrainian: 'uk',
  Urdu: 'ur',
  Vietnamese: 'vi',
} as const;

export type InterpretationLanguage = keyof typeof LANGUAGE_TAGS;

export const INTERPRETATION_LANGUAGES = Object.keys(LANGUAGE_TAGS) as [
  InterpretationLanguage,
  ...InterpretationLanguage[],
];

export function isInterpretationLanguage(name: string): name is InterpretationLanguage {
  return Object.hasOwn(LANGUAGE_TAGS, name);
}

/**
 * The language's name for a reader of `locale`; an unknown one is shown as it came. English readers see the identity
 * itself, which is finer than Intl's names ("Mandarin", not "Chinese").
 */
export function languageNameIn(name: string, locale: string): string {
  if (!isInterpretationLanguage(name) || locale.startsWith('en')) return name;
  return namesIn(locale).of(LANGUAGE_TAGS[name]) ?? name;
}

/** All of them to choose from: named as titles are in the reader's language, in its order. */
export function languageChoices(locale: string): { value: InterpretationLanguage; label: string }[] {
  const { compare } = new Intl.Collator(locale);
  return INTERPRETATION_LANGUAGES.map((value) => {
    const name = languageNameIn(value, locale);
    return { value, label: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) };
  }).sort((one, other) => compare(one.label, other.label));
}

const NAMES = new Map<string, Intl.DisplayNames>();

/** Made once a locale; see `dateTimeFormat`. */
function namesIn(locale: string): Intl.DisplayNames {
  const names = NAMES.get(locale) ?? new Intl.DisplayNames([locale], { type: 'language' });
  NAMES.set(locale, names);
  return names;
}

/** What browsers leave out of their language data (seen in Chromium), and what Intl calls only by the macrolanguage. */
const OWN_NAMES: Partial<Record<InterpretationLanguage, string>> = {
  Cantonese: '粵語',
  'Haitian Creole': 'Kreyòl ayisyen',
  Mandarin: '普通话',
  Somali: 'Soomaali',
};

/** The language's name in that language itself ("日本語"). */
export function languageOwnName(name: string): string {
  if (!isInterpretationLanguage(name)) return name;
  return OWN_NAMES[name] ?? languageNameIn(name, LANGUAGE_TAGS[name]);
}
