import { BOTH_GROUPS, CLIENT_GROUP, INTERPRETER_GROUP } from '../../../src/shared/domain/people/groups';
import { closedModules, MODULES } from '../../../src/shared/domain/people/modules';

test('nothing of one’s own is closed without a role, or by a role that opens all', () => {
  for (const group of BOTH_GROUPS) {
    expect(closedModules(group, [])).toEqual([]);
    expect(closedModules(group, [MODULES])).toEqual([]);
  }
});

test('what no role opens is closed, of what one’s group has', () => {
  expect(closedModules(CLIENT_GROUP, [['messages']])).toEqual(['bookings', 'profile']);
  expect(closedModules(CLIENT_GROUP, [['messages'], ['bookings', 'profile']])).toEqual([]);
  expect(closedModules(INTERPRETER_GROUP, [[]])).toEqual([
    ...['bookings', 'messages', 'availability', 'profile', 'quiz', 'resume'],
  ]);
});
