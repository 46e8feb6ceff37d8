import { publicName, publicSlug, withoutContacts } from '../../../src/shared/domain/people/publicName';
import { keyOfSlug } from '../../../src/shared/domain/people/publicKey';

const named = (first_name: string, last_name: string) => ({ first_name, last_name });

describe('a name for strangers', () => {
  test.each([
    [named('Elena', 'Moreno'), 'Elena M.', 'Elena Moreno'],
    [named('Łukasz', 'çelik'), 'Łukasz Ç.', 'Łukasz çelik'],
    [named('花子', '山田'), '花子 山.', '花子 山田'],
    [named('Madonna', ''), 'Madonna', 'Madonna'],
    [named('Ana', '𝒜bel'), 'Ana 𝒜.', 'Ana 𝒜bel'],
  ])('%j', (person, short, whole) => {
    expect(publicName(person, false)).toBe(short);
    expect(publicName(person, true)).toBe(whole);
  });
});

describe('the address of a public profile', () => {
  const key = 'g7k2m9pq';
  test.each([
    ['Elena M.', 'elena-m'],
    ['Łukasz Ç.', 'lukasz-c'],
    ['Ελένη Π.', 'eleni-p'],
    ['Юлія Щ.', 'yuliya-shch'],
    ['Nguyễn T.', 'nguyen-t'],
    ['花子 山.', 'interpreter'],
    ['<script>alert(1)</script>', 'script-alert-1-script'],
    ['../../etc/passwd', 'etc-passwd'],
    ['-'.repeat(300), 'interpreter'],
    [`${'Maximilian '.repeat(20)}`, 'maximilian-maximilian-maximilian-maximilian-maxi'],
  ])('%s is readable and safe', (name, words) => {
    const slug = publicSlug(name, key);
    expect(slug).toBe(`${words}-${key}`);
    expect(encodeURIComponent(slug)).toBe(slug);
    expect(keyOfSlug(slug)).toBe(key);
  });

  test.each(['elena-m', '', '-', 'elena-m-X7K2M9PQ', 'elena-m-x7k2m9p', "elena-'; --", 'a'.repeat(10_000)])(
    '%s is nobody’s',
    (slug) => expect(keyOfSlug(slug)).toBeNull(),
  );
});

test.each([
  ['Write to me: elena.moreno@mail.example.', 'Write to me: …'],
  ['elena (at) mail.example or elena [at] mail.example', '… or …'],
  ['Call +49 (0)30 123 456-78 today', 'Call … today'],
  ['0171/2345678', '…'],
  ['See https://elena.example/cv?x=1 and www.elena.example', 'See … and …'],
  [
    '15 years, since 2009-2024, €95.00 an hour, ISO 17100:2015',
    '15 years, since 2009-2024, €95.00 an hour, ISO 17100:2015',
  ],
])('%s is told to strangers as %s', (text, told) => {
  expect(withoutContacts(text)).toBe(told);
});

test('no address stands in a text without spaces, however long it is', () => {
  const letters = 'x'.repeat(100);
  expect(withoutContacts(`${letters}@people.example`)).not.toMatch(/@|example/);
  expect(withoutContacts(letters.repeat(20))).toBe(letters.repeat(20));
});
