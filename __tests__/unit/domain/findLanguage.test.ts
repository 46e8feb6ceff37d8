import fc from 'fast-check';
import { findLanguage, isLanguageMeant } from '../../../src/shared/domain/text/findLanguage';
import { INTERFACE_LANGUAGES } from '../../../src/shared/domain/text/interfaceLanguages';
import {
  INTERPRETATION_LANGUAGES,
  languageNameIn,
  languageOwnName,
} from '../../../src/shared/domain/text/interpretationLanguages';

describe('a language that somebody typed', () => {
  test.each(INTERPRETATION_LANGUAGES)(
    '%s is found by its own name and in every language of ours',
    (language) => {
      const names = [
        languageOwnName(language),
        ...INTERFACE_LANGUAGES.map((each) => languageNameIn(language, each)),
      ];
      const found = names.map((name) => findLanguage(name));
      expect(found).toEqual(names.map(() => ({ language, isGuess: false })));
    },
  );

  test.each([
    ['Deutsch', 'German'],
    ['  german ', 'German'],
    ['GERMAN', 'German'],
    ['alemán', 'German'],
    ['aleman', 'German'],
    ['ドイツ語', 'German'],
    ['farsi', 'Persian'],
    ['Filipino', 'Tagalog'],
    ['Chinese', 'Mandarin'],
    ['Tigrigna', 'Tigrinya'],
    ['ｇｅｒｍａｎ', 'German'],
    ['haitian  creole', 'Haitian Creole'],
    ['العربية', 'Arabic'],
    ['arabisch', 'Arabic'],
    ['Französisch', 'French'],
    ['Tschechisch', 'Czech'],
    ['allemand', 'German'],
    ['tedesco', 'German'],
    ['niemiecki', 'German'],
    ['арабский', 'Arabic'],
    ['Almanca', 'German'],
    ['Engels', 'English'],
  ])('%s is %s', (typed, language) => {
    expect(findLanguage(typed)).toEqual({ language, isGuess: false });
  });

  test.each([
    ['Germn', 'German'],
    ['Geramn', 'German'],
    ['Grman', 'German'],
    ['Arabc', 'Arabic'],
    ['Vietnamise', 'Vietnamese'],
    ['Portugese', 'Portuguese'],
    ['Ukranian', 'Ukrainian'],
    ['Tigriniya', 'Tigrinya'],
    ['Spainsh', 'Spanish'],
    ['Duetsch', 'German'],
    ['Mandrin', 'Mandarin'],
    ['Arabish', 'Arabic'],
    ['Franzoesisch', 'French'],
    ['alemand', 'German'],
  ])('%s is taken for %s, and said to be a guess', (typed, language) => {
    expect(findLanguage(typed)).toEqual({ language, isGuess: true });
  });

  test.each([
    [''],
    ['   '],
    ['\u0000\u200b'],
    ['Klingon'],
    ['la'],
    ['xx'],
    ['thn'],
    ['German and Arabic please, tomorrow at nine in the morning'],
    ['Germ'],
    ['%27; DROP TABLE'],
  ])('%j is none', (typed) => {
    expect(findLanguage(typed)).toBeNull();
  });

  test('any text gives a language of the list or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        const found = findLanguage(typed);
        return found === null || INTERPRETATION_LANGUAGES.includes(found.language);
      }),
    );
  });
});

describe('a list of languages that somebody types into', () => {
  const meant = (typed: string) => INTERPRETATION_LANGUAGES.filter((each) => isLanguageMeant(each, typed));

  test.each(INTERPRETATION_LANGUAGES)('offers %s by all its names', (language) => {
    const names = [
      languageOwnName(language),
      ...INTERFACE_LANGUAGES.map((each) => languageNameIn(language, each)),
    ];
    for (const name of names) expect(meant(name)).toContain(language);
  });

  test.each([
    ['deu', ['German', 'German Sign Language']],
    ['asl', ['American Sign Language']],
    ['farsi', ['Persian']],
    ['alem', ['German']],
    ['arabis', ['Arabic']],
    ['allema', ['German']],
    ['Germn', ['German']],
    ['Ukranian', ['Ukrainian']],
    ['', []],
    ['qqqq', []],
  ])('takes %j for %j', (typed, languages) => {
    expect(meant(typed)).toEqual(languages);
  });
});

test('no two languages share a name in a large language of Europe', () => {
  for (const reader of [
    'de',
    'fr',
    'it',
    'pt',
    'nl',
    'pl',
    'ro',
    'ru',
    'uk',
    'tr',
    'sv',
    'da',
    'cs',
    'hu',
    'el',
  ]) {
    const found = INTERPRETATION_LANGUAGES.map((each) => findLanguage(languageNameIn(each, reader)));
    expect(found).toEqual(INTERPRETATION_LANGUAGES.map((language) => ({ language, isGuess: false })));
  }
});
