import type { InterfaceLanguage } from '../../../src/shared/domain/text/interfaceLanguages';
import { createI18n } from '../../../src/client/i18n/createI18n';
import { bringScreenWords } from '../../../src/client/i18n/screenWordsHere';
import { speakLanguage } from '../../../src/client/i18n/speakLanguage';

const failing =
  (...broken: InterfaceLanguage[]) =>
  async (language: InterfaceLanguage) => {
    if (broken.includes(language)) throw new Error('no network');
    const { loadCatalogue } = await import('../../../src/client/i18n/loadCatalogue');
    return loadCatalogue(language);
  };

test('a language is spoken once its words have come', async () => {
  const i18n = createI18n();
  expect(await speakLanguage(i18n, 'ja-JP')).toBe('ja-JP');
  expect(i18n.language).toBe('ja-JP');
  expect(i18n.t('common.search')).toBe('検索');
});

test('values are put in as they are', async () => {
  const i18n = createI18n();
  await speakLanguage(i18n, 'en-US');
  expect(i18n.t('login.welcomeBack', { name: '<b>Ann & Co</b>' })).toBe('Welcome, <b>Ann & Co</b>');
});

test('where the words of a language cannot be fetched, the one that is spoken stays', async () => {
  const i18n = createI18n();
  await speakLanguage(i18n, 'es-MX');
  expect(await speakLanguage(i18n, 'ja-JP', failing('ja-JP'))).toBe('es-MX');
  expect(i18n.t('common.search')).toBe('Buscar');
});

test('where they cannot be fetched at the start, en-US is spoken', async () => {
  const i18n = createI18n('ja-JP');
  expect(await speakLanguage(i18n, 'ja-JP', failing('ja-JP'))).toBe('en-US');
  expect(i18n.t('common.search')).toBe('Search');
});

test('without any words at all it fails, for somebody else to say so', async () => {
  await expect(speakLanguage(createI18n('ja-JP'), 'ja-JP', failing('ja-JP', 'en-US'))).rejects.toThrow(
    'no network',
  );
});

test.each([
  [1, '1 request is waiting for an answer.'],
  [3, '3 requests are waiting for an answer.'],
])('a count of %i finds its plural form', async (count, text) => {
  const i18n = createI18n();
  await bringScreenWords(i18n, ['inside']);
  expect(i18n.t('dashboard.waiting', { count })).toBe(text);
});
