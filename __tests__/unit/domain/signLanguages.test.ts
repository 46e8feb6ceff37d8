import {
  INTERPRETATION_LANGUAGES,
  languageNameIn,
  languageOwnName,
} from '../../../src/shared/domain/text/interpretationLanguages';
import { isSignLanguage, SIGN_LANGUAGE_TAGS } from '../../../src/shared/domain/text/signLanguages';

const SIGNED = Object.keys(SIGN_LANGUAGE_TAGS);

test('languages that are signed can be booked like any other, and are told from those that are spoken', () => {
  expect(INTERPRETATION_LANGUAGES.filter(isSignLanguage).sort()).toEqual([...SIGNED].sort());
  expect(['English', '', 'toString', 'Sign'].filter(isSignLanguage)).toEqual([]);
});

test('each has a name in every language of ours, and where it is signed', () => {
  const names = SIGNED.map((name) => [languageNameIn(name, 'es-MX'), languageNameIn(name, 'ja-JP')]);
  expect(names.flat().filter((name) => /Sign Language/.test(name))).toEqual([]);
  expect(languageOwnName('French Sign Language')).toBe('Langue des signes française');
});
