import { reschedulingCase } from '../../support/machines/cases/reschedulingCase';
import { stoodAfter } from '../../support/machines/stoodAfter';

const NONE = 'nothing proposed';
const OWN = 'their own proposal';
const THEIRS = "the other side's proposal";
const proposing = ['begins to choose', 'sends a time'];
const closed = 'the time cannot be moved any more';

it.each<[string, string, string[], string]>([
  ['who waits may propose another time instead', OWN, ['begins to choose'], 'choosing'],
  [
    'a proposal under way is not stopped by news',
    NONE,
    [...proposing, 'the other side proposes'],
    'proposing',
  ],
  [
    'a proposal that was refused leads back to the form',
    NONE,
    [...proposing, 'the other side proposes', 'proposeTime refuses: taken'],
    'choosing',
  ],
  [
    'a proposal that was refused leads to no form where nothing can be moved any more',
    NONE,
    [...proposing, closed, 'proposeTime refuses: taken'],
    'closed',
  ],
  [
    'a consent that was refused is still asked for',
    THEIRS,
    ['accepts', 'agree refuses: no answer'],
    'deciding',
  ],
  [
    'a refusal that was refused is still asked for',
    THEIRS,
    ['declines', 'decline refuses: over'],
    'deciding',
  ],
  [
    'a proposal that could not be taken back still waits',
    OWN,
    ['takes it back', 'withdrawProposal refuses: no answer'],
    'waiting',
  ],
  ['a consent under way is not stopped by news', THEIRS, ['accepts', closed], 'agreeing'],
  ['a refusal under way is not stopped by news', THEIRS, ['declines', closed], 'declining'],
  ['taking back under way is not stopped by news', OWN, ['takes it back', closed], 'withdrawing'],
  ['what is answered is not answered the other way meanwhile', THEIRS, ['accepts', 'declines'], 'agreeing'],
  [
    'an answer that comes when nobody waits changes nothing',
    THEIRS,
    ['agree answers that it is done'],
    'deciding',
  ],
])('%s', (_, start, happened, state) => {
  expect(stoodAfter(reschedulingCase, start, happened).state).toBe(state);
});
