import { sessionCase } from '../../support/machines/cases/sessionCase';
import { stoodAfter } from '../../support/machines/stoodAfter';

const HERE = 'a room that is present';
const DOOR = 'a room that is open';
const ending = ['wants to end it', 'says that it ends'];

it.each<[string, string, string[], string]>([
  ['an end under way is not stopped by news', HERE, [...ending, 'the room is open'], 'ending'],
  ['an end that was told is the end', HERE, [...ending, 'endSession answers with the room'], 'over'],
  [
    'an end that was refused leaves the person there',
    HERE,
    [...ending, 'endSession refuses: over'],
    'present',
  ],
  [
    'an end without an answer leaves the person there',
    HERE,
    [...ending, 'endSession refuses: no answer'],
    'present',
  ],
  [
    'an end that was refused because others ended it is the end',
    HERE,
    [...ending, 'the room is over', 'endSession refuses: over'],
    'over',
  ],
  ['the end is not asked twice', HERE, [...ending, 'says that it ends'], 'ending'],
  ['an end under way cannot be taken back', HERE, [...ending, 'lets it go on'], 'ending'],
  [
    'a check-in that was refused stays at the door',
    DOOR,
    ['checks in', 'joinSession refuses: no answer'],
    'atTheDoor',
  ],
  [
    'who checked in is there, and stays after an end that was refused',
    DOOR,
    ['checks in', 'joinSession answers with the room', ...ending, 'endSession refuses: no answer'],
    'present',
  ],
  ['nobody ends what they are not in', DOOR, ending, 'atTheDoor'],
  ['nobody checks in twice', HERE, ['checks in'], 'present'],
  [
    'the question stays while the room is as it was',
    HERE,
    ['wants to end it', 'the room is present'],
    'confirmingEnd',
  ],
  ['the question goes with the session', HERE, ['wants to end it', 'the room is off'], 'over'],
  [
    'an answer that comes when nobody waits changes nothing',
    HERE,
    ['endSession answers with the room'],
    'present',
  ],
])('%s', (_, start, happened, state) => {
  expect(stoodAfter(sessionCase, start, happened).state).toBe(state);
});
