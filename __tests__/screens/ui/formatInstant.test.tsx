import { formatClock, formatDay, formatInstant } from '../../../src/client/ui/time/formatInstant';

const AT = '2030-01-05T14:30:00.000Z';

/** The joiner is written out here, for it is invisible. */
const said = (words: string) => words.replaceAll('\u00A0', '~').replaceAll('\u2060', '');

describe('a moment in a sentence', () => {
  test.each([
    ['en-US', 'Jan 5, 2030, 02:30~PM', '02:30~PM', 'Jan 5, 2030'],
    ['es-MX', '5 ene 2030, 02:30~p.m.', '02:30~p.m.', '5 ene 2030'],
    ['ja-JP', '2030年1月5日 14:30', '14:30', '2030年1月5日'],
  ])(
    'is written as people write it, and keeps its half of the day beside it: %s',
    (locale, whole, clock, day) => {
      expect(said(formatInstant(AT, locale, 'UTC'))).toBe(whole);
      expect(said(formatClock(AT, locale, 'UTC'))).toBe(clock);
      expect(said(formatDay(AT, locale, 'UTC'))).toBe(day);
    },
  );

  test('holds a Japanese date together, whose numbers and units a line would part, and its time apart from it', () => {
    const joined = ['2030', '年', '1', '月', '5', '日'].join('\u2060');
    expect(formatDay(AT, 'ja-JP', 'UTC')).toBe(joined);
    expect(formatInstant(AT, 'ja-JP', 'UTC')).toBe(`${joined} 14:30`);
  });
});
