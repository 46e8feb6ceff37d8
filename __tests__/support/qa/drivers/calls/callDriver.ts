import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { callMachine } from '../../../../../src/client/machines/call/callMachine';
import { callAt } from '../../../../../src/client/paths';
import {
  askMore,
  findCandidates,
  getCall,
  getCalls,
  startCall,
  withdrawCall,
  type CallRecord,
} from '../../../../../src/shared/contract/bookings/calls';
import type { CallState } from '../../../../../src/shared/domain/booking/calls';
import { aCall, aCandidate, anAsked, CALL_ID, CALL_NEWS, CALL_STARTS } from '../../../aCall';
import { callCase } from '../../../machines/cases/callCase';
import { failureOf } from '../../failureOf';
import type { MachineDriver } from '../../MachineDriver';
import type { Scene } from '../../Scene';
import { openWizard } from '../wizard/openWizard';
import { prepareWizard, type WizardWalk } from '../wizard/WizardWalk';
import { readAgain, standInReads } from './standInCalls';

interface CallWalk {
  wizard: WizardWalk;
  call: CallRecord;
}

const PEOPLE = [1, 2, 3, 4, 5, 6].map((place) => aCandidate(place));

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as SnapshotFrom<typeof callMachine>).context;
const asksStill = (before: AnyMachineSnapshot) => contextOf(before).standing === 'asking';
const callIn = (state: CallState): CallRecord =>
  state === 'taken'
    ? aCall({ state, offers: [anAsked(1, 'accepted'), anAsked(2, 'taken')] })
    : aCall({ state });

const dialog = ({ page }: Scene) => page.getByRole('dialog', { name: 'Ask several interpreters' });
const inDialog = (scene: Scene, name: string | RegExp) => dialog(scene).getByRole('button', { name });
const says = (text: string) => (scene: Scene) =>
  scene.page.getByText(text, { exact: true }).first().waitFor();
const turning = (name: string) => (scene: Scene) =>
  scene.page.locator('main .ant-btn-loading').filter({ hasText: name }).waitFor();
const sends =
  (name: string, { path }: { path: string }) =>
  async (scene: Scene) => {
    (await scene.gate(path)).shut();
    await scene.page.getByRole('button', { name, exact: true }).click();
  };

async function reads(scene: Scene, own: CallWalk): Promise<void> {
  await standInReads(scene.page, {
    [findCandidates.path]: () => PEOPLE,
    [getCall.path]: () => own.call,
    [getCalls.path]: () => [],
  });
}

const refused = (scene: Scene) =>
  scene.page
    .locator('.ant-notification-notice-title')
    .filter({ hasText: 'That did not work' })
    .first()
    .waitFor();

/** The outcomes of what a call that asks is told to do. */
function outcomes(
  name: string,
  { path }: { path: string },
  answer: string,
  refusal: string,
  state: CallState,
) {
  const code = refusal === 'over' ? 'CALL_OVER' : 'NOBODY_FITS';
  return {
    [`${name} answers ${answer}`]: {
      isPossible: asksStill,
      happens: async (scene: Scene, own: CallWalk) => {
        own.call = callIn(state);
        await (await scene.gate(path)).answerWell(own.call);
      },
    },
    [`${name} refuses: ${refusal}`]: {
      happens: async (scene: Scene) => {
        await (await scene.gate(path)).answer(409, { code, data: { state: 'taken' } });
        await refused(scene);
      },
    },
    [`${name} refuses: no answer`]: {
      happens: async (scene: Scene) => {
        await (await scene.gate(path)).fail(failureOf(scene, { isTraceless: true }));
        await refused(scene);
      },
    },
  };
}

/** Asking several: in the wizard's dialog, and on the call's own page. */
export const callDriver: MachineDriver<CallWalk> = {
  flow: callCase,
  begins: {
    'nobody chosen': {
      who: 'client',
      opens: async (scene, own) => {
        await reads(scene, own);
        await openWizard({ page: scene.page, clientId: scene.world.clientId }, own.wizard, {
          interpreter: null,
        });
        await scene.page.getByRole('button', { name: 'Ask several' }).click();
      },
    },
    ...Object.fromEntries(
      Object.entries(CALL_STARTS).map(([start, state]) => [
        start,
        {
          who: 'client' as const,
          opens: async (scene: Scene, own: CallWalk) => {
            own.call = callIn(state);
            await reads(scene, own);
            await scene.page.goto(callAt(CALL_ID));
          },
        },
      ]),
    ),
  },
  deeds: {
    'sends to named people': {
      happens: async (scene) => {
        (await scene.gate(startCall.path)).shut();
        await inDialog(scene, 'Send to 3 people').click();
      },
    },
    'leaves it to turns': {
      happens: async (scene) => {
        await dialog(scene).getByRole('radio', { name: 'Everyone who fits, in turn' }).check();
        await inDialog(scene, 'Continue').click();
      },
    },
    'agrees to the price': {
      happens: async (scene) => {
        (await scene.gate(startCall.path)).shut();
        await inDialog(scene, 'Ask in turn').click();
      },
    },
    'goes back to choosing': { happens: (scene) => inDialog(scene, 'Choose others').click() },
    'asks more': { happens: sends('Ask more', askMore) },
    withdraws: { happens: sends('Withdraw', withdrawCall) },
    ...Object.fromEntries(
      Object.entries(CALL_NEWS).map(([name, state]) => [
        name,
        {
          isPossible: (before: AnyMachineSnapshot) => state !== 'asking' || asksStill(before),
          happens: async ({ page }: Scene, own: CallWalk) => {
            own.call = callIn(state);
            await readAgain(page);
          },
        },
      ]),
    ),
    'startCall answers that they are asked': {
      happens: async (scene, own) => {
        own.call = callIn('asking');
        await (await scene.gate(startCall.path)).answerWell(own.call);
      },
    },
    'startCall refuses: nobody fits': {
      happens: async (scene) => (await scene.gate(startCall.path)).answer(409, { code: 'NOBODY_FITS' }),
    },
    'startCall refuses: no answer': {
      happens: async (scene) =>
        (await scene.gate(startCall.path)).fail(failureOf(scene, { isTraceless: true })),
    },
    ...outcomes('askMore', askMore, 'that more are asked', 'nobody fits', 'asking'),
    ...outcomes('withdrawCall', withdrawCall, 'that it is withdrawn', 'over', 'withdrawn'),
  },
  looks: {
    'preparing.choosing': (scene) => dialog(scene).getByRole('checkbox').first().waitFor(),
    'preparing.confirming': (scene) =>
      inDialog(scene, 'Choose others').and(scene.page.locator(':enabled')).waitFor(),
    starting: (scene) => dialog(scene).getByText('Sending...').waitFor(),
    asking: async (scene) => {
      await scene.page.getByRole('heading', { name: 'Waiting for the first yes' }).waitFor();
      await scene.page.locator('main .ant-btn-loading').first().waitFor({ state: 'hidden' });
    },
    askingMore: turning('Ask more'),
    withdrawing: turning('Withdraw'),
    taken: says('Elena Marchetti accepted'),
    lapsed: says('Nobody accepted in time'),
    withdrawn: says('You withdrew this question'),
  },
  prepare: (scene) => ({ wizard: prepareWizard(scene), call: callIn('asking') }),
  reasons: {},
  limits: {},
};
