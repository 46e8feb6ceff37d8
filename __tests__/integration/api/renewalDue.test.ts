import { renewalDue } from '../../../src/client/api/base/createTokenKeeper';
import { aToken } from '../../support/token';

const ISSUED = 1_893_456_000;
const MINUTE = 60_000;
const HOUR_TOKEN = aToken({ issuedAt: ISSUED, lifetime: 3600 });

test('a token received just now is due five minutes before its life is over, whatever the local clock says', () => {
  for (const now of [0, ISSUED * 1000, 2 * ISSUED * 1000]) {
    expect(renewalDue(HOUR_TOKEN, now, now)).toBe(now + 55 * MINUTE);
  }
});

test('a short life is renewed after four fifths of it', () => {
  expect(renewalDue(aToken({ issuedAt: ISSUED, lifetime: 10 }), 1000, 1000)).toBe(9000);
});

test('a token found in storage counts from its issue where that is credible', () => {
  const now = ISSUED * 1000 + 20 * MINUTE;
  expect(renewalDue(HOUR_TOKEN, null, now)).toBe(ISSUED * 1000 + 55 * MINUTE);
});

test.each([
  ['before the token was issued', -MINUTE],
  ['after the token ran out', 61 * MINUTE],
])('a token found in storage is due at once when the local clock stands %s', (_where, offset) => {
  const now = ISSUED * 1000 + offset;
  expect(renewalDue(HOUR_TOKEN, null, now)).toBe(-Infinity);
});

test.each(['opaque', 'a.b.c', aToken({ issuedAt: ISSUED }).replace(/\.[^.]+\./, '.e30.')])(
  'of a token that does not say, nothing is known (%s)',
  (token) => {
    expect(renewalDue(token, 0, 0)).toBeNull();
  },
);
