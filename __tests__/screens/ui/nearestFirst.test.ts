import { nearestFirst } from '../../../src/client/ui/form/choices/matchesTyped';

const found = (typed: string, labels: readonly string[]) =>
  labels
    .map((label) => ({ label }))
    .sort((one, other) => nearestFirst(one, other, { searchValue: typed }))
    .map(({ label }) => label);

describe('the order of a searched list', () => {
  test.each([
    ['eng', ['Bengali', 'English'], ['English', 'Bengali']],
    ['es', ['Cantonés', 'Español', 'Francés'], ['Español', 'Cantonés', 'Francés']],
    ['tok', ['Antarctica / Vostok', 'Asia / Tokyo'], ['Asia / Tokyo', 'Antarctica / Vostok']],
    ['é', ['Zeta', 'Ewe', 'Élan'], ['Ewe', 'Élan', 'Zeta']],
    ['ス', ['アイスランド語', 'スペイン語'], ['スペイン語', 'アイスランド語']],
    ['mexico c', ['New Mexico City', 'Mexico City'], ['Mexico City', 'New Mexico City']],
  ])('for %j is %j', (typed, labels, expected) => {
    expect(found(typed, labels)).toEqual(expected);
  });

  test('a group goes by its best', () => {
    const groups = [
      { label: 'Antarctica', options: [{ label: 'Vostok' }] },
      { label: 'Asia', options: [{ label: 'Almaty' }, { label: 'Tokyo' }] },
    ];
    const order = groups.sort((one, other) => nearestFirst(one, other, { searchValue: 'tok' }));
    expect(order.map(({ label }) => label)).toEqual(['Asia', 'Antarctica']);
  });
});
