import { createActor, fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import type { MeetingRoom } from '../../../src/shared/contract/bookings/room';
import { roomMachine } from '../../../src/client/machines/room/roomMachine';
import type { FoundDevices, RoomEvent } from '../../../src/client/machines/room/roomSetup';
import { FLOOR, type RemotePerson, type Room } from '../../../src/client/features/room/engine/Room';
import { interpreterPerson } from '../people';
import { aMeetingRoom, OTHER_VISIT, OWN_VISIT } from './aMeetingRoom';

export function aRemotePerson(changes: Partial<RemotePerson> = {}): RemotePerson {
  return {
    ...{ visitId: OTHER_VISIT, personId: interpreterPerson.id, name: 'Ines Interpreter' },
    ...{ role: 'interpreter', photoUrl: null, isThere: true, reach: 'connected', isUnreached: false },
    ...{ stream: null, screen: null, isMuted: false, isSpeaking: false, hasHandRaised: false },
    ...{ hasVideo: false, channel: FLOOR, quality: 'good' },
    ...changes,
  };
}

const WHOLE: FoundDevices = { hasCamera: true, hasMicrophone: true, problem: null };

interface StateWish {
  meeting?: MeetingRoom | null;
  devices?: FoundDevices;
  isAdmitted?: boolean;
  /** enters, where it is not named by an event */
  events?: readonly RoomEvent[];
}

/** The machine's state after events, once its effects have come to rest; entering succeeds and leaving too. */
export async function roomStateAfter({
  meeting = aMeetingRoom(),
  devices = WHOLE,
  isAdmitted = true,
  events = [],
}: StateWish = {}): Promise<SnapshotFrom<typeof roomMachine>> {
  const actor = createActor(
    roomMachine.provide({
      actors: {
        openDevices: fromPromise(() => Promise.resolve(devices)),
        enterRoom: fromPromise(() =>
          Promise.resolve({ visitId: OWN_VISIT, room: meeting ?? aMeetingRoom() }),
        ),
        leaveRoom: fromPromise<unknown, { visitId: string | null }>(() => Promise.resolve(null)),
        holdPeers: fromCallback(() => undefined),
      },
      actions: { tellRefusal: () => undefined, closeDevices: () => undefined },
    }),
    { input: { wantsVideo: true, isAdmitted, room: meeting } },
  ).start();
  const rest = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  await rest();
  for (const event of events) {
    actor.send(event);
    await rest();
  }
  const state = actor.getSnapshot();
  actor.stop();
  return state;
}

export const ENTERED: readonly RoomEvent[] = [{ type: 'lobby.pressed' }, { type: 'enter.pressed' }];

/** A room as `useRoom` gives it, in which nothing really sounds; each action is a mock. */
export function aLiveRoom(state: Room['state'], changes: Partial<Room> = {}) {
  const { room: meeting } = state.context;
  const later = () => jest.fn(() => Promise.resolve());
  const actions = {
    ...{ toggleMute: jest.fn(), cough: jest.fn(), toggleVideo: jest.fn(), shareScreen: later() },
    ...{ stopSharing: jest.fn(), raiseHand: jest.fn(), askSlower: jest.fn(), speakInto: jest.fn() },
    ...{ listenTo: jest.fn(), setOriginalVolume: jest.fn(), setMode: later(), sendChat: jest.fn() },
    ...{ sendCaption: jest.fn(), revoke: later(), admit: later(), remove: later(), end: later() },
    ...{ setFullBand: jest.fn(), setLimiter: jest.fn(), setRelayOnly: jest.fn() },
    invite: jest.fn(() => Promise.resolve<string | null>('s'.repeat(43))),
  };
  const send = jest.fn();
  const room = {
    ...{ state, send, meeting, failure: null, guest: null, actions },
    devices: {
      ...{ preview: null, loudspeakers: [{ id: 'l1', label: 'Speakers' }] },
      cameras: [{ id: 'c1', label: 'Front camera' }],
      microphones: [
        { id: 'm1', label: 'Headset' },
        { id: 'm2', label: 'Laptop' },
      ],
      chosen: { camera: 'c1', microphone: 'm1', loudspeaker: null },
      ...{ choose: jest.fn(), retry: jest.fn(), readLevel: () => 0.4, playTestSound: later() },
    },
    people: [aRemotePerson()],
    own: {
      ...{ visitId: OWN_VISIT, isMuted: false, isCoughing: false, isSpeaking: false },
      ...{ isVideoWanted: true, videoHeldBy: null, stream: null, isSharing: false, screen: null },
      ...{ hasHandRaised: false, channel: FLOOR, isFullBand: false, hasLimiter: false },
      ...{ quality: 'good', isHeldBack: true, way: 'direct', hasRelay: true, isRelayOnly: false },
    },
    listening: { channel: FLOOR, originalVolume: 0.2 },
    ...{ chat: [], captions: [], notices: [] },
    comparisonCode: () => '1234 5678 9012 3456 7890',
    sound: {
      ...{ volumeOf: () => 1, mix: null, loudspeaker: null },
      ...{ onBlocked: jest.fn(), resume: jest.fn() },
    },
    ...changes,
  } satisfies Room;
  return { ...room, actions, send };
}
