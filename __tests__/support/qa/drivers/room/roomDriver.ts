import { cancelBooking } from '../../../../../src/shared/contract/bookings/booking';
import { endRoom } from '../../../../../src/shared/contract/bookings/room';
import { joinSession } from '../../../../../src/shared/contract/bookings/session';
import { ROOM_PLATFORM } from '../../../../../src/shared/domain/booking/meetingRoom';
import { roomCase } from '../../../machines/cases/roomCase';
import type { MachineDriver } from '../../MachineDriver';
import { bookAt, inMinutes } from '../AgreedWalk';
import { roomDeeds } from './roomDeeds';
import { roomLooks } from './roomLooks';
import { begin, isOfGuest, openAsClient, openAsGuest, type RoomWalk } from './RoomWalk';

const AS_BEFORE = 'A page tells what is new alone: a line or a connection that is as it was is no news.';

/** A meeting's room, as its client walks it, or a guest where it happens to guests alone; another browser is the interpreter's. */
export const roomDriver: MachineDriver<RoomWalk> = {
  flow: roomCase,
  begins: {
    'a room that is open': {
      who: (names) => (isOfGuest(names) ? 'visitor' : 'client'),
      opens: async (scene, walk) => {
        await begin(scene, walk);
        if (isOfGuest(scene.ahead)) await openAsGuest(scene, walk, true);
        else await openAsClient(scene, walk);
      },
    },
    'a room that is not open yet': { who: 'client', opens: openAsClient },
    'a guest who waits': {
      who: 'visitor',
      opens: async (scene, walk) => {
        await begin(scene, walk);
        await openAsGuest(scene, walk, false);
      },
    },
  },
  deeds: roomDeeds,
  looks: roomLooks,
  prepare: async (scene) => ({
    booking: await bookAt(scene.world, inMinutes(scene, 60), {
      title: `Meeting ${scene.number}`,
      isAccepted: true,
      hostPlatform: ROOM_PLATFORM,
    }),
    ...{ guest: null, visitId: '', mode: 'consecutive', other: null },
  }),
  tidy: async ({ world }, { booking: { id }, other }) => {
    await other?.close();
    await world.call('interpreter', cancelBooking, { id, feeSeen: 0 }).catch(() => undefined);
    await world.call('interpreter', joinSession, { id }).catch(() => undefined);
    await world.call('interpreter', endRoom, { booking_id: id }).catch(() => undefined);
  },
  reasons: {
    'live.reconnecting: line.weakened [0]': 'While nobody is reached no line is measured.',
    'live.reconnecting: line.recovered [0]':
      'A weak line counts as good from the moment in which nobody is reached: it is told together with that.',
  },
  limits: {
    'the guest is refused': 'Whoever was let in already is removed; only who waits can be refused.',
    'the line is weak': AS_BEFORE,
    'the line is good again': AS_BEFORE,
    'the others are lost': AS_BEFORE,
  },
};
