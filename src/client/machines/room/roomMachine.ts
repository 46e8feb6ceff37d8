import type { MeetingRoom } from '../../../shared/contract/bookings/room';
import { apiErrorOf } from '../base/apiErrorOf';
import { roomSetup, type FoundDevices, type RoomEvent } from './roomSetup';

const NO_DEVICES: FoundDevices = { hasCamera: false, hasMicrophone: false, problem: null };

const keepRoom = {
  type: 'keepRoom',
  params: ({ event }: { event: { room: MeetingRoom } }) => ({ room: event.room }),
} as const;
const keepDevices = {
  type: 'keepDevices',
  params: ({ event }: { event: { devices: FoundDevices } }) => ({ devices: event.devices }),
} as const;
const hasEnded = {
  type: 'hasEnded',
  params: ({ event }: { event: { room: MeetingRoom } }) => ({ room: event.room }),
} as const;
const endedBy = (of: Extract<RoomEvent, { type: 'visit.ended' }>['why']) =>
  ({
    type: 'is',
    params: ({ event }: { event: { why: string } }) => ({ one: event.why, of }),
  }) as const;
const guestIs = (of: Extract<RoomEvent, { type: 'guest.seen' }>['state']) =>
  ({
    type: 'is',
    params: ({ event }: { event: { state: string } }) => ({ one: event.state, of }),
  }) as const;

/** A person's way through a meeting's room: see that one is heard, wait, be in it, and go. */
export const roomMachine = roomSetup.createMachine({
  id: 'room',
  description: 'A person checks camera and microphone, waits in the lobby, is in the room, and leaves it.',
  context: ({ input }) => ({
    ...{ ...NO_DEVICES, ...input },
    ...{ visitId: null, isWeak: false, isElsewhere: false, failure: null },
  }),
  initial: 'checkingDevices',
  on: {
    'room.seen': [{ guard: hasEnded, target: '.over', actions: keepRoom }, { actions: keepRoom }],
    'guest.seen': [
      { guard: guestIs('over'), target: '.over' },
      { guard: guestIs('refused'), target: '.removed' },
      { guard: guestIs('removed'), target: '.removed' },
      { guard: guestIs('admitted'), actions: 'admit' },
    ],
  },
  states: {
    checkingDevices: {
      description: 'Camera, microphone and loudspeaker are tried before anybody else is there.',
      initial: 'asking',
      on: { 'lobby.pressed': 'inLobby', 'devices.changed': { actions: keepDevices } },
      states: {
        asking: {
          description: 'The browser asks the person for camera and microphone.',
          tags: 'busy',
          invoke: {
            src: 'openDevices',
            id: 'openDevices',
            input: ({ context }) => ({ wantsVideo: context.wantsVideo }),
            onDone: {
              target: 'asked',
              actions: { type: 'keepDevices', params: ({ event }) => ({ devices: event.output }) },
            },
            onError: {
              target: 'asked',
              actions: {
                type: 'keepDevices',
                params: { devices: { ...NO_DEVICES, problem: 'unsupported' } },
              },
            },
          },
        },
        asked: {
          description: 'The person sees and hears themselves, or reads why not; they may go on either way.',
          on: {
            'devices.retried': 'asking',
            'camera.toggled': { target: 'asking', actions: 'toggleVideo' },
          },
        },
      },
    },
    inLobby: {
      description: 'Who is there stands before the person; a guest waits to be let in.',
      always: { guard: 'isOver', target: 'over' },
      on: {
        'check.pressed': 'checkingDevices',
        'devices.changed': { actions: keepDevices },
        'enter.pressed': { guard: 'mayEnter', target: 'connecting', actions: 'forgetFailure' },
      },
    },
    connecting: {
      description: 'The page enters the room, which checks the person in.',
      tags: 'busy',
      // The answer says what the room is.
      on: { 'room.seen': { actions: keepRoom }, 'devices.changed': { actions: keepDevices } },
      invoke: {
        src: 'enterRoom',
        id: 'enterRoom',
        onDone: {
          target: 'live',
          actions: { type: 'keepEntered', params: ({ event }) => ({ entered: event.output }) },
        },
        onError: {
          target: 'inLobby',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ failure: apiErrorOf(event.error) }) },
            { type: 'tellRefusal', params: ({ event }) => ({ failure: apiErrorOf(event.error) }) },
          ],
        },
      },
    },
    live: {
      description: 'The person is in the room; the others hear them.',
      tags: 'inside',
      invoke: {
        src: 'holdPeers',
        id: 'holdPeers',
        input: ({ context }) => ({ visitId: context.visitId }),
      },
      initial: 'deciding',
      on: {
        'devices.changed': { target: '.deciding', actions: keepDevices },
        'line.weakened': { target: '.deciding', actions: { type: 'keepStrength', params: { isWeak: true } } },
        'line.recovered': {
          target: '.deciding',
          actions: { type: 'keepStrength', params: { isWeak: false } },
        },
        'peers.lost': '.reconnecting',
        'leave.pressed': 'leaving',
        'visit.ended': [
          { guard: endedBy('removed'), target: 'removed' },
          { guard: endedBy('over'), target: 'over' },
          { guard: endedBy('elsewhere'), target: 'left', actions: 'keepElsewhere' },
          { target: 'left' },
        ],
      },
      states: {
        deciding: {
          description: 'What the person wants and what they have decide whether they are seen.',
          always: [{ guard: 'isSeen', target: 'withVideo' }, { target: 'audioOnly' }],
        },
        withVideo: {
          description: 'The others hear and see the person.',
          tags: ['heard', 'seen'],
          on: { 'camera.toggled': { target: 'deciding', actions: 'toggleVideo' } },
        },
        audioOnly: {
          description: 'The others hear the person: they wish it so, have no camera, or the line is weak.',
          tags: 'heard',
          on: { 'camera.toggled': { target: 'deciding', actions: 'toggleVideo' } },
        },
        reconnecting: {
          description: 'The others are not reached; the connections are made again by themselves.',
          on: {
            'peers.back': 'deciding',
            'camera.toggled': { actions: 'toggleVideo' },
            'devices.changed': { actions: keepDevices },
            'line.weakened': { actions: { type: 'keepStrength', params: { isWeak: true } } },
            'line.recovered': { actions: { type: 'keepStrength', params: { isWeak: false } } },
          },
        },
      },
    },
    leaving: {
      description: 'It is being told that the person leaves; whether or not that arrives, they are gone.',
      tags: 'busy',
      invoke: {
        src: 'leaveRoom',
        id: 'leaveRoom',
        input: ({ context }) => ({ visitId: context.visitId }),
        onDone: 'left',
        onError: 'left',
      },
    },
    left: {
      description: 'The person left, or is in the room with another page of theirs; they may come again.',
      entry: 'closeDevices',
      on: {
        'check.pressed': 'checkingDevices',
        'enter.pressed': { guard: 'mayEnter', target: 'connecting', actions: 'forgetFailure' },
      },
    },
    removed: {
      description: 'Somebody in the meeting did not let the guest in, or put them out.',
      type: 'final',
      entry: 'closeDevices',
    },
    over: {
      description: 'The meeting is over, or does not take place.',
      type: 'final',
      entry: 'closeDevices',
    },
  },
});
