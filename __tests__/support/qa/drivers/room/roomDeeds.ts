import { randomUUID } from 'node:crypto';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { roomMachine } from '../../../../../src/client/machines/room/roomMachine';
import * as room from '../../../../../src/shared/contract/bookings/room';
import * as guests from '../../../../../src/shared/contract/bookings/roomGuests';
import { failureOf } from '../../failureOf';
import type { Deed } from '../../MachineDriver';
import type { Scene } from '../../Scene';
import { startIt } from '../session/startIt';
import { callsOf, press, readsAfter, type RoomWalk } from './RoomWalk';
import { inMedia, type MediaWindow } from './standInMedia';

declare const window: MediaWindow;

type RoomDeed = Deed<RoomWalk>;
type Snapshot = SnapshotFrom<typeof roomMachine>;

const from = (snapshot: AnyMachineSnapshot) => snapshot as Snapshot;
const isInterrupted = (before: AnyMachineSnapshot) => from(before).matches({ live: 'reconnecting' });

/** The browser asks again, and waits for an answer. */
const asks =
  (
    work: (scene: Scene, walk: RoomWalk, before: AnyMachineSnapshot) => Promise<unknown>,
  ): RoomDeed['happens'] =>
  async (scene, walk, before) => {
    await inMedia(scene.page, 'ask()');
    await work(scene, walk, before);
  };

const sends =
  (name: string, call: 'enter' | 'leave'): RoomDeed['happens'] =>
  async (scene, walk) => {
    (await scene.gate(callsOf(walk)[call])).shut();
    await press(scene, name);
  };

/** The computer's devices are others now: told by the answer to a question that stands still, or by the system. */
const changes =
  (hasCamera: boolean): RoomDeed['happens'] =>
  async (scene, _walk, before) => {
    const { page } = scene;
    const isAsking = await inMedia<boolean>(page, 'isAsking()');
    if (!isAsking) await inMedia(page, hasCamera ? 'plugCamera()' : 'unplugCamera()');
    else if (!from(before).matches({ checkingDevices: 'asking' }))
      await inMedia(page, `answer(${hasCamera})`);
    else {
      await inMedia(page, `isChangedBeneath(${hasCamera})`);
      await page.getByLabel('Microphone', { exact: true }).click();
      await page.getByRole('option', { name: 'Laptop' }).click();
      await page.getByText('Microphone level').first().waitFor();
    }
  };

/** The mode is changed by the other side, which every page of the room is told. */
const turnsMode = async (scene: Scene, walk: RoomWalk) => {
  walk.mode = walk.mode === 'consecutive' ? 'simultaneous' : 'consecutive';
  const { mode } = walk;
  await readsAfter(scene, walk, () =>
    scene.world.call('interpreter', room.setRoomMode, { booking_id: walk.booking.id, mode }),
  );
};

const ends = ({ world }: Scene, { booking }: RoomWalk) =>
  world.call('interpreter', room.endRoom, { booking_id: booking.id });
const removes = ({ world }: Scene, { booking, guest }: RoomWalk) =>
  world.call('client', guests.removeGuest, { booking_id: booking.id, guest_id: guest?.id ?? '' });

/** Only one of two reads of the page may tell it: the other one waits. */
const toldBy =
  (told: 'read' | 'signals', work: (scene: Scene, walk: RoomWalk) => Promise<unknown>): RoomDeed['happens'] =>
  async (scene, walk) => {
    (await scene.gate(callsOf(walk)[told === 'read' ? 'signals' : 'read'])).shut();
    await work(scene, walk);
  };

/** Somebody else is in the room, and reached. */
const reached = ({ page }: Scene) => page.waitForFunction(() => window.standInMedia.isReached());

