import { cancelBooking } from '../../../../../src/shared/contract/bookings/booking';
import { paths } from '../../../../../src/client/paths';
import { reschedulingCase } from '../../../machines/cases/reschedulingCase';
import type { MachineDriver } from '../../MachineDriver';
import type { Scene } from '../../Scene';
import { bookAt, tidyBooking } from '../AgreedWalk';
import { proposeBeside, type MovingWalk } from './MovingWalk';
import { reschedulingDeeds } from './reschedulingDeeds';
import { reschedulingLooks } from './reschedulingLooks';

const DAY_MS = 86_400_000;
/** After the demo data's bookings; each walk has a working day of its own. */
const FIRST_DAY = 40;
const DAYS = 300;
const OUTDATED = 'The server refuses what was sent before the booking changed.';

/** Brings an agreed booking to where the walk begins. */
const UNTIL: Record<string, (scene: Scene, walk: MovingWalk) => Promise<unknown>> = {
  'nothing proposed': () => Promise.resolve(),
  'their own proposal': (scene, walk) => proposeBeside(scene, walk, 'client'),
  "the other side's proposal": (scene, walk) => proposeBeside(scene, walk, 'interpreter'),
  'a time that cannot be moved': ({ world }, { booking: { id } }) =>
    world.call('interpreter', cancelBooking, { id, feeSeen: 0 }),
};

/** Two in the afternoon of a working day of the walk's own. */
function startOf({ world, number }: Scene): number {
  const day = new Date(world.now() + (FIRST_DAY + ((number * 2) % DAYS)) * DAY_MS);
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() - 1);
  return Date.parse(`${day.toISOString().slice(0, 10)}T14:00:00Z`);
}

/** Moving a booking, as its client walks it; the interpreter answers without a page. */
export const reschedulingDriver: MachineDriver<MovingWalk> = {
  flow: reschedulingCase,
  begins: Object.fromEntries(
    Object.entries(UNTIL).map(([start, bring]) => [
      start,
      {
        who: 'client',
        opens: async (scene, walk) => {
          await bring(scene, walk);
          await scene.page.goto(`${paths.client.reschedule}/${walk.booking.id}`);
        },
      },
    ]),
  ),
  deeds: reschedulingDeeds,
  looks: reschedulingLooks,
  prepare: async (scene) => ({
    booking: await bookAt(scene.world, startOf(scene), { title: `Move ${scene.number}`, isAccepted: true }),
    proposals: 0,
  }),
  tidy: tidyBooking,
  reasons: {},
  limits: {
    ...Object.fromEntries(
      ['agree', 'decline', 'withdrawProposal'].map((call) => [`${call} answers that it is done`, OUTDATED]),
    ),
    'proposeTime answers that it is proposed': OUTDATED,
    ...Object.fromEntries(
      Object.keys(reschedulingDeeds)
        .filter((name) =>
          reschedulingCase.happenings.some((each) => each.name === name && each.by === 'news'),
        )
        .map((name) => [name, 'A time that cannot be moved any more stays so.']),
    ),
  },
};
