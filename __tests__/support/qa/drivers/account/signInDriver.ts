import type { SnapshotFrom } from 'xstate';
import { requestMagicCode } from '../../../../../src/shared/contract/account/userAccount';
import type { signInMachine } from '../../../../../src/client/machines/signIn/signInMachine';
import { paths } from '../../../../../src/client/paths';
import { signInCase } from '../../../machines/cases/signInCase';
import { button } from '../../../pages/accountForms';
import { linkIn, mailTo } from '../../../pages/mails';
import type { MachineDriver } from '../../MachineDriver';
import type { Scene } from '../../Scene';
import { askForCode, registerOn, someoneWith, type SigningWalk } from './SigningWalk';
import { signInDeeds } from './signInDeeds';

type Looks = MachineDriver<SigningWalk>['looks'];

const heading = ({ page }: Scene, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const rests = ({ page }: Scene, name: string) =>
  button(page, name).and(page.locator('[aria-disabled=false]')).waitFor();
const busy = (text: string) => (scene: Scene) => scene.page.getByText(text, { exact: true }).waitFor();
/** A form at rest; after a refusal it says why, and after none nothing. */
const asking =
  (title: string, name: string): Looks[string] =>
  async (scene, _, snapshot) => {
    await heading(scene, title);
    await rests(scene, name);
    const words = scene.page.locator('.dr-formSummary').filter({ hasText: /\S/ });
    const { failure } = (snapshot as SnapshotFrom<typeof signInMachine>).context;
    await (failure ? words.filter({ hasText: WORDS[failure.code] ?? /\S/ }) : words).waitFor({
      state: failure ? 'visible' : 'hidden',
    });
  };
/** Texts of the specification and of the server. */
const WORDS: Partial<Record<string, string>> = {
  WRONG_CREDENTIALS: 'Wrong Username or Password',
};

const looks: Looks = {
  enteringPassword: asking('Sign in', 'Login Now!'),
  checkingPassword: busy('Signing in…'),
  enteringEmail: asking('Sign in by mail', 'Mail me a code'),
  requestingCode: busy('Sending the mail…'),
  enteringMagicCode: asking('Enter the code', 'Sign in'),
  checkingMagicCode: busy('Signing in…'),
  holdingLink: asking('Sign in to Dragoman', 'Sign in'),
  redeemingLink: busy('Signing in…'),
  enteringFirstCode: asking('Confirm your address', 'Confirm and sign in'),
  checkingFirstCode: busy('Checking the code…'),
  ledToVerification: async (scene) => {
    await scene.page.waitForURL(`**${paths.verify}`);
    await heading(scene, 'Confirm your address');
  },
  signedIn: ({ page }) => button(page, 'Open user panel').waitFor(),
};

/** A person signs in by each of the three ways, with an account of their own. */
export const signInDriver: MachineDriver<SigningWalk> = {
  flow: signInCase,
  begins: {
    'the sign-in form': { who: 'visitor', opens: ({ page }) => page.goto(paths.login) },
    'the magic link form': { who: 'visitor', opens: ({ page }) => page.goto(paths.magicLogin) },
    'a code that was mailed': { who: 'visitor', opens: askForCode },
    "a mail's link": {
      who: 'visitor',
      opens: async ({ page, world }, walk) => {
        await world.call('anyone', requestMagicCode, { email: walk.email });
        walk.mail = await mailTo(world.url, walk.email, 'magicSignIn');
        await page.goto(linkIn(walk.mail, paths.magicLogin));
      },
    },
    'a registration': { who: 'visitor', opens: registerOn },
    'a registration without an address': {
      who: 'visitor',
      opens: async (scene, walk) => {
        Object.assign(walk, await someoneWith(scene, false));
        await scene.page.goto(paths.verify);
      },
    },
  },
  deeds: signInDeeds,
  looks,
  prepare: (scene) => someoneWith(scene, !scene.ahead.some((name) => name.endsWith('not verified'))),
  reasons: {},
  limits: {
    'a link of a mail is opened': 'The browser opens it as a page of its own, with a flow that begins anew.',
    'the way back leads to the address': 'The page that was before it belongs to another flow.',
    'the way on leads to the code': 'The page that comes after it belongs to another flow, or none does.',
  },
};
