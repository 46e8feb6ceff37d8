import { formatMeetingDate } from '../../../src/client/ui/time/meetingTime';
import { readTypedDay } from '../../../src/shared/domain/time/readTypedDay';

const LANGUAGES = ['en-US', 'es-MX', 'ja-JP'] as const;
const DECEMBER_10 = '2026-12-10';

describe.each(LANGUAGES)('in %s', (language) => {
  test.each([
    ...['2026-12-10', '2026/12/10', '2026.12.10', ' 2026-12-10 ', '2026年12月10日', '２０２６年１２月１０日'],
    ...['２０２６／１２／１０', '２０２６－１２－１０', '2026ー12ー10', '2026 年 12 月 10 日', '2026−12−10'],
    // a month's name leaves no doubt, whoever writes it
    ...[
      'Dec 10, 2026',
      'dec 10 2026',
      'DEC 10, 2026',
      'Dec. 10, 2026',
      'December 10, 2026',
      'Dec 10th, 2026',
    ],
    ...['10 Dec 2026', '10 December 2026', '10-Dec-2026', '10th December 2026'],
    ...['10 dic 2026', '10 DIC. 2026', '10 de diciembre de 2026', '10 diciembre 2026', '10 de Dic de 2026'],
    ...['10 de diciembre del 2026', 'diciembre 10, 2026', '10/dic/2026', '10-dic-2026', '10 díc 2026'],
  ])('‘%s’ is 10 December 2026', (typed) => {
    expect(readTypedDay(typed, language)).toBe(DECEMBER_10);
  });

  test.each([
    ...[
      '',
      'tomorrow',
      'mañana',
      '明日',
      '10',
      'Dec 10',
      '10 dic',
      '12月10日',
      '12/10',
      '12/10/26',
      '26-12-10',
    ],
    ...['2026-02-30', '2026-02-29', '2026-13-01', '2026-00-10', '2026-12-0', '31 Feb 2026', 'Feb 31, 2026'],
    ...[
      '31 de febrero de 2026',
      '2026年2月31日',
      '10 Foo 2026',
      '10 de 2026',
      '2026-12-10-1',
      '10 D 2026',
      '10 ju 2026',
    ],
    ...['2026-12', '12-2026', '2026-12-101', '12/10/2026/1', '10/12-2026', '1.2.3', '99/99/9999'],
  ])('‘%s’ is no day', (typed) => {
    expect(readTypedDay(typed, language)).toBeNull();
  });

  test.each([
    ['1.º de enero de 2027', '2027-01-01'],
    ['1º de enero de 2027', '2027-01-01'],
    ['1 de setiembre de 2027', '2027-09-01'],
    ['5 sept 2027', '2027-09-05'],
    ['Sept. 5, 2027', '2027-09-05'],
    ['Jan 1st, 2027', '2027-01-01'],
    ['5 ene 2027', '2027-01-05'],
    ['5 enero 2027', '2027-01-05'],
    ['29 feb 2028', '2028-02-29'],
    ['1-10-2026x', null],
  ])('‘%s’ is %s', (typed, day) => {
    expect(readTypedDay(typed, language)).toBe(day);
  });

  it('reads every day of two years as it is shown, and as the wire writes it', () => {
    for (const day of daysFrom('2027-01-01', 731)) {
      expect(readTypedDay(formatMeetingDate(day, language) ?? '', language)).toBe(day);
      expect(readTypedDay(day, language)).toBe(day);
    }
  });
});

test.each([
  ['en-US', '12/10/2026', '2026-12-10'],
  ['en-US', '1/2/2027', '2027-01-02'],
  ['en-US', '01-02-2027', '2027-01-02'],
  ['en-US', '13/12/2026', null],
  ['en-US', '10.12.2026', null],
  ['es-MX', '10/12/2026', '2026-12-10'],
  ['es-MX', '1/2/2027', '2027-02-01'],
  ['es-MX', '10-12-2026', '2026-12-10'],
  ['es-MX', '10.12.2026', '2026-12-10'],
  ['es-MX', '12/13/2026', null],
  ['ja-JP', '12/10/2026', null],
  ['ja-JP', '2026.12.15', '2026-12-15'],
  ['ja-JP', '2026/1/5', '2026-01-05'],
])('in %s the figures ‘%s’ are %s', (language, typed, day) => {
  expect(readTypedDay(typed, language)).toBe(day);
});

function daysFrom(first: string, count: number): string[] {
  const start = Date.parse(`${first}T12:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(start + index * 86_400_000).toISOString().slice(0, 10),
  );
}
