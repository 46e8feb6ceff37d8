import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { regenerateCode } from '../../../../../src/shared/contract/account/userAccount';
import type { codeMailMachine } from '../../../../../src/client/machines/passwordReset/codeMailMachine';
import { paths } from '../../../../../src/client/paths';
import { codeMailCase } from '../../../machines/cases/codeMailCase';
import { button, field } from '../../../pages/accountForms';
import { failureOf } from '../../failureOf';
import type { MachineDriver } from '../../MachineDriver';
import type { Scene } from '../../Scene';
import { registerOn, someoneWith, type SigningWalk } from './SigningWalk';

/** The longest pause, and a moment. */
const PAUSE_MS = 61_000;

const gateOf = ({ gate }: Scene) => gate(regenerateCode.path);
const resend = ({ page }: Scene) => button(page, 'Resend code');
const counting = ({ page }: Scene) => page.getByText(/^Again in \d+ seconds?$/);

/** The last try's result is shown, and without a try nothing. */
const said = (scene: Scene, snapshot: AnyMachineSnapshot) =>
  scene.page
    .locator('.dr-resendCode [role=status]')
    .filter({ hasText: /\S/ })
    .waitFor({
      state:
        (snapshot as SnapshotFrom<typeof codeMailMachine>).context.said === 'nothing' ? 'hidden' : 'visible',
    });

/** Asking for another code on the page that finishes a registration. */
export const codeMailDriver: MachineDriver<SigningWalk> = {
  flow: codeMailCase,
  begins: {
    'a code that was mailed just now': { who: 'visitor', opens: registerOn },
    'a code of long ago': {
      who: 'visitor',
      opens: async (scene, { email }) => {
        // the server counts the same minute since the mail of the registration
        await scene.world.passes(PAUSE_MS);
        await scene.page.goto(paths.verify);
        await field(scene.page, 'Email').fill(email);
      },
    },
  },
  deeds: {
    'asks for another code': {
      happens: async (scene) => {
        (await gateOf(scene)).shut();
        await resend(scene).click();
      },
    },
    'the pause passes': { happens: ({ world }) => world.passes(PAUSE_MS) },
    'mailCode answers that it is mailed': {
      happens: async (scene) => {
        await (await gateOf(scene)).pass();
        await scene.page.getByText('A new code is on its way.').waitFor();
      },
    },
    'mailCode refuses: too many tries': {
      happens: async (scene) =>
        (await gateOf(scene)).answer(429, { code: 'TOO_MANY_REQUESTS' }, { 'retry-after': '42' }),
    },
    'mailCode refuses: no answer': {
      happens: async (scene) => (await gateOf(scene)).fail(failureOf(scene, { isTraceless: true })),
    },
  },
  looks: {
    ready: async (scene, _, snapshot) => {
      await resend(scene).and(scene.page.locator('[aria-disabled=false]')).waitFor();
      await counting(scene).waitFor({ state: 'hidden' });
      await said(scene, snapshot);
    },
    mailing: async (scene) => {
      await resend(scene).and(scene.page.locator('[aria-disabled=true]')).waitFor();
      await (await gateOf(scene)).held();
    },
    pausing: async (scene, _, snapshot) => {
      await counting(scene).waitFor();
      await said(scene, snapshot);
    },
  },
  prepare: (scene) => someoneWith(scene, false),
  reasons: {},
  limits: {},
};
