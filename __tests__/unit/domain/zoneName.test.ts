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
