import { dateTimeFormat, MOST_FORMATS } from '../../../src/shared/domain/text/intlFormats';
import { zoneName } from '../../../src/shared/domain/time/zoneName';

const WINTER = '2030-01-05T12:00:00Z';

describe('the name of a zone', () => {
  it.each(['en-US', 'es-MX', 'ja-JP'])('is GMT for London in winter, and never with a zero: %s', (locale) => {
    expect(zoneName('Europe/London', WINTER, locale)).toBe('GMT');
    expect(zoneName('Africa/Abidjan', WINTER, locale)).toBe('GMT');
  });

  it('tells other offsets as they are', () => {
    expect(zoneName('Europe/London', '2030-07-05T12:00:00Z', 'ja-JP')).toBe('GMT+1');
    expect(zoneName('PDT', WINTER, 'ja-JP')).toBe('PDT');
    expect(zoneName('Mars/Base', WINTER, 'en-US')).toBe('Mars/Base');
  });
});

describe('formatters', () => {
  /** "europe/berlin" with other letters large each time. */
  const written = (way: number) =>
    [...'europe/berlin'].map((letter, at) => ((way >> at) & 1 ? letter.toUpperCase() : letter)).join('');

  it('are made once, and not kept for every way in which a zone can be written', () => {
    const of = (zone: string) => dateTimeFormat('en-US', { timeZone: zone, year: 'numeric' });
    const first = of('Asia/Tokyo');
    expect(of('Asia/Tokyo')).toBe(first);
    for (let way = 0; way <= 4 * MOST_FORMATS; way += 1) zoneName(written(way), WINTER, 'en-US');
    expect(of('Asia/Tokyo')).not.toBe(first);
  });
});
