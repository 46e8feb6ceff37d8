import type { Engine } from './createEngine';
import { isSeen, qualityOf } from './peerFacts';
import { FLOOR, type OwnSeat, type RemotePerson, type RoomDevices } from './Room';
import { playTestSound } from './devices/playTestSound';

/** Everybody else in the room, by what the server says of them, what they say themselves, and what this page measures. */
export function readPeople(engine: Engine): RemotePerson[] {
  return engine.now().others.map((person) => {
    const facts = engine.factsOf(person.visit_id);
    const said = facts?.said ?? null;
    return {
      ...{ visitId: person.visit_id, personId: person.person_id, name: person.name, role: person.role },
      ...{ photoUrl: person.photo_url, isThere: person.is_there },
      reach: facts?.reach ?? 'connecting',
      isUnreached: facts?.isUnreached ?? false,
      stream: facts?.stream ?? null,
      screen: facts?.screen ?? null,
      isMuted: said?.isMuted ?? false,
      isSpeaking: facts?.isSpeaking ?? false,
      hasHandRaised: said?.hasHandRaised ?? false,
      hasVideo: isSeen(said) && facts?.reach === 'connected',
      channel: engine.channelOfPerson(person),
      quality: facts ? qualityOf(facts) : 'good',
    };
  });
}

export function readOwnSeat(engine: Engine, hasCamera: boolean): OwnSeat {
  const { live, own, video, hasLimiter, isCrowded, isHeldBack, meeting } = engine.now();
  const { devices, share } = engine;
  const choices = devices.choices();
  const { video: track } = devices.tracks();
  const heldBy = !hasCamera ? 'noCamera' : video.isWeak ? 'weakLine' : isCrowded ? 'tooManyCameras' : null;
  return {
    visitId: live?.visitId ?? null,
    ...{ isMuted: own.isMuted || devices.isSilent(), isCoughing: own.isCoughing },
    hasHandRaised: own.hasHandRaised,
    isSpeaking: devices.isSpeaking(),
    isVideoWanted: video.isWanted,
    videoHeldBy: video.isWanted ? heldBy : null,
    stream: track ? devices.preview() : null,
    isSharing: share.track() !== null,
    screen: share.stream(),
    channel: meeting?.mode === 'simultaneous' ? own.channel : FLOOR,
    isFullBand: choices.isFullBand,
    hasLimiter,
    quality: live?.line() ?? 'good',
    isHeldBack,
    way: live?.way() ?? 'alone',
    hasRelay: live?.hasRelay() ?? null,
    isRelayOnly: choices.isRelayOnly,
  };
}

export function readDevices({ devices, hearing }: Engine): RoomDevices {
  const { camera, microphone, loudspeaker } = devices.choices();
  return {
    preview: devices.preview(),
    cameras: devices.list('videoinput'),
    microphones: devices.list('audioinput'),
    loudspeakers: canChooseLoudspeaker() ? devices.list('audiooutput') : [],
    chosen: { camera, microphone, loudspeaker },
    choose: devices.choose,
    retry: devices.retry,
    readLevel: devices.readLevel,
    playTestSound: () => {
      hearing.resume();
      return playTestSound(devices.choices().loudspeaker);
    },
  };
}

function canChooseLoudspeaker(): boolean {
  return 'setSinkId' in HTMLMediaElement.prototype;
}
