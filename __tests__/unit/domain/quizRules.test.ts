import { isPassed, leaderName, shuffled } from '../../../src/shared/domain/people/quizRules';

test('whoever gets eight of ten right has passed, and with seven has not', () => {
  expect([isPassed(8, 10), isPassed(7, 10)]).toEqual([true, false]);
});

test('shuffling follows the random numbers and loses nothing', () => {
  expect(shuffled(['a', 'b', 'c'], () => 0)).toEqual(['a', 'b', 'c']);
  expect(shuffled(['a', 'b', 'c'], (limit) => limit - 1)).toEqual(['c', 'b', 'a']);
});

test.each([
  ['Ana', 'ruiz', 'Ana R.'],
  ['Cher', ' ', 'Cher'],
])('%s %s leads as %s', (first, last, name) => {
  expect(leaderName(first, last)).toBe(name);
});
