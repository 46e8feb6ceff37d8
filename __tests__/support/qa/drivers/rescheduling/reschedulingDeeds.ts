import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { cancelBooking } from '../../../../../src/shared/contract/bookings/booking';
import {
  answerProposal,
  proposeTime,
  withdrawProposal,
} from '../../../../../src/shared/contract/bookings/rescheduling';
import type { RescheduleStanding } from '../../../../../src/shared/domain/booking/rescheduling';
import type { reschedulingMachine } from '../../../../../src/client/machines/rescheduling/reschedulingMachine';
import { button, field } from '../../../pages/accountForms';
import { typeDate } from '../../../pages/choose';
import { failureOf } from '../../failureOf';
import type { Deed } from '../../MachineDriver';
import type { Scene } from '../../Scene';
import { declineBeside, nextWish, proposeBeside, withdrawBeside, type MovingWalk } from './MovingWalk';

type MovingDeed = Deed<MovingWalk>;

const contextOf = (snapshot: AnyMachineSnapshot) =>
  (snapshot as SnapshotFrom<typeof reschedulingMachine>).context;
const standingIn = (snapshot: AnyMachineSnapshot): RescheduleStanding => contextOf(snapshot).standing;
const isOpen = (before: AnyMachineSnapshot) => standingIn(before) !== 'closed';
/** The version that the flow's news bear: what is under way by then may be of an earlier one, and would be refused. */
const VERSION_OF_NEWS = 4;
const isFresh = (before: AnyMachineSnapshot) => contextOf(before).booking.version !== VERSION_OF_NEWS;

const press = ({ page }: Scene, name: string) => button(page, name).click();
/** A proposal that took another one's place has to be looked at first. */
const looksAgain = async ({ page }: Scene) => {
  const seen = button(page, 'I have seen it');
  if (await seen.isVisible()) await seen.click();
};
const sends =
  (name: string, { path }: { path: string }) =>
  async (scene: Scene) => {
    (await scene.gate(path)).shut();
    await press(scene, name);
  };

/** Outcomes of a call; a refusal is shown as a toast, so that the booking itself stays as it is. */
function answersOf(
  name: string,
  { path }: { path: string },
  answer: string,
  refusal: string,
): Record<string, MovingDeed> {
  const refused = ({ page }: Scene) =>
    page
      .locator('.ant-notification-notice-title, .dr-formSummary')
      .filter({ hasText: /\S/ })
      .first()
      .waitFor();
  const code = refusal === 'taken' ? 'SLOT_TAKEN' : 'WRONG_STATUS';
  const data = refusal === 'taken' ? { alternatives: [] } : { status: 'confirmed' };
  return {
    [`${name} answers ${answer}`]: {
      isPossible: isFresh,
      happens: async ({ gate }) => (await gate(path)).pass(),
    },
    [`${name} refuses: ${refusal}`]: {
      happens: async (scene) => {
        await (await scene.gate(path)).answer(409, { code, data });
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

/** The client's actions, and those of the interpreter, or of the client in another tab, at the same time. */
export const reschedulingDeeds: Readonly<Record<string, MovingDeed>> = {
  'begins to choose': {
    happens: (scene, _, before) =>
      press(scene, standingIn(before) === 'none' ? 'Propose another time' : 'Propose a different time'),
  },
  'gives up choosing': { happens: (scene) => press(scene, 'Never mind') },
  'sends a time': {
    happens: async (scene, walk) => {
      const { date, clock } = nextWish(walk);
      await typeDate(scene.page, 'Meeting date', date);
      await field(scene.page, 'Meeting time').fill(clock);
      await sends('Send proposal', proposeTime)(scene);
    },
  },
  accepts: {
    happens: async (scene) => {
      await looksAgain(scene);
      await sends('Agree to the new time', answerProposal)(scene);
    },
  },
  declines: { happens: sends('Keep the agreed time', answerProposal) },
  'takes it back': { happens: sends('Take my proposal back', withdrawProposal) },
  'nothing is proposed any more': {
    isPossible: isOpen,
    happens: async (scene, walk, before) => {
      if (standingIn(before) === 'own') return declineBeside(scene, walk);
      if (standingIn(before) === 'none') await proposeBeside(scene, walk, 'interpreter');
      return withdrawBeside(scene, walk, 'interpreter');
    },
  },
  'their own proposal stands': {
    isPossible: isOpen,
    happens: (scene, walk) => proposeBeside(scene, walk, 'client'),
  },
  'the other side proposes': {
    isPossible: isOpen,
    happens: (scene, walk) => proposeBeside(scene, walk, 'interpreter'),
  },
  'the time cannot be moved any more': {
    isPossible: isOpen,
    happens: ({ world }, { booking: { id } }) => world.call('interpreter', cancelBooking, { id, feeSeen: 0 }),
  },
  ...answersOf('proposeTime', proposeTime, 'that it is proposed', 'taken'),
  ...answersOf('agree', answerProposal, 'that it is done', 'over'),
  ...answersOf('decline', answerProposal, 'that it is done', 'over'),
  ...answersOf('withdrawProposal', withdrawProposal, 'that it is done', 'over'),
};
