import { weekName } from '../../../src/client/entities/booking/week/weekNames';

test.each([
  ['en-US', '2026-11-16', '2026-11-22', 'November 16\u2009–\u200922, 2026'],
  ['es-MX', '2026-11-16', '2026-11-22', '16–22 de noviembre de 2026'],
  ['ja-JP', '2026-11-16', '2026-11-22', '2026年11月16日～22日'],
  ['ja-JP', '2026-11-30', '2026-12-06', '2026年11月30日～12月6日'],
  ['ja-JP', '2026-12-28', '2027-01-03', '2026年12月28日～2027年1月3日'],
])('a week is named as a reader of %s writes it: from %s to %s', (locale, first, last, name) => {
  expect(weekName([first, last], locale)).toBe(name);
});
