import { createEngine } from '../../../../src/client/features/room/engine/createEngine';
import { hasTooManyCameras } from '../../../../src/client/features/room/engine/cameras';
import { channelOf, volumesFor } from '../../../../src/client/features/room/engine/hearing';
import { isHeard } from '../../../../src/client/features/room/engine/peerFacts';
import { FLOOR } from '../../../../src/client/features/room/engine/Room';
import { memoryStorage } from '../../../../src/client/store/browserStorage';
import { aMeetingRoom } from '../../../support/room/aMeetingRoom';

const LANGUAGES = ['English', 'Spanish'];
const SIMULTANEOUS = { mode: 'simultaneous' as const, languages: LANGUAGES };
const [ADA, INES, GUS] = ['ada', 'ines', 'gus'];
const at = (visitId: string, channel: string = FLOOR, isHeard = true) => ({ visitId, channel, isHeard });
const heard = (...[people, mode, listening]: Parameters<typeof volumesFor>) =>
  Object.fromEntries(volumesFor(people, mode, listening));

describe('the channel that somebody speaks into', () => {
  it.each([
    ['an interpreter the one they say', { role: 'interpreter' as const, channel: 'Spanish' }, 'Spanish'],
    [
      'an interpreter who said nothing the floor',
      { role: 'interpreter' as const, channel: undefined },
      FLOOR,
    ],
    ['nobody one that is not there', { role: 'interpreter' as const, channel: 'Klingon' }, FLOOR],
    ['a client the floor, whatever their page says', { role: 'client' as const, channel: 'Spanish' }, FLOOR],
    ['a guest the floor', { role: 'guest' as const, channel: 'Spanish' }, FLOOR],
  ])('is for %s', (_what, said, channel) => {
    expect(channelOf(said, SIMULTANEOUS)).toBe(channel);
  });

  it('is the floor for everybody in consecutive mode', () => {
    const said = { role: 'interpreter' as const, channel: 'Spanish' };
    expect(channelOf(said, { mode: 'consecutive', languages: LANGUAGES })).toBe(FLOOR);
  });
});

describe('who is heard', () => {
  const people = [at(ADA), at(INES, 'Spanish'), at(GUS)];

  it('is everybody in consecutive mode, whatever one listens to', () => {
    const listening = { channel: 'Spanish', originalVolume: 0 };
    expect(heard(people, 'consecutive', listening)).toEqual({ ada: 1, ines: 1, gus: 1 });
  });

  it('is the floor without its interpreters, or a language over the floor as quiet as it was chosen', () => {
    const floor = { channel: FLOOR, originalVolume: 0.2 };
    expect(heard(people, 'simultaneous', floor)).toEqual({ ada: 1, ines: 0, gus: 1 });
    const spanish = { channel: 'Spanish', originalVolume: 0.2 };
    expect(heard(people, 'simultaneous', spanish)).toEqual({ ada: 0.2, ines: 1, gus: 0.2 });
    expect(heard(people, 'simultaneous', { ...spanish, originalVolume: 0 })).toEqual({
      ada: 0,
      ines: 1,
      gus: 0,
    });
  });

  it('is the floor in full where nobody interprets into the language, and never the other language', () => {
    const english = { channel: 'English', originalVolume: 0.1 };
    expect(heard(people, 'simultaneous', english)).toEqual({ ada: 1, ines: 0, gus: 1 });
  });

  it('is the floor in full while the interpreter is muted or gone, even with the original turned off', () => {
    const spanish = { channel: 'Spanish', originalVolume: 0 };
    const silent = [at(ADA), at(INES, 'Spanish', false), at(GUS)];
    expect(heard(silent, 'simultaneous', spanish)).toEqual({ ada: 1, ines: 1, gus: 1 });
  });
});

it('somebody is heard while they are reached and not muted; a cough gives their place to nobody', () => {
  const said = {
    kind: 'state' as const,
    hasHandRaised: false,
    channel: 'Spanish',
    camera: null,
    screen: null,
  };
  const facts = (reach: 'connected' | 'lost', isMuted: boolean, isCoughing?: boolean) =>
    isHeard({ reach, said: { ...said, isMuted, isCoughing } });
  expect(isHeard(null)).toBe(false);
  expect(isHeard({ reach: 'connected', said: null })).toBe(true);
  expect(facts('connected', false)).toBe(true);
  expect(facts('lost', false)).toBe(false);
  expect(facts('connected', true)).toBe(false);
  expect(facts('connected', true, true)).toBe(true);
});

describe('the fifth camera', () => {
  const order = ['a', 'b', 'c', 'd', 'e', 'f'];

  it('stays off, and the fourth comes on', () => {
    expect(hasTooManyCameras({ order, own: 'f', seen: ['a', 'b', 'c'], isOn: false })).toBe(false);
    expect(hasTooManyCameras({ order, own: 'f', seen: ['a', 'b', 'c', 'd'], isOn: false })).toBe(true);
    expect(hasTooManyCameras({ order, own: 'a', seen: ['c', 'd', 'e', 'f'], isOn: false })).toBe(true);
  });

  it('goes off again where two came on in the same moment: exactly one of them gives way', () => {
    const all = ['a', 'b', 'c', 'e', 'f'];
    const yielding = all.filter((own) =>
      hasTooManyCameras({ order, own, seen: all.filter((each) => each !== own), isOn: true }),
    );
    expect(yielding).toEqual(['f']);
  });
});

test('whoever comes back to a meeting by another page speaks and listens as they chose, there alone', () => {
  const storage = memoryStorage();
  const nothing = () => undefined;
  const come = (role: 'client' | 'interpreter', changes: Parameters<typeof aMeetingRoom>[0] = {}) => {
    const engine = createEngine({
      ...{ calls: {} as never, storage, media: undefined, role, isSigned: () => false },
      ...{ createConnection: nothing as never, onDevices: nothing, onCrowded: nothing, onChange: nothing },
    });
    engine.setMeeting(aMeetingRoom({ mode: 'simultaneous', ...changes }));
    return engine;
  };
  const first = come('interpreter');
  first.change({ channel: 'Japanese' });
  first.keepChannels();
  expect(come('interpreter').now().own.channel).toBe('Japanese');
  expect(come('client').now().own.channel).toBe(FLOOR);
  expect(come('interpreter', { meeting_id: 'another' }).now().own.channel).toBe(FLOOR);
  expect(come('interpreter', { languages: ['English', 'Spanish'] }).now().own.channel).toBe(FLOOR);
  const listener = come('client');
  listener.hearing.listenTo('English');
  listener.hearing.setOriginalVolume(0);
  listener.keepChannels();
  expect(come('client').hearing.listening()).toEqual({ channel: 'English', originalVolume: 0 });
  expect(come('interpreter').now().own.channel).toBe(FLOOR);
});
