import {
  INTERPRETATION_LANGUAGES,
  languageNameIn,
  languageOwnName,
} from '../../src/domain/interpretationLanguages';

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
    ['Japanese', '日本語'],
    ['Spanish', 'español'],
    ['English', 'English'],
    ['Haitian Creole', 'Kreyòl ayisyen'],
    ['Mandarin', '普通话'],
    ['Klingon', 'Klingon'],
  ])('%s calls itself %s', (name, own) => {
    expect(languageOwnName(name)).toBe(own);
  });
});
