import { askQuery, readAskedTime } from '../../../src/shared/domain/booking/askedTime';
import { askedLanguages } from '../../../src/shared/domain/booking/askedLanguages';

const read = (query: string) => readAskedTime(new URLSearchParams(query));
const START = 'start=2026-11-27T09:00:00Z';
const startsAt = Date.parse('2026-11-27T09:00:00Z');

test('what an address asks for is read back from it', () => {
  const query = askQuery({ slug: 'elena-m-g7k2m9pq', from: 'Arabic', to: 'English', startsAt });
  expect(read(query)).toEqual({ slug: 'interpreter-g7k2m9pq', from: 'Arabic', to: 'English', startsAt });
});

test('of a slug only its end is kept: the words before it may be anybody’s', () => {
  expect(read(`ask=call-0900-666-for-money-g7k2m9pq&${START}`)?.slug).toBe('interpreter-g7k2m9pq');
});

test.each([
  ['no person', START],
  ['a person that cannot be', `ask=elena-m&${START}`],
  ['an address elsewhere', `ask=https://evil.example/g7k2m9pq&${START.replace('Z', '')}`],
  ['no time', 'ask=elena-m-g7k2m9pq'],
  ['a time without a zone', 'ask=elena-m-g7k2m9pq&start=2026-11-27T09:00:00'],
  ['a day that there is not', 'ask=elena-m-g7k2m9pq&start=2026-02-31T25:00:00Z'],
  ['a year far away', 'ask=elena-m-g7k2m9pq&start=+012026-11-27T09:00:00Z'],
  ['nonsense', 'ask=%00&start=%F0%9F%92%A9'],
])('%s is no wish', (_what, query) => expect(read(query)).toBeNull());

test.each([
  ['from=Klingon&to=English', { from: null, to: 'English' }],
  ['from=English&to=English', { from: 'English', to: null }],
  ['from=toString', { from: null, to: null }],
  ['from=%3Cb%3E&to=Haitian+Creole', { from: null, to: 'Haitian Creole' }],
])('of %s what is a language stays', (pair, languages) => {
  const asked = read(`ask=elena-m-g7k2m9pq&${START}&${pair}`);
  expect(asked && askedLanguages(asked)).toEqual(languages);
});