/** How everything of the room's chart comes about. */
export const roomDeeds: Readonly<Record<string, RoomDeed>> = {
  'checks the devices once more': { happens: asks((scene) => press(scene, 'Check devices')) },
  'goes back to the devices': { happens: asks((scene) => press(scene, 'Check devices')) },
  'goes on to the lobby': { happens: (scene) => press(scene, 'Looks good') },
  enters: {
    isPossible: (before) => from(before).context.problem !== 'unsupported',
    happens: sends('Enter the room', 'enter'),
  },
  leaves: { happens: sends('Leave', 'leave') },
  'turns the camera on or off': {
    happens: async (scene, walk, before) => {
      const { wantsVideo } = from(before).context;
      if (from(before).matches('live')) await press(scene, wantsVideo ? 'Turn camera off' : 'Turn camera on');
      else
        await asks(({ page }) => page.getByRole('switch', { name: 'Join with camera' }).click())(
          scene,
          walk,
          before,
        );
    },
  },
  'openDevices answers with both': { happens: ({ page }) => inMedia(page, 'answer(true)') },
  'openDevices answers with sound alone': { happens: ({ page }) => inMedia(page, 'answer(false)') },
  'openDevices refuses: it cannot': {
    // A device that is open already is not asked for again.
    isPossible: (before) => !from(before).context.hasMicrophone,
    happens: ({ page }) => inMedia(page, 'answerNonsense()'),
  },
  'the camera is pulled out': { happens: changes(false) },
  'the camera is back': { happens: changes(true) },
  'the line is weak': {
    // While nobody is reached nothing is measured.
    isPossible: (before) => !isInterrupted(before) && !from(before).context.isWeak,
    happens: async (scene) => {
      await reached(scene);
      await inMedia(scene.page, 'weaken()');
      await scene.page.getByText('Connection: good').waitFor({ state: 'hidden' });
      await scene.page.getByText('Camera paused').or(scene.page.getByText('No camera')).first().waitFor();
    },
  },
  'the line is good again': {
    isPossible: (before) => from(before).context.isWeak,
    happens: ({ page }) => inMedia(page, 'strengthen()'),
  },
  'the others are lost': {
    isPossible: (before) => !isInterrupted(before),
    happens: async (scene) => {
      await reached(scene);
      await inMedia(scene.page, 'cut()');
    },
  },
  'the others are back': { happens: ({ page }) => inMedia(page, 'mend()') },
  'the room is open': {
    happens: async (scene, walk, before) => {
      if (from(before).context.room?.phase === 'early') await startIt(scene, walk, -5);
      await turnsMode(scene, walk);
    },
  },
  'the room is over': {
    isPossible: (before) => from(before).context.isAdmitted,
    happens: toldBy('read', ends),
  },
  'the guest is admitted': {
    happens: async (scene, walk, before) => {
      const { world } = scene;
      const wish = { booking_id: walk.booking.id, guest_id: walk.guest?.id ?? '' };
      if (from(before).context.isAdmitted) await turnsMode(scene, walk);
      else await readsAfter(scene, walk, () => world.call('client', guests.admitGuest, wish));
    },
  },
  'the guest is refused': {
    isPossible: (before) => !from(before).context.isAdmitted,
    happens: removes,
  },
  'the guest is removed': {
    isPossible: (before) => from(before).context.isAdmitted,
    happens: toldBy('read', removes),
  },
  'the guest is over': { happens: toldBy('read', ends) },
  'enterRoom answers with the room': {
    isPossible: (before) => from(before).context.room?.phase === 'open',
    happens: async ({ gate }, walk) => (await gate(callsOf(walk).enter)).pass(),
  },
  'enterRoom refuses: closed': {
    happens: async ({ gate }, walk, before) => {
      const phase = from(before).context.room?.phase;
      const call = await gate(callsOf(walk).enter);
      if (phase === 'over') await call.pass();
      else await call.answer(409, { code: 'ROOM_CLOSED', data: { phase: 'over' } });
    },
  },
  'enterRoom refuses: no answer': {
    happens: async (scene, walk) =>
      (await scene.gate(callsOf(walk).enter)).fail(failureOf(scene, { isTraceless: true })),
  },
  'leaveRoom answers with nothing': {
    happens: async ({ gate }, walk) => (await gate(callsOf(walk).leave)).pass(),
  },
  'leaveRoom refuses: no answer': {
    happens: async (scene, walk) =>
      (await scene.gate(callsOf(walk).leave)).fail(failureOf(scene, { isTraceless: true })),
  },
  'the visit has ended: elsewhere': {
    happens: ({ world }, { booking, guest }) => {
      const visit_id = randomUUID();
      return guest
        ? world.call('anyone', guests.enterAsGuest, { token: guest.token, visit_id })
        : world.call('client', room.enterRoom, { booking_id: booking.id, visit_id });
    },
  },
  'the visit has ended: left': {
    happens: ({ world }, { visitId }) => world.call('client', room.leaveRoom, { visit_id: visitId }),
  },
  'the visit has ended: removed': { happens: toldBy('signals', removes) },
  'the visit has ended: over': { happens: toldBy('signals', ends) },
};
