import { randomUUID } from 'node:crypto';
import * as room from '../../../src/shared/contract/bookings/room';
import { joinSession } from '../../../src/shared/contract/bookings/session';
import { ROOM_PLATFORM } from '../../../src/shared/domain/booking/meetingRoom';
import { closeOverdueRooms } from '../../../src/server/modules/meetings/service/roomsInTime';
import type { Scene } from './arrive';
import type { Walk } from './eventWalks';

/** A meeting that is held in its room, a minute after it should have begun. */
const begun = async (scene: Scene) => {
  const booking = await scene.agreed();
  await scene.queries
    .updateTable('bookings')
    .set({ host_platform: ROOM_PLATFORM as never })
    .where('id', '=', booking.id)
    .execute();
  scene.until(booking.startsAt, 1);
  return booking;
};

const enter = async (scene: Scene, booking_id: string, by: 'client' | 'interpreter') => {
  const visit_id = randomUUID();
  await scene.call(room.enterRoom, { booking_id, visit_id }, by);
  return visit_id;
};

/** The interpreter is still there a minute after the agreed end. */
const stayed = async (scene: Scene) => {
  const { id, endsAt } = await begun(scene);
  const other_id = await enter(scene, id, 'client');
  const visit_id = await enter(scene, id, 'interpreter');
  for (const minute of [-1, 1]) {
    scene.until(endsAt, minute);
    await scene.call(room.readSignals, { visit_id: other_id, after: 0 }, 'client');
    await scene.call(room.readSignals, { visit_id, after: 0 }, 'interpreter');
  }
  return { booking_id: id, visit_id };
};

/** Time alone closes the room; what it closes is noted besides, so only that is looked at. */
const closed = (scene: Scene) => () => closeOverdueRooms(scene.server.context);

/** Events of a meeting's room. */
export const ROOM_WALKS: Record<
  'room.missed' | 'room.left_early' | 'room.overran' | 'room.ended_late' | 'room.changed' | 'room.signalled',
  Walk
> = {
  'room.missed': {
    walk: async (scene) => {
      const { endsAt } = await begun(scene);
      scene.until(endsAt, 1);
      return closed(scene);
    },
    ...{ live: 'booking', history: 'absent', isBesideAnother: true },
  },
  'room.left_early': {
    walk: async (scene) => {
      const { id, endsAt } = await begun(scene);
      const visit_id = await enter(scene, id, 'client');
      await scene.call(joinSession, { id }, 'interpreter');
      await scene.call(room.leaveRoom, { visit_id }, 'client');
      scene.until(endsAt, 1);
      return closed(scene);
    },
    ...{ live: 'booking', history: 'leave_early', isBesideAnother: true },
  },
  'room.overran': {
    walk: async (scene) => {
      const { visit_id } = await stayed(scene);
      return () => scene.call(room.leaveRoom, { visit_id }, 'interpreter');
    },
    ...{ live: 'booking', history: 'overtime', isBesideAnother: true },
  },
  'room.ended_late': {
    walk: async (scene) => {
      const { booking_id } = await stayed(scene);
      return () => scene.call(room.endRoom, { booking_id }, 'interpreter');
    },
    ...{ live: 'booking', history: 'end_overtime', isBesideAnother: true },
  },
  'room.changed': {
    walk: async (scene) => {
      const { id: booking_id } = await begun(scene);
      return () => scene.call(room.setRoomMode, { booking_id, mode: 'simultaneous' }, 'client');
    },
    live: 'room',
  },
  'room.signalled': {
    walk: async (scene) => {
      const { id } = await begun(scene);
      const to = await enter(scene, id, 'interpreter');
      const visit_id = await enter(scene, id, 'client');
      return () => scene.call(room.sendSignal, { visit_id, to, number: 1, body: '{}' }, 'client');
    },
    ...{ live: 'signal', to: 'interpreter' },
  },
};
