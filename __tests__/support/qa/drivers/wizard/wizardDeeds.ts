import type { AnyMachineSnapshot } from 'xstate';
import { addBooking, getBooking, updateBooking } from '../../../../../src/shared/contract/bookings/client';
import { button, field } from '../../../pages/accountForms';
import { CARD, fillCard, pickInterpreter } from '../../../pages/bookingWizard';
import type { Deed } from '../../MachineDriver';
import type { Scene } from '../../Scene';
import type { WizardWalk } from './WizardWalk';
import { endingOf, wizardState } from './wizardState';

const press = ({ page }: Scene, name: string) => button(page, name).click();
const tab = ({ page }: Scene, name: string) => page.getByRole('tab', { name, exact: true }).click();
const isPaying = (state: AnyMachineSnapshot) => wizardState(state).matches('enteringPayment');
const titleIn = (state: AnyMachineSnapshot) => wizardState(state).context.details.meetingTitle;
const isByCard = (state: AnyMachineSnapshot) => wizardState(state).matches({ enteringPayment: 'card' });

/** Every call that a press may send waits at its gate until the path says what becomes of it. */
async function shutGates(scene: Scene, ...calls: { path: string }[]): Promise<void> {
  for (const { path } of calls) (await scene.gate(path)).shut();
}

async function fillTheCard({ page }: Scene): Promise<void> {
  for (const name of Object.keys(CARD)) await field(page, name).fill('');
  await fillCard(page);
}

/** A client's actions on the two steps. */
export const wizardDeeds: Readonly<Record<string, Deed<WizardWalk>>> = {
  'changes the title': {
    isPossible: (state) => titleIn(state) !== 'Other',
    happens: ({ page, number }) => field(page, 'Meeting title').fill(`Other ${number}`),
  },
  'empties the title': {
    isPossible: (state) => titleIn(state) !== '',
    happens: ({ page }) => field(page, 'Meeting title').fill(''),
  },
  'takes a free time': {
    // the page offers those that the server named
    isPossible: (state) => wizardState(state).context.booking === null,
    happens: ({ page }) =>
      page.getByRole('group', { name: 'Free times nearby' }).getByRole('button').first().click(),
  },
  'chooses an interpreter': {
    happens: ({ page }, { interpreter }) => pickInterpreter(page, interpreter.name),
  },
  saves: {
    happens: async (scene) => {
      await shutGates(scene, addBooking, updateBooking);
      await press(scene, 'Save and continue');
    },
  },
  'makes it a request of its own': {
    isPossible: (state) => endingOf(state) === 'holds',
    happens: (scene) => press(scene, 'Make a new request with these details'),
  },
  'takes what is there now': { happens: (scene) => press(scene, 'Show what is there now') },
  'keeps what was typed': { happens: (scene) => press(scene, 'Keep what I typed') },
  'begins anew': {
    isPossible: (state) =>
      isPaying(state) || (wizardState(state).context.booking !== null && endingOf(state) === null),
    happens: (scene, _, state) =>
      press(scene, isPaying(state) ? 'Book another meeting' : 'Start a new booking'),
  },
  'chooses card': { happens: (scene) => tab(scene, 'Card') },
  'chooses bank': { happens: (scene) => tab(scene, 'Bank') },
  'confirms a complete card': {
    happens: async (scene, _, state) => {
      if (isByCard(state)) await fillTheCard(scene);
      await shutGates(scene, getBooking);
      await press(scene, 'Confirm booking');
    },
  },
  'confirms without a zip code': {
    isPossible: isByCard,
    happens: async (scene) => {
      await field(scene.page, 'Zip code').fill('');
      await press(scene, 'Confirm booking');
    },
  },
  'goes back': { happens: (scene) => press(scene, 'Cancel') },
};
