import {
  acceptBooking,
  cancelBooking,
  declineBooking,
} from '../../../../../src/shared/contract/bookings/booking';
import { endSession, joinSession } from '../../../../../src/shared/contract/bookings/session';
import { paths } from '../../../../../src/client/paths';
import { sessionCase } from '../../../machines/cases/sessionCase';
import type { MachineDriver } from '../../MachineDriver';
import type { Scene } from '../../Scene';
import { bookAt, inMinutes, tidyBooking, type AgreedWalk } from '../AgreedWalk';
import { sessionDeeds } from './sessionDeeds';
import { sessionLooks } from './sessionLooks';
import { startIt } from './startIt';

type World = Scene['world'];

/** Brings a fresh request, an hour ahead, to where the walk begins. */
const UNTIL: Record<string, (scene: Scene, walk: AgreedWalk) => Promise<unknown>> = {
  'a room that is unconfirmed': () => Promise.resolve(),
  'a room that is tooEarly': ({ world }, walk) => accept(world, walk),
  'a room that is open': async (scene, walk) => {
    await accept(scene.world, walk);
    await startIt(scene, walk, -5);
  },
  'a room that is present': async (scene, walk) => {
    await accept(scene.world, walk);
    await startIt(scene, walk, 1);
    await scene.world.call('interpreter', joinSession, { id: walk.booking.id });
  },
  'a room that is over': async (scene, walk) => {
    await UNTIL['a room that is present']?.(scene, walk);
    await scene.world.call('interpreter', endSession, { id: walk.booking.id });
  },
  'a room that is off': ({ world }, { booking: { id } }) => world.call('interpreter', declineBooking, { id }),
};

const accept = (world: World, { booking: { id } }: AgreedWalk) =>
  world.call('interpreter', acceptBooking, { id });

/** The session's room, as its interpreter, who alone can end it, walks it. */
export const sessionDriver: MachineDriver<AgreedWalk> = {
  flow: sessionCase,
  begins: Object.fromEntries(
    Object.entries(UNTIL).map(([start, bring]) => [
      start,
      {
        who: 'interpreter',
        opens: async (scene, walk) => {
          await bring(scene, walk);
          await scene.page.goto(`${paths.interpreter.session}/${walk.booking.id}`);
        },
      },
    ]),
  ),
  deeds: sessionDeeds,
  looks: sessionLooks,
  prepare: async (scene) => ({
    booking: await bookAt(scene.world, inMinutes(scene, 60), {
      title: `Room ${scene.number}`,
      isAccepted: false,
    }),
  }),
  tidy: async (scene, walk) => {
    const { id } = walk.booking;
    await scene.world.call('interpreter', declineBooking, { id }).catch(() => undefined);
    await scene.world.call('interpreter', cancelBooking, { id, feeSeen: 0 }).catch(() => undefined);
    await tidyBooking(scene, walk);
    await scene.world.call('interpreter', endSession, { id }).catch(() => undefined);
  },
  reasons: {},
  limits: Object.fromEntries(
    ['unconfirmed', 'tooEarly', 'open', 'present', 'over', 'off'].map((phase) => [
      `the room is ${phase}`,
      'Neither time nor a booking goes back, and a room that is there already is no news.',
    ]),
  ),
};
