import {
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
} from '../../../src/shared/domain/text/interfaceLanguages';
import { catalogue as enUs } from '../../../src/shared/i18n/en-US/catalogue';
import { screenWords } from '../../../src/shared/i18n/en-US/screenWords';
import { catalogue as esMx } from '../../../src/shared/i18n/es-MX/catalogue';
import { catalogue as jaJp } from '../../../src/shared/i18n/ja-JP/catalogue';
import { loadCatalogue } from '../../../src/client/i18n/loadCatalogue';
import { loadScreenWords } from '../../../src/client/i18n/loadScreenWords';
import type { WordsPart } from '../../../src/shared/i18n/Catalogue';
import { loadLandingCatalogue } from '../../../src/client/i18n/loadLandingCatalogue';

type Texts = Map<string, string>;

/** Spanish has a form for millions that only the plural rules know; every language must have what its rules ask. */
const PLURAL = /_(one|two|few|many|other)$/;

function textsOf(branch: object, prefix = ''): [string, string][] {
  return Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : textsOf(value as object, `${prefix}${key}.`),
  );
}

const CATALOGUES = { 'en-US': enUs, 'es-MX': esMx, 'ja-JP': jaJp } as const;
const PARTS = Object.keys(screenWords) as WordsPart[];

/** Everything, as it is fetched: what the area says and what its screens add. */
const load = async (language: InterfaceLanguage): Promise<Texts> =>
  new Map(textsOf({ ...(await loadCatalogue(language)), ...(await loadScreenWords(language, PARTS)) }));
const variables = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name))].sort();
const baseKeys = (texts: Texts) =>
  [...new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')))].sort();
const OTHERS = INTERFACE_LANGUAGES.filter((language) => language !== 'en-US');

test.each(OTHERS)('%s says everything that en-US says, and nothing more', async (language) => {
  expect(baseKeys(await load(language))).toEqual(baseKeys(await load('en-US')));
});

test.each(INTERFACE_LANGUAGES)('%s has every plural form that its rules ask for', async (language) => {
  const texts = await load(language);
  const asked = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const counted = [...texts.keys()]
    .filter((key) => key.endsWith('_other'))
    .map((key) => key.replace(PLURAL, ''));
  expect(counted.length).toBeGreaterThan(0);
  const missing = counted
    .flatMap((key) => asked.map((form) => `${key}_${form}`))
    .filter((key) => !texts.has(key));
  expect(missing).toEqual([]);
});

test.each(OTHERS)('%s fills in the same values as en-US', async (language) => {
  const [source, texts] = [await load('en-US'), await load(language)];
  const differences = [...texts].flatMap(([key, text]) => {
    const original = source.get(key) ?? source.get(key.replace(PLURAL, '_other')) ?? '';
    // A singular may spell its number out.
    const expected = variables(original).filter((name) => name !== 'count' || !/_(one|zero)$/.test(key));
    const given = variables(text).filter((name) => name !== 'count' || !/_(one|zero)$/.test(key));
    return JSON.stringify(given) === JSON.stringify(expected) ? [] : [key];
  });
  expect(differences).toEqual([]);
});

test.each(INTERFACE_LANGUAGES)('%s is fetched whole, with the area or with a screen', async (language) => {
  expect([...(await load(language))].sort()).toEqual(textsOf(CATALOGUES[language]).sort());
});

test.each(INTERFACE_LANGUAGES)('%s leaves nothing empty', async (language) => {
  expect([...(await load(language))].filter(([, text]) => text.trim() === '')).toEqual([]);
});

test.each(INTERFACE_LANGUAGES)('%s says before the sign-in what it says behind it', async (language) => {
  expect(CATALOGUES[language]).toMatchObject(await loadLandingCatalogue(language));
});

/** Names of people, which are theirs in every language. */
const NAMES = ['landing.sample.person'];

test.each(OTHERS)('%s is not English left standing', async (language) => {
  const source = await load('en-US');
  const isEnglish = ([key, text]: [string, string]) =>
    source.get(key) === text && /[a-z]{4,} [a-z]{2,}/i.test(text);
  const same = [...(await load(language))].filter(isEnglish).map(([key]) => key);
  expect(same.filter((key) => !NAMES.includes(key))).toEqual([]);
});

test.each([
  ['login.submit', 'Login Now!'],
  ['login.cancel', 'Cancel'],
  ['login.lastLogin', 'Last Login at {{lastLoginTime}}'],
  ['login.wrongCredentials', 'Wrong Username or Password'],
  ['common.search', 'Search'],
  ['common.noResults', 'No results found!'],
  ['common.genericError', 'An error occurred'],
  ['common.operationSuccessful', 'Operation successful'],
  ['common.loading', 'Loading...'],
  ['layout.menu.mettings', 'Mettings'],
  ['layout.userPanel.profileSettings', 'Profile Settings'],
  ['layout.userPanel.signOut', 'Sign out'],
])('%s is the specification’s text to the letter', async (key, text) => {
  expect((await load('en-US')).get(key)).toBe(text);
});
