import { roomMachine } from '../../../../src/client/machines/room/roomMachine';
import type { FoundDevices, RoomContext } from '../../../../src/client/machines/room/roomSetup';
import { lostAnswer, refusal } from '../../../unit/machines/bookingFixtures';
import { aMeetingRoom } from '../../roomTags';
import { act, answers, news, refuses, type MachineCase } from '../CaseEvent';

const BOTH: FoundDevices = { hasCamera: true, hasMicrophone: true, problem: null };
const SOUND: FoundDevices = { hasCamera: false, hasMicrophone: true, problem: 'missing' };
const open = aMeetingRoom();
const party = { wantsVideo: true, isAdmitted: true };

const GUEST = ['admitted', 'refused', 'removed', 'over'] as const;
const ENDED = ['removed', 'over', 'elsewhere', 'left'] as const;

export const roomCase: MachineCase = {
  machine: roomMachine,
  starts: {
    'a room that is open': { ...party, room: open },
    'a room that is not open yet': { ...party, room: aMeetingRoom({ phase: 'early' }) },
    'a guest who waits': { wantsVideo: true, isAdmitted: false, room: null },
  },
  happenings: [
    act('checks the devices once more', { type: 'devices.retried' }),
    act('goes on to the lobby', { type: 'lobby.pressed' }),
    act('goes back to the devices', { type: 'check.pressed' }),
    act('enters', { type: 'enter.pressed' }),
    act('leaves', { type: 'leave.pressed' }),
    act('turns the camera on or off', { type: 'camera.toggled' }),
    answers('openDevices', 'with both', BOTH),
    answers('openDevices', 'with sound alone', SOUND),
    refuses('openDevices', 'it cannot', lostAnswer),
    news('the camera is pulled out', { type: 'devices.changed', devices: SOUND }),
    news('the camera is back', { type: 'devices.changed', devices: BOTH }),
    news('the line is weak', { type: 'line.weakened' }),
    news('the line is good again', { type: 'line.recovered' }),
    news('the others are lost', { type: 'peers.lost' }),
    news('the others are back', { type: 'peers.back' }),
    news('the room is open', { type: 'room.seen', room: open }),
    news('the room is over', { type: 'room.seen', room: aMeetingRoom({ phase: 'over' }) }),
    ...GUEST.map((state) => news(`the guest is ${state}`, { type: 'guest.seen', state })),
    answers('enterRoom', 'with the room', { visitId: 'v1', room: open }),
    refuses('enterRoom', 'closed', refusal('ROOM_CLOSED')),
    refuses('enterRoom', 'no answer', lostAnswer),
    answers('leaveRoom', 'with nothing', null),
    refuses('leaveRoom', 'no answer', lostAnswer),
    ...ENDED.map((why) => news(`the visit has ended: ${why}`, { type: 'visit.ended', why })),
  ],
  decides: ({ wantsVideo, hasCamera, isWeak, isAdmitted, room }: RoomContext) => [
    ...[wantsVideo && hasCamera && !isWeak, isAdmitted, room?.phase],
  ],
};
