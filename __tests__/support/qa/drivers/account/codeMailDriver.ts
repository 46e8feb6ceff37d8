import { regenerateCode } from '../../../../../src/contract/userAccount';
import { paths } from '../../../../../src/paths';
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
    ready: async (scene) => {
      await resend(scene).and(scene.page.locator('[aria-disabled=false]')).waitFor();
      await counting(scene).waitFor({ state: 'hidden' });
    },
    mailing: async (scene) => {
      await resend(scene).and(scene.page.locator('[aria-disabled=true]')).waitFor();
      await (await gateOf(scene)).held();
    },
    pausing: (scene) => counting(scene).waitFor(),
  },
  prepare: (scene) => someoneWith(scene, false),
  reasons: {},
  limits: {},
};
