import { catalogue as esMx } from '../../../src/shared/i18n/es-MX/catalogue';
import { landingCatalogue as esMxLanding } from '../../../src/shared/i18n/es-MX/landingCatalogue';
import { catalogue as jaJp } from '../../../src/shared/i18n/ja-JP/catalogue';
import { landingCatalogue as jaJpLanding } from '../../../src/shared/i18n/ja-JP/landingCatalogue';
import { serverMessages, serverMails } from '../../../src/shared/i18n/serverMessages';
import { HELP_TEXTS } from '../../../src/server/modules/help/helpTexts';

function textsOf(branch: unknown): string[] {
  if (typeof branch === 'string') return [branch];
  return typeof branch === 'object' && branch !== null ? Object.values(branch).flatMap(textsOf) : [];
}

const JAPANESE = textsOf([
  jaJp,
  jaJpLanding,
  serverMessages['ja-JP'],
  serverMails['ja-JP'],
  HELP_TEXTS['ja-JP'],
]);
const SPANISH = textsOf([
  esMx,
  esMxLanding,
  serverMessages['es-MX'],
  serverMails['es-MX'],
  HELP_TEXTS['es-MX'],
]);

const NUMBER = String.raw`(?:\d|\{\{count\}\})`;
const LATIN = '[A-Za-z0-9]';
const LETTER = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]`;

test('there is something to read', () => {
  expect(JAPANESE.length).toBeGreaterThan(500);
  expect(SPANISH.length).toBeGreaterThan(500);
});

test('Japanese parts no number from what it counts: “1時間”, never “1 時間”', () => {
  const parted = new RegExp(`${NUMBER} ${LETTER}|${LETTER} ${NUMBER}`, 'u');
  expect(JAPANESE.filter((text) => parted.test(text))).toEqual([]);
});

/** Names of their own, and what stands so in another firm's menu. */
const SPACED = ['Google カレンダー', 'Apple カレンダー', 'URL で追加', 'Web から登録'];

test('Japanese parts no word from its neighbours by a space: the page’s style does that', () => {
  const parted = new RegExp(
    String.raw`${LETTER} (?:${LATIN}|\{\{|<)|(?:${LATIN}|\}\}|>|[、。]) ${LETTER}`,
    'u',
  );
  const plain = (text: string) => SPACED.reduce((rest, name) => rest.replaceAll(name, ''), text);
  expect(JAPANESE.filter((text) => parted.test(plain(text)))).toEqual([]);
});

test('Japanese writes its own colon after its own letters', () => {
  const foreign = new RegExp(`${LETTER}: `, 'u');
  expect(JAPANESE.filter((text) => foreign.test(text))).toEqual([]);
});

test('Spanish quotes as in Mexico, everywhere alike', () => {
  expect(SPANISH.filter((text) => /[«»]/.test(text))).toEqual([]);
});

test('Spanish writes amounts of euros as the screens beside them do', () => {
  expect(SPANISH.filter((text) => /\d ?€/.test(text))).toEqual([]);
});
