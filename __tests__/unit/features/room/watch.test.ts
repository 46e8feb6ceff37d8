import { createTalk } from '../../../../src/client/features/room/engine/createTalk';
import { createWatch } from '../../../../src/client/features/room/engine/createWatch';
import { aMeetingRoom as aRoom } from '../../../support/room/aMeetingRoom';

const STATE = { isMuted: false, hasHandRaised: false, channel: 'floor', camera: '1', screen: null };
const state = { kind: 'state' as const, ...STATE };
const ADA = { visitId: 'v', name: 'Ada', role: 'client' as const };

test('a hand that goes up and down without end is told now and then', () => {
  let now = 0;
  const talk = createTalk(() => undefined);
  const watch = createWatch(talk, () => now);
  for (; now < 10_000; now += 100) {
    watch.heard('v', ADA, {
      ...state,
      hasHandRaised: now % 200 === 0,
      screen: now % 200 === 0 ? '3' : null,
    });
  }
  watch.heard('w', { visitId: 'w', name: 'Bea', role: 'guest' }, { ...state, hasHandRaised: true });
  expect(talk.notices().map(({ key }) => key)).toEqual([
    ...['handRaised', 'shares', 'sharesNoMore', 'handRaised', 'shares', 'sharesNoMore'],
    'handRaised',
  ]);
});

test('hands, screens, five minutes and a weak line are told as they begin', () => {
  const talk = createTalk(() => undefined);
  const watch = createWatch(talk);
  const told = () => talk.notices().map(({ key }) => key);
  watch.heard('v', ADA, state);
  watch.heard('v', ADA, { ...state, hasHandRaised: true });
  watch.heard('v', ADA, { ...state, hasHandRaised: true, screen: '3' });
  watch.heard('v', ADA, { ...state, hasHandRaised: true, screen: '3', isMuted: true });
  expect(told()).toEqual(['handRaised', 'shares']);
  watch.heard('v', ADA, { ...state, hasHandRaised: true });
  watch.heard('v', ADA, { ...state, hasHandRaised: true });
  expect(talk.notices().at(-1)).toMatchObject({ key: 'sharesNoMore', name: 'Ada', role: 'client' });
  const end = Date.parse(aRoom().ends_at);
  watch.tick(aRoom(), 'good', end - 301_000, []);
  watch.tick(aRoom(), 'good', end - 299_000, []);
  watch.tick(aRoom(), 'good', end - 200_000, []);
  expect(talk.notices().at(-1)).toMatchObject({ key: 'minutesLeft', minutes: 5 });
  watch.tick(aRoom(), 'weak', end - 200_000, []);
  watch.tick(aRoom(), 'lost', end - 200_000, []);
  expect(told().slice(3)).toEqual(['minutesLeft', 'lineWeak']);
});

test('a line that is interrupted for some seconds is told, and that it stands again, by whatever page', () => {
  let now = 0;
  const talk = createTalk(() => undefined);
  const watch = createWatch(talk, () => now);
  const told = () => talk.notices().map((each) => [each.key, 'name' in each && each.name]);
  const tick = (reach: 'connected' | 'lost' | 'connecting', own: 'good' | 'lost' = 'good') => {
    watch.tick(aRoom(), own, Date.parse(aRoom().starts_at), [{ ...ADA, personId: 'ada', reach }]);
    now += 1000;
  };
  for (const reach of ['connecting', 'connected', 'lost', 'lost', 'connected'] as const) tick(reach);
  expect(told()).toEqual([]);
  for (const reach of ['lost', 'lost', 'lost', 'lost', 'lost'] as const) tick(reach);
  expect(told()).toEqual([['lineLost', 'Ada']]);
  for (const reach of ['connecting', 'connected', 'connected'] as const) tick(reach);
  expect(told().slice(1)).toEqual([['lineBack', 'Ada']]);
  // Where no line at all stands, an alert says so; that it is over, nothing else does.
  for (let times = 0; times < 6; times += 1) tick('lost', 'lost');
  tick('connecting');
  expect(told()).toHaveLength(2);
  tick('connected');
  tick('connected');
  expect(told().slice(2)).toEqual([['lineBack', 'Ada']]);
  // A moment is no news, unless the alert was read.
  tick('lost', 'lost');
  tick('connected');
  expect(told()).toHaveLength(3);
  for (let times = 0; times < 2; times += 1) tick('lost', 'lost');
  tick('connected');
  expect(told().slice(3)).toEqual([['lineBack', 'Ada']]);
});

test('whoever was cut off from several is told once, and of who stays away by their name', () => {
  let now = 0;
  const talk = createTalk(() => undefined);
  const watch = createWatch(talk, () => now);
  const tick = (ada: 'connected' | 'lost', bea: 'connected' | 'lost') => {
    const own = ada === 'lost' && bea === 'lost' ? 'lost' : 'good';
    watch.tick(aRoom(), own, Date.parse(aRoom().starts_at), [
      { ...ADA, personId: 'ada', reach: ada },
      { ...ADA, personId: 'bea', name: 'Bea', reach: bea },
    ]);
    now += 1000;
  };
  for (let times = 0; times < 5; times += 1) tick('lost', 'lost');
  for (let times = 0; times < 5; times += 1) tick('connected', 'lost');
  tick('connected', 'connected');
  expect(talk.notices().map((each) => [each.key, 'name' in each && each.name])).toEqual([
    ['linesBack', false],
    ['lineLost', 'Bea'],
    ['lineBack', 'Bea'],
  ]);
});

test('no camera is to be turned off where none is on, or where it is the language itself', () => {
  const talk = createTalk(() => undefined);
  createWatch(talk).tick(aRoom(), 'weak', Date.parse(aRoom().starts_at), [], false);
  expect(talk.notices().map(({ key }) => key)).toEqual(['lineWeakSound']);
});
