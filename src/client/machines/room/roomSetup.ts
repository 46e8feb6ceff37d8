import { assign, setup } from 'xstate';
import type { ApiError } from '../../../shared/contract/base/apiError';
import type { MeetingRoom, RoomLeftDetails } from '../../../shared/contract/bookings/room';
import { actionNotProvided, actorNotProvided, callbackNotProvided } from '../base/notProvided';

/**
 * Why a device cannot be used: the person or the browser said no, there is none, another program has it, it is open and held
 * back (as during a call), the browser uses none (one can still listen), or it connects to nobody.
 */
export type DeviceProblem = 'refused' | 'missing' | 'busy' | 'paused' | 'noCapture' | 'unsupported';

export interface FoundDevices {
  hasCamera: boolean;
  hasMicrophone: boolean;
  /** what stands in the way of what was asked for; null where nothing does */
  problem: DeviceProblem | null;
}

export interface RoomContext extends FoundDevices {
  /** the person wants to be seen, where they can be */
  wantsVideo: boolean;
  /** what was measured: sound alone fits through */
  isWeak: boolean;
  /** a guest who was not let in yet may not enter */
  isAdmitted: boolean;
  /** as it was seen last; null before that */
  room: MeetingRoom | null;
  /** of this page in the room, drawn with each entering */
  visitId: string | null;
  /** another page of the same person's has taken its place */
  isElsewhere: boolean;
  /** why the last try to enter was refused, until the next one */
  failure: ApiError | null;
}

export type RoomEvent =
  | { type: 'devices.retried' }
  | { type: 'devices.changed'; devices: FoundDevices }
  | { type: 'lobby.pressed' }
  | { type: 'check.pressed' }
  | { type: 'enter.pressed' }
  | { type: 'leave.pressed' }
  | { type: 'camera.toggled' }
  | { type: 'line.weakened' }
  | { type: 'line.recovered' }
  /** the others cannot be reached, or can be again */
  | { type: 'peers.lost' }
  | { type: 'peers.back' }
  | { type: 'room.seen'; room: MeetingRoom }
  | { type: 'guest.seen'; state: 'waiting' | 'admitted' | 'refused' | 'removed' | 'left' | 'over' }
  /** the server said that this page is not in the room any more */
  | { type: 'visit.ended'; why: RoomLeftDetails['why'] };

export interface RoomInput {
  wantsVideo: boolean;
  isAdmitted: boolean;
  room: MeetingRoom | null;
}

export interface Entered {
  visitId: string;
  room: MeetingRoom;
}

const OVER: readonly MeetingRoom['phase'][] = ['over', 'off'];
const OPEN: readonly MeetingRoom['phase'][] = ['open', 'overtime'];

/** Types, effects and questions of `roomMachine`. */
export const roomSetup = setup({
  types: {
    context: {} as RoomContext,
    events: {} as RoomEvent,
    input: {} as RoomInput,
    tags: {} as 'busy' | 'inside' | 'heard' | 'seen',
  },
  actors: {
    /** asks the browser for camera and microphone; never rejects because one of them is missing */
    openDevices: actorNotProvided<FoundDevices, { wantsVideo: boolean }>('openDevices'),
    enterRoom: actorNotProvided<Entered, void>('enterRoom'),
    leaveRoom: actorNotProvided<unknown, { visitId: string | null }>('leaveRoom'),
    /** connections to everybody in the room, with the signals behind them, for as long as it runs */
    holdPeers: callbackNotProvided<{ visitId: string | null }>('holdPeers'),
  },
  actions: {
    tellRefusal: actionNotProvided<{ failure: ApiError }>('tellRefusal'),
    /** gives camera and microphone back, so that their lights go out */
    closeDevices: actionNotProvided<undefined>('closeDevices'),
    keepDevices: assign((_, { devices }: { devices: FoundDevices }) => devices),
    keepRoom: assign((_, { room }: { room: MeetingRoom }) => ({ room })),
    keepEntered: assign((_, { entered }: { entered: Entered }) => ({ ...entered, isElsewhere: false })),
    keepFailure: assign((_, { failure }: { failure: ApiError }) => ({ failure })),
    forgetFailure: assign({ failure: null, isElsewhere: false }),
    keepElsewhere: assign({ isElsewhere: true }),
    admit: assign({ isAdmitted: true }),
    keepStrength: assign((_, { isWeak }: { isWeak: boolean }) => ({ isWeak })),
    toggleVideo: assign({ wantsVideo: ({ context }) => !context.wantsVideo }),
  },
  guards: {
    isOver: ({ context: { room } }) => room !== null && OVER.includes(room.phase),
    mayEnter: ({ context: { room, isAdmitted } }) => isAdmitted && room !== null && OPEN.includes(room.phase),
    isSeen: ({ context }) => context.wantsVideo && context.hasCamera && !context.isWeak,
    hasEnded: (_, { room }: { room: MeetingRoom }) => OVER.includes(room.phase),
    is: (_, { one, of }: { one: string; of: string }) => one === of,
  },
});
