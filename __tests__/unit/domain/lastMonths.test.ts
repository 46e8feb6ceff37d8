import { lastMonths, monthsBetween } from '../../../src/shared/domain/time/lastMonths';

const NOW = Date.parse('2025-02-28T23:30:00Z');

test('the last months end with this one, and turn with the year', () => {
  expect(lastMonths(NOW, 'UTC', 4)).toEqual(['2024-11', '2024-12', '2025-01', '2025-02']);
});

test('this month is the one on the calendar of the zone', () => {
  expect(lastMonths(NOW, 'Asia/Tokyo', 1)).toEqual(['2025-03']);
});

test('months between two are both of them and all in between', () => {
  expect(monthsBetween('2024-11', '2025-02')).toEqual(['2024-11', '2024-12', '2025-01', '2025-02']);
  expect(monthsBetween('2025-02', '2025-02')).toEqual(['2025-02']);
});
