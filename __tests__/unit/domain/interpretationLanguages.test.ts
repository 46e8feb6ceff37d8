import {
  INTERPRETATION_LANGUAGES,
  languageChoices,
  languageNameIn,
  languageOwnName,
} from '../../../src/shared/domain/text/interpretationLanguages';

describe('the languages that are interpreted', () => {
  test('bear their own identity for English readers', () => {
    const names = INTERPRETATION_LANGUAGES.map((name) => languageNameIn(name, 'en-US'));
    expect(names).toEqual(INTERPRETATION_LANGUAGES);
  });

  test.each(['es-MX', 'ja-JP'])('have a name of their own each for readers of %s', (locale) => {
    const names = INTERPRETATION_LANGUAGES.map((name) => languageNameIn(name, locale));
    expect(new Set(names).size).toBe(INTERPRETATION_LANGUAGES.length);
    expect(names.filter((name) => /^[A-Z]/.test(name))).toEqual([]);
  });

  test.each([
    ['en-US', ['Albanian', 'American Sign Language', 'Amharic', 'Arabic']],
    ['es-MX', ['Albanés', 'Alemán', 'Amárico', 'Árabe']],
    ['ja-JP', ['アムハラ語', 'アメリカ手話', 'アラビア語', 'アルバニア語']],
  ])(
    'are offered in %s by their names there, as titles and in the order of that language',
    (locale, first) => {
      const choices = languageChoices(locale);
      expect(choices.slice(0, 4).map(({ label }) => label)).toEqual(first);
      expect(choices.map(({ value }) => value).sort()).toEqual([...INTERPRETATION_LANGUAGES].sort());
    },
  );

  test.each([
    ['Japanese', '日本語'],
    ['Spanish', 'español'],
    ['English', 'English'],
    ['Haitian Creole', 'Kreyòl ayisyen'],
    ['Mandarin', '普通话'],
    ['Tigrinya', 'ትግርኛ'],
    ['Mexican Sign Language', 'Lengua de Señas Mexicana'],
    ['Klingon', 'Klingon'],
  ])('%s calls itself %s', (name, own) => {
    expect(languageOwnName(name)).toBe(own);
  });
});
