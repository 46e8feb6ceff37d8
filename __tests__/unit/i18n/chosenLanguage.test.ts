import { keepChosenLanguage, readChosenLanguage } from '../../../src/client/i18n/chosenLanguage';
import { memoryStorage } from '../../../src/client/store/browserStorage';

const page = (protocol: string) => ({ cookie: '', location: { protocol } }) as Document;

test('a choice is kept in storage, and in a cookie for the server', () => {
  const [storage, document] = [memoryStorage(), page('http:')];
  keepChosenLanguage('ja-JP', storage, document);
  expect(readChosenLanguage(storage)).toBe('ja-JP');
  expect(document.cookie).toBe('language=ja-JP; Path=/; Max-Age=31536000; SameSite=Lax');
});

test('over a secure connection the cookie is secure', () => {
  const document = page('https:');
  keepChosenLanguage('es-MX', memoryStorage(), document);
  expect(document.cookie).toMatch(/; Secure$/);
});

test.each([
  [null, null],
  ['fr-FR', null],
  ['', null],
  ['"es-MX"', 'es-MX'],
])('a stored %s is read as %s', (stored, read) => {
  const storage = memoryStorage();
  if (stored !== null) storage.setItem('language', stored);
  expect(readChosenLanguage(storage)).toBe(read);
});
