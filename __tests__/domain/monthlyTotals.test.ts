import { monthlyTotals } from '../../src/domain/monthlyTotals';

const NOW = Date.parse('2025-02-10T12:00:00Z');

describe('monthly totals', () => {
  test('name the last six months, this one last, and the year where it turns', () => {
    expect(monthlyTotals([], NOW, 'UTC', 6).map(({ month }) => month)).toEqual([
      '2024-09',
      '2024-10',
      '2024-11',
      '2024-12',
      '2025-01',
      '2025-02',
    ]);
  });

  test('add up what falls into each month and leave out what does not', () => {
    const totals = monthlyTotals(
      [
        { at: '2025-02-01T09:00:00Z', cents: 2500 },
        { at: '2025-02-28T09:00:00Z', cents: 10000 },
        { at: '2024-12-31T09:00:00Z', cents: 5000 },
        { at: '2024-08-31T09:00:00Z', cents: 7777 },
        { at: '2025-03-01T09:00:00Z', cents: 8888 },
      ],
      NOW,
      'UTC',
      6,
    );
    expect(totals.filter(({ cents }) => cents > 0)).toEqual([
      { month: '2024-12', cents: 5000 },
      { month: '2025-02', cents: 12500 },
    ]);
  });

  test("count an hour in the month that it has on the reader's calendar", () => {
    const lateInUtc = [{ at: '2025-01-31T23:30:00Z', cents: 100 }];
    const monthFor = (zone: string) =>
      monthlyTotals(lateInUtc, NOW, zone, 6).find(({ cents }) => cents > 0)?.month;
    expect(monthFor('UTC')).toBe('2025-01');
    expect(monthFor('Asia/Tokyo')).toBe('2025-02');
  });
});
