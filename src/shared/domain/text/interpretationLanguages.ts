import { isSignLanguage, SIGN_LANGUAGE_TAGS, signLanguageNameIn, signLanguageOwnName } from './signLanguages';

/**
 * The languages that Dragoman interprets between. The English name is the identity on the wire and in the
 * database; the BCP 47 tag is for showing the name in the reader's language and in the language itself.
 */
export const LANGUAGE_TAGS = {
  Albanian: 'sq',
  Amharic: 'am',
  Arabic: 'ar',
  Armenian: 'hy',
  Bengali: 'bn',
  Bosnian: 'bs',
  Bulgarian: 'bg',
  Burmese: 'my',
  Cantonese: 'yue',
  Croatian: 'hr',
  Czech: 'cs',
  Danish: 'da',
  Dutch: 'nl',
  English: 'en',
  Finnish: 'fi',
  French: 'fr',
  Georgian: 'ka',
  German: 'de',
  Greek: 'el',
  'Haitian Creole': 'ht',
  Hausa: 'ha',
  Hebrew: 'he',
  Hindi: 'hi',
  Hungarian: 'hu',
  Indonesian: 'id',
  Italian: 'it',
  Japanese: 'ja',
  Khmer: 'km',
  Korean: 'ko',
  Kurdish: 'ku',
  Lao: 'lo',
  Lithuanian: 'lt',
  Macedonian: 'mk',
  Mandarin: 'zh',
  Mongolian: 'mn',
  Nepali: 'ne',
  Norwegian: 'no',
  Oromo: 'om',
  Pashto: 'ps',
  Persian: 'fa',
  Polish: 'pl',
  Portuguese: 'pt',
  Punjabi: 'pa',
  Romanian: 'ro',
  Russian: 'ru',
  Serbian: 'sr',
  Slovak: 'sk',
  Slovenian: 'sl',
  Somali: 'so',
  Spanish: 'es',
  Swahili: 'sw',
  Swedish: 'sv',
  Tagalog: 'fil',
  Tamil: 'ta',
  Thai: 'th',
  Tigrinya: 'ti',
  Turkish: 'tr',
  Ukrainian: 'uk',
  Urdu: 'ur',
  Vietnamese: 'vi',
  Wolof: 'wo',
  Yoruba: 'yo',
  ...SIGN_LANGUAGE_TAGS,
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
  if (isSignLanguage(name)) return signLanguageNameIn(name, locale);
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

/** Languages that browsers leave out of their data (seen in Chromium), or that Intl calls only by the macrolanguage. */
const OWN_NAMES: Partial<Record<InterpretationLanguage, string>> = {
  Albanian: 'shqip',
  Armenian: 'հայերեն',
  Burmese: 'မြန်မာ',
  Cantonese: '粵語',
  Georgian: 'ქართული',
  'Haitian Creole': 'Kreyòl ayisyen',
  Khmer: 'ខ្មែរ',
  Kurdish: 'kurdî',
  Lao: 'ລາວ',
  Macedonian: 'македонски',
  Mandarin: '普通话',
  Mongolian: 'монгол',
  Nepali: 'नेपाली',
  Oromo: 'Oromoo',
  Pashto: 'پښتو',
  Somali: 'Soomaali',
  Tigrinya: 'ትግርኛ',
  Yoruba: 'Yorùbá',
};

/** The language's name in that language itself ("日本語"). */
export function languageOwnName(name: string): string {
  if (!isInterpretationLanguage(name)) return name;
  if (isSignLanguage(name)) return signLanguageOwnName(name);
  return OWN_NAMES[name] ?? languageNameIn(name, LANGUAGE_TAGS[name]);
}
