import { changePassword, resetPassword } from '../../../../../src/shared/contract/account/userAccount';
import { paths } from '../../../../../src/client/paths';
import { passwordResetCase } from '../../../machines/cases/passwordResetCase';
import { button, field, tryToChange } from '../../../pages/accountForms';
import { mailTo } from '../../../pages/mails';
import { signIn } from '../../../pages/signIn';
import { failureOf } from '../../failureOf';
import type { MachineDriver } from '../../MachineDriver';
import type { Scene } from '../../Scene';
import { ownAccount, type OwnAccount } from './ownAccount';

const NOBODY = 'nobody-knows@example.com';
const ANOTHER = ['Another1!', 'Changed2!', 'Renewed3!', 'Further4!'];
const gateOf = (scene: Scene, { path }: { path: string }) => scene.gate(path);
const heading = ({ page }: Scene, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const shows = ({ page }: Scene, text: string) => page.getByText(text).first().waitFor();
const another = ({ password }: OwnAccount) => ANOTHER.find((each) => each !== password) ?? '';
/** The answer to the call that is sent now. */
const nextAnswer = ({ ahead }: Scene) => ahead[0] ?? '';

/** Forgot and change, for somebody who has an account of their own in each walk. */
export const passwordDriver: MachineDriver<OwnAccount> = {
  flow: passwordResetCase,
  begins: {
    'a visitor who forgot': { who: 'visitor', opens: ({ page }) => page.goto(paths.forgotPassword) },
    'a person with an address': {
      who: 'visitor',
      opens: async ({ page }, { email, password }) => {
        await signIn(page, email, password);
        await page.goto(paths.changePassword);
      },
    },
  },
  deeds: {
    'sends an address': {
      happens: async (scene, { email }) => {
        (await gateOf(scene, resetPassword)).shut();
        const isUnknown = nextAnswer(scene).endsWith('not registered');
        await field(scene.page, 'Email').fill(isUnknown ? NOBODY : email);
        await button(scene.page, 'Email password reset link').click();
      },
    },
    'asks for another mail': {
      happens: ({ page }) => page.getByRole('link', { name: 'Mail me a temporary password' }).click(),
    },
    'sends the passwords': {
      happens: async (scene, own) => {
        (await gateOf(scene, changePassword)).shut();
        const isWrong = nextAnswer(scene).endsWith('wrong current');
        const current = isWrong ? 'Mistaken9!' : own.temporary || own.password;
        await tryToChange(scene.page, { current, wanted: another(own) });
      },
    },
    'resetPassword answers that it was mailed': {
      happens: async (scene, own) => {
        await (await gateOf(scene, resetPassword)).pass();
        const { values } = await mailTo(scene.world.url, own.email, 'temporaryPassword');
        own.temporary = values.password ?? '';
      },
    },
    'resetPassword refuses: not registered': {
      happens: async (scene) => {
        await (await gateOf(scene, resetPassword)).pass();
        await shows(scene, 'Your email is not registered with us.');
      },
    },
    'resetPassword refuses: no answer': {
      happens: async (scene) => {
        await (await gateOf(scene, resetPassword)).fail(failureOf(scene));
        await shows(scene, 'Your email is not registered with us or some error occurred.');
      },
    },
    'changePassword answers that it was changed': {
      happens: async (scene) => (await gateOf(scene, changePassword)).pass(),
    },
    'changePassword refuses: wrong current': {
      happens: async (scene) => {
        await (await gateOf(scene, changePassword)).pass();
        await scene.page.locator('.dr-formSummary').waitFor();
      },
    },
    'changePassword refuses: no answer': {
      happens: async (scene) => {
        await (await gateOf(scene, changePassword)).fail(failureOf(scene, { isTraceless: true }));
        await scene.page.locator('.dr-formSummary').waitFor();
      },
    },
    'redirectDelay passes': { happens: ({ page }) => page.waitForURL(`**${paths.login}`) },
  },
  looks: {
    enteringEmail: async (scene) => {
      await heading(scene, 'Reset your password');
      await button(scene.page, 'Email password reset link').and(scene.page.locator(':enabled')).waitFor();
    },
    requestingReset: (scene) => shows(scene, 'Sending the mail…'),
    enteringPasswords: async (scene) => {
      await heading(scene, 'Change your password');
      await button(scene.page, 'Change Password').and(scene.page.locator(':enabled')).waitFor();
    },
    changingPassword: (scene) => shows(scene, 'Changing your password…'),
    passwordChanged: (scene) => scene.page.locator('.dr-toast[role=status]').waitFor(),
    left: async (scene) => {
      await scene.page.waitForURL(`**${paths.login}`);
      await button(scene.page, 'Login Now!').waitFor();
    },
  },
  prepare: ownAccount,
  reasons: {},
  limits: {},
};
