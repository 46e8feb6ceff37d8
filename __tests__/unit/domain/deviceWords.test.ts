import fc from 'fast-check';
import { deviceWordsOf } from '../../../src/shared/domain/people/deviceWords';

const MOZILLA = 'Mozilla/5.0';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = '(Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE = '(iPhone; CPU iPhone OS 18_6 like Mac OS X)';

test.each([
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome', 'Windows'],
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/141.0.0.0`, 'Edge', 'Windows'],
  [`${MOZILLA} (X11; Linux x86_64) ${CHROME} Safari/537.36 OPR/122.0.0.0`, 'Opera', 'Linux'],
  [`${MOZILLA} (X11; CrOS x86_64 16328.0.0) ${CHROME} Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`${MOZILLA} (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `${MOZILLA} (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`${MOZILLA} (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0`, 'Firefox', 'Android'],
  [`${MOZILLA} (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0`, 'Firefox', 'Linux'],
  [`${MOZILLA} ${MAC} ${WEBKIT} Version/18.6 Safari/605.1.15`, 'Safari', 'macOS'],
  [`${MOZILLA} ${IPHONE} ${WEBKIT} Version/18.6 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${MOZILLA} ${IPHONE} ${WEBKIT} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`${MOZILLA} ${IPHONE} ${WEBKIT} FxiOS/144.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPhone'],
  [
    `${MOZILLA} (iPad; CPU OS 16_7 like Mac OS X) ${WEBKIT} Version/16.6 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPad',
  ],
  ['curl/8.14.1', null, null],
  ['', null, null],
  [undefined, null, null],
])('%s is known as %s on %s', (userAgent, browser, operatingSystem) => {
  expect(deviceWordsOf(userAgent)).toEqual({ browser, operatingSystem });
});

test('whatever a header says, nothing but words of our own is kept of it', () => {
  const words = /^[A-Za-z ]{4,16}$/;
  fc.assert(
    fc.property(fc.string({ maxLength: 2000 }), (userAgent) => {
      for (const word of Object.values(deviceWordsOf(`Chrome/1 ${userAgent} Windows`))) {
        if (word !== null) expect(word).toMatch(words);
      }
    }),
  );
});
