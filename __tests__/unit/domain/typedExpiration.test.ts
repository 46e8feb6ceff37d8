import { typedExpiration } from '../../../src/shared/domain/money/paymentRules';

describe('An expiration date while it is typed', () => {
  const typedKeyByKey = (keys: string) =>
    [...keys].reduce((shown, key) => typedExpiration(shown + key, shown), '');

  it.each([
    ['1227', '12/27'],
    ['12/27', '12/27'],
    ['1/27', '01/27'],
    ['122027', '12/27'],
    ['12 / 27', '12/27'],
    ['１２／２７', '12/27'],
  ])('typed as %s key by key shows %s', (keys, shown) => {
    expect(typedKeyByKey(keys)).toBe(shown);
  });

  it.each([
    ['12/2027', '12/27'],
    ['12 / 2027', '12/27'],
    ['1227', '12/27'],
  ])('filled in as %s by the browser shows %s', (filled, shown) => {
    expect(typedExpiration(filled, '')).toBe(shown);
  });

  it('can be taken back sign by sign', () => {
    expect(typedExpiration('12', '12/')).toBe('12');
    expect(typedExpiration('1', '12')).toBe('1');
    expect(typedExpiration('', '1')).toBe('');
  });
});
