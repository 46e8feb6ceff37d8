import { AppError } from '../../../../../src/shared/contract/base/errors';
import { refuseUnseen } from '../../../../../src/server/platform/http/refuseUnseen';

const hours = [
  { weekday: 1, opens: '09:00' },
  { weekday: 2, opens: '10:00' },
];
const present = { name: 'Courts', business: null as string | null, hours };

describe('refuseUnseen', () => {
  it.each([
    ['what is there', present],
    ['nothing that a caller names', undefined],
    ['a list in another order', { ...present, hours: [...hours].reverse() }],
    [
      'parts named in another order',
      {
        hours: hours.map((each) => ({ opens: each.opens, weekday: each.weekday })),
        business: null,
        name: 'Courts',
      },
    ],
  ])('lets %s pass', (_, seen) => {
    expect(() => refuseUnseen(present, seen)).not.toThrow();
  });

  it.each([
    ['another name', { ...present, name: 'Court' }],
    ['something where there is nothing', { ...present, business: 'b1' }],
    ['an item that is gone', { ...present, hours: [...hours, { weekday: 3, opens: '09:00' }] }],
    ['fewer items than there are', { ...present, hours: hours.slice(1) }],
    ['another part of an item', { ...present, hours: [hours[0]!, { weekday: 2, opens: '11:00' }] }],
    ['the same item twice', { ...present, hours: [hours[0]!, hours[0]!] }],
  ])('refuses %s', (_, seen) => {
    expect(() => refuseUnseen(present, seen)).toThrow(new AppError('CHANGED_MEANWHILE'));
  });

  it('changes nothing of what it compares', () => {
    const given = { list: ['b', 'a'] };
    refuseUnseen(given, { list: ['a', 'b'] });
    expect(given.list).toEqual(['b', 'a']);
  });
});
