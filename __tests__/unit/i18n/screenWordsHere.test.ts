import { createI18n } from '../../../src/client/i18n/createI18n';
import type { loadScreenWords } from '../../../src/client/i18n/loadScreenWords';
import { bringScreenWords, hasScreenWords } from '../../../src/client/i18n/screenWordsHere';
import { speakLanguage } from '../../../src/client/i18n/speakLanguage';

test('a screen’s words are there once they were brought', async () => {
  const i18n = createI18n();
  await speakLanguage(i18n, 'en-US');
  expect(hasScreenWords(i18n, ['settings'])).toBe(false);
  await bringScreenWords(i18n, ['settings']);
  expect(hasScreenWords(i18n, ['settings'])).toBe(true);
});

test('another language brings what a screen had asked for', async () => {
  const i18n = createI18n();
  await speakLanguage(i18n, 'en-US');
  await bringScreenWords(i18n, ['help']);
  await speakLanguage(i18n, 'ja-JP');
  expect(hasScreenWords(i18n, ['help'])).toBe(true);
});

test('a screen that comes while another language does speaks that one in the end', async () => {
  const i18n = createI18n();
  await speakLanguage(i18n, 'en-US');
  const speaking = speakLanguage(i18n, 'es-MX');
  await Promise.all([speaking, bringScreenWords(i18n, ['gallery'])]);
  expect(i18n.language).toBe('es-MX');
  expect(hasScreenWords(i18n, ['gallery'])).toBe(true);
});

test('who asks meanwhile gets the same promise', () => {
  const i18n = createI18n();
  expect(bringScreenWords(i18n, ['help'])).toBe(bringScreenWords(i18n, ['help']));
});

test('what could not be fetched fails for whoever asks again, once and not for ever anew', async () => {
  const i18n = createI18n();
  let tries = 0;
  const never: typeof loadScreenWords = () => {
    tries += 1;
    return Promise.reject(new Error('no network'));
  };
  await expect(bringScreenWords(i18n, ['help'], never)).rejects.toThrow('no network');
  await expect(bringScreenWords(i18n, ['help'], never)).rejects.toThrow('no network');
  expect(tries).toBe(1);
});

test('a wrapper of the instance, as hooks give one, is the same', async () => {
  const i18n = createI18n();
  await speakLanguage(i18n, 'en-US');
  await bringScreenWords(Object.create(i18n) as typeof i18n, ['help']);
  await speakLanguage(i18n, 'es-MX');
  expect(hasScreenWords(i18n, ['help'])).toBe(true);
});
