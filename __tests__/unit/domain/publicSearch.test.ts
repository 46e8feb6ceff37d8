import fc from 'fast-check';
import { askQuery } from '../../../src/shared/domain/booking/askedTime';
import { readPublicSearch } from '../../../src/shared/domain/people/publicSearch';

const NOW = Date.parse('2026-11-25T11:30:00Z');
const read = (query: string) => readPublicSearch(Object.fromEntries(new URLSearchParams(query)), NOW);

test('reads a whole search, languages by any of their names', () => {
  const search = read(
    'from=Deutsch&to=Arabc&field=Legal+%26+Court&day=2026-11-26&zone=Europe/Berlin&page=2&credential=sworn',
  );
  expect(search).toEqual({
    from: { typed: 'Deutsch', language: 'German', isGuess: false },
    to: { typed: 'Arabc', language: 'Arabic', isGuess: true },
    field: 'Legal & Court',
    day: '2026-11-26',
    typedDay: '2026-11-26',
    credential: 'sworn',
    zone: 'Europe/Berlin',
    page: 2,
    problems: {},
  });
});

test.each([
  ['from=Klingon', { from: 'unknown_language' }],
  ['from=German&to=Deutsch', { to: 'same_language' }],
  ['from=x&to=y', { from: 'unknown_language', to: 'unknown_language' }],
  ['field=Alchemy', { field: 'unknown_field' }],
  ['credential=royal', { credential: 'unknown_credential' }],
  ['day=tomorrow', { day: 'no_day' }],
  ['day=2026-02-30', { day: 'no_day' }],
  ['day=2026-11-23', { day: 'past_day' }],
  ['day=2026-11-25&zone=Asia/Tokyo', {}],
  ['day=2026-11-25&zone=Pacific/Kiritimati', { day: 'past_day' }],
  ['day=2100-01-01', { day: 'too_far_ahead' }],
  ['from=&to=&field=&day=&credential=', {}],
])('%s is told as %j', (query, problems) => {
  const search = read(query);
  expect(search.problems).toEqual(problems);
  if ('day' in problems) expect(search.day).toBeNull();
});

test('a day is over only where it is over everywhere, while the zone is not known', () => {
  const late = Date.parse('2026-11-25T11:30:00Z');
  expect(readPublicSearch({ day: '2026-11-24' }, late).problems).toEqual({});
  expect(readPublicSearch({ day: '2026-11-24' }, late + 3_600_000).problems).toEqual({ day: 'past_day' });
});

test.each([
  [{ page: '1000000000' }, { page: 1_000_000_000 }],
  [{ page: '-1' }, { page: 1 }],
  [{ page: '1e3' }, { page: 1 }],
  [{ page: ['3', '4'] }, { page: 3 }],
  [{ zone: '+25:00' }, { zone: null }],
  [{ zone: 'GMT' }, { zone: null }],
  [{ zone: { a: '1' } }, { zone: null }],
  [{ from: ['German', 'Klingon'] }, { problems: {} }],
  [{ from: 'G\u0000er\u202Eman' }, { from: { typed: 'G er man', language: null, isGuess: false } }],
])('%j is read as %j', (query, expected) => {
  expect(readPublicSearch(query, NOW)).toMatchObject(expected);
});

test('of very long texts little is kept', () => {
  expect([...read(`from=${'ä'.repeat(100_000)}`).from.typed]).toHaveLength(60);
});

test('any query is read', () => {
  const keys = fc.constantFrom('from', 'to', 'field', 'day', 'zone', 'page', 'credential');
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.array(fc.string()), fc.anything());
  fc.assert(
    fc.property(fc.dictionary(keys, value), (query) => {
      const search = readPublicSearch(query, NOW);
      return Number.isSafeInteger(search.page) && search.page >= 1;
    }),
  );
});

test('what is asked for is carried in an address', () => {
  const startsAt = Date.parse('2026-11-26T08:30:00Z');
  const query = askQuery({ slug: 'elena-m-g7k2m9pq', from: 'Haitian Creole', to: null, startsAt });
  expect(query).toBe('ask=elena-m-g7k2m9pq&from=Haitian+Creole&start=2026-11-26T08%3A30%3A00Z');
});
