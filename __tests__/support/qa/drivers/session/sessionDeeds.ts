import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import {
  acceptBooking,
  cancelBooking,
  declineBooking,
} from '../../../../../src/shared/contract/bookings/booking';
import type { Endpoint } from '../../../../../src/shared/contract/base/endpoint';
import { endSession, joinSession } from '../../../../../src/shared/contract/bookings/session';
import type { RoomPhase } from '../../../../../src/shared/domain/booking/sessionRoom';
import type { sessionMachine } from '../../../../../src/client/machines/meeting/sessionMachine';
import { button } from '../../../pages/accountForms';
import { failureOf } from '../../failureOf';
import type { Deed } from '../../MachineDriver';
import type { Scene } from '../../Scene';
import type { AgreedWalk } from '../AgreedWalk';
import { startIt } from './startIt';

type SessionDeed = Deed<AgreedWalk>;

const MINUTES_LONG = 30;
const phaseIn = (snapshot: AnyMachineSnapshot): RoomPhase =>
  (snapshot as SnapshotFrom<typeof sessionMachine>).context.phase;
const from =
  (...phases: RoomPhase[]) =>
  (before: AnyMachineSnapshot) =>
    phases.includes(phaseIn(before));

const press = ({ page }: Scene, name: string) => button(page, name).click();

/** Outcomes of the two calls. A refusal is shown as a toast, so that the room itself stays as it is. */
function answersOf(call: Endpoint, ...phases: RoomPhase[]): Record<string, SessionDeed> {
  const { name, path } = call;
  const refused = ({ page }: Scene) => page.getByText('That was not possible').first().waitFor();
  return {
    [`${name} answers with the room`]: {
      isPossible: from(...phases),
      happens: async ({ gate }) => (await gate(path)).pass(),
    },
    [`${name} refuses: over`]: {
      happens: async (scene) => {
        await (await scene.gate(path)).answer(409, { code: 'WRONG_STATUS', data: { status: 'completed' } });
        await refused(scene);
      },
    },
    [`${name} refuses: no answer`]: {
      happens: async (scene) => {
        await (await scene.gate(path)).fail(failureOf(scene, { isTraceless: true }));
        await refused(scene);
      },
    },
  };
}

/** The interpreter's actions in the room, and changes of the room at the same time. */
export const sessionDeeds: Readonly<Record<string, SessionDeed>> = {
  'checks in': {
    happens: async (scene) => {
      (await scene.gate(joinSession.path)).shut();
      await press(scene, 'Check in and join');
    },
  },
  'wants to end it': {
    happens: async (scene, walk) => {
      // it can be ended only once it has started
      await startIt(scene, walk, 1);
      await press(scene, 'End session');
    },
  },
  'says that it ends': {
    happens: async (scene) => {
      (await scene.gate(endSession.path)).shut();
      await press(scene, 'Yes, it is over');
    },
  },
  'lets it go on': { happens: (scene) => press(scene, 'No, it goes on') },
  'the room is tooEarly': {
    isPossible: from('unconfirmed'),
    happens: ({ world }, { booking: { id } }) => world.call('interpreter', acceptBooking, { id }),
  },
  'the room is open': {
    isPossible: from('unconfirmed', 'tooEarly'),
    happens: async (scene, walk, before) => {
      if (phaseIn(before) === 'unconfirmed')
        await scene.world.call('interpreter', acceptBooking, { id: walk.booking.id });
      await startIt(scene, walk, -5);
    },
  },
  'the room is present': {
    isPossible: from('open'),
    happens: ({ world }, { booking: { id } }) => world.call('interpreter', joinSession, { id }),
  },
  'the room is over': {
    isPossible: from('open', 'present'),
    happens: (scene, walk) => startIt(scene, walk, MINUTES_LONG + 1),
  },
  'the room is off': {
    isPossible: from('unconfirmed', 'tooEarly', 'open'),
    happens: ({ world }, { booking: { id } }, before) =>
      phaseIn(before) === 'unconfirmed'
        ? world.call('interpreter', declineBooking, { id })
        : world.call('interpreter', cancelBooking, { id, feeSeen: 0 }),
  },
  ...answersOf(joinSession, 'open', 'present'),
  ...answersOf(endSession, 'present'),
};
