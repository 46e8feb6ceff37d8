import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { getInterpreters } from '../../../../../src/shared/contract/interpreters/interpreter';
import type { interpreterPickerMachine } from '../../../../../src/client/machines/interpreterPicker/interpreterPickerMachine';
import { interpreterPickerCase } from '../../../machines/cases/interpreterPickerCase';
import { choose, chosen as chosenNow } from '../../../pages/choose';
import { button } from '../../../pages/accountForms';
import { failureOf } from '../../failureOf';
import type { MachineDriver } from '../../MachineDriver';
import type { Scene } from '../../Scene';
import { openWizard } from '../wizard/openWizard';
import { prepareWizard, type WizardWalk } from '../wizard/WizardWalk';

type PickerWalk = WizardWalk & { chosen: string };

const state = (snapshot: AnyMachineSnapshot) => snapshot as SnapshotFrom<typeof interpreterPickerMachine>;
const dialog = ({ page }: Scene) => page.getByRole('dialog', { name: 'Select an interpreter' });
const search = (scene: Scene) => dialog(scene).getByLabel('Search', { exact: true });
const choices = (scene: Scene) => dialog(scene).getByRole('button', { name: /^Select / });
const isLoading = (scene: Scene) => dialog(scene).getByText('Loading interpreters...').waitFor();
const gate = ({ gate: open }: Scene) => open(getInterpreters.path);
const shut = async (scene: Scene) => (await gate(scene)).shut();

const open = async (scene: Scene) => {
  await shut(scene);
  await button(scene.page, 'Select interpreter').click();
};

/** The picker in the wizard's first step. What is searched for decides what the server finds. */
export const pickerDriver: MachineDriver<PickerWalk> = {
  flow: interpreterPickerCase,
  begins: {
    'a closed dialog': {
      who: 'client',
      opens: async (scene, own) => {
        const isChosen = scene.ahead[0] === 'opens it with somebody chosen';
        if (isChosen) own.chosen = own.interpreter.name;
        const interpreter = isChosen ? own.interpreter : null;
        await openWizard({ page: scene.page, clientId: scene.world.clientId }, own, { interpreter });
      },
    },
  },
  deeds: {
    'opens it with nobody chosen': {
      isPossible: (before) => state(before).context.chosenId === null,
      happens: open,
    },
    'opens it with somebody chosen': {
      // the form may have been filled in when the person came
      isPossible: (before) =>
        state(before).context.chosenId !== null || state(before).context.criteria.from === '',
      happens: open,
    },
    'closes it': { happens: ({ page }) => page.keyboard.press('Escape') },
    'types a search': {
      happens: async (scene) => {
        await shut(scene);
        const isForNobody = scene.ahead.find((name) => name.startsWith('getInterpreters answers'));
        await search(scene).fill(
          isForNobody?.endsWith('nobody') ? `nobody is called ${scene.number}` : scene.world.known.name,
        );
      },
    },
    'wants a credential': {
      happens: async (scene) => {
        const { page } = scene;
        await shut(scene);
        const isVerified = (await chosenNow(page, 'Credentials')) === 'Verified';
        await choose(page, 'Credentials', isVerified ? 'Sworn' : 'Verified');
        // who is found then is the server's affair; somebody is found among all
        const next = scene.ahead.find((name) => name.startsWith('getInterpreters answers'));
        if (next?.endsWith('some')) await choose(page, 'Credentials', 'With or without');
      },
    },
    'tries again': {
      happens: async (scene) => {
        await shut(scene);
        await dialog(scene).getByRole('button', { name: 'Retry' }).click();
      },
    },
    'chooses somebody': {
      happens: async (scene, own) => {
        const first = choices(scene).first();
        own.chosen = ((await first.getAttribute('aria-label')) ?? '').replace('Select ', '');
        await first.click();
      },
    },
    'getInterpreters answers with some': {
      // whoever searched for nobody is not answered with some
      happens: async (scene) => {
        await (await gate(scene)).pass();
        await (await gate(scene)).open();
      },
    },
    'getInterpreters answers with nobody': {
      happens: async (scene) => {
        await (await gate(scene)).answerWell([]);
        await (await gate(scene)).open();
      },
    },
    'getInterpreters refuses: no answer': {
      happens: async (scene) => (await gate(scene)).failAll(failureOf(scene, { isTraceless: true })),
    },
    'searchPause passes': { happens: async (scene) => (await gate(scene)).held() },
  },
  looks: {
    closed: async (scene, { chosen }) => {
      await dialog(scene).waitFor({ state: 'hidden' });
      await scene.page
        .getByText(chosen || 'Nobody selected yet.')
        .first()
        .waitFor();
    },
    chosen: async (scene, { chosen }) => {
      await dialog(scene).waitFor({ state: 'hidden' });
      await scene.page.getByRole('main').getByText(chosen, { exact: true }).first().waitFor();
    },
    searching: (scene) => dialog(scene).waitFor(),
    'searching.loading': isLoading,
    'searching.awaitingTyping': isLoading,
    'searching.failed': (scene) => dialog(scene).getByRole('alert').filter({ hasText: 'Error!' }).waitFor(),
    'searching.empty': (scene) => dialog(scene).getByText('No interpreters found').waitFor(),
    'searching.choosing': (scene) => choices(scene).first().waitFor(),
  },
  prepare: (scene) => ({ ...prepareWizard(scene), chosen: '' }),
  reasons: {},
  limits: { 'opens it with nobody chosen': 'Somebody was chosen by then, and stays so.' },
};
