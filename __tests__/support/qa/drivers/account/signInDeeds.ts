import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { Endpoint } from '../../../../../src/shared/contract/base/endpoint';
import { login } from '../../../../../src/shared/contract/account/user';
import {
  redeemMagicToken,
  requestMagicCode,
  verifyCode,
  verifyMagicCode,
} from '../../../../../src/shared/contract/account/userAccount';
import type { signInMachine } from '../../../../../src/client/machines/signIn/signInMachine';
import { button, codeBox, field, tryToSignIn } from '../../../pages/accountForms';
import { mailTo } from '../../../pages/mails';
import { failureOf } from '../../failureOf';
import type { Deed } from '../../MachineDriver';
import type { Scene } from '../../Scene';
import type { SigningWalk } from './SigningWalk';

type SigningDeed = Deed<SigningWalk>;

const stateOf = (snapshot: AnyMachineSnapshot) => snapshot as SnapshotFrom<typeof signInMachine>;
const isNext = ({ ahead }: Scene, end: string) => ahead[0]?.endsWith(end) ?? false;
const shut = async (scene: Scene, ...calls: { path: string }[]) => {
  for (const { path } of calls) (await scene.gate(path)).shut();
};
const TOO_MANY = { code: 'TOO_MANY_REQUESTS', message: 'Too many tries.' };

/** Outcomes of a call: the typed or mailed code decides the server's answer; the network decides the rest. */
function answersOf({ name, path }: Endpoint, good: string, bad: string | null): Record<string, SigningDeed> {
  const pass: SigningDeed = { happens: async ({ gate }) => (await gate(path)).pass() };
  return {
    [`${name} answers ${good}`]: pass,
    ...(bad && { [`${name} refuses: ${bad}`]: pass }),
    [`${name} refuses: too many tries`]: {
      happens: async ({ gate }) => (await gate(path)).answer(429, TOO_MANY),
    },
    [`${name} refuses: no answer`]: {
      happens: async (scene) => (await scene.gate(path)).fail(failureOf(scene, { isTraceless: true })),
    },
  };
}

/** The actions of a person who signs in. */
export const signInDeeds: Readonly<Record<string, SigningDeed>> = {
  'sends address and password': {
    happens: async (scene, { email, password }) => {
      await shut(scene, login);
      await tryToSignIn(scene.page, email, isNext(scene, 'wrong pair') ? 'Mistaken9!' : password);
    },
  },
  'sends an address': {
    happens: async (scene, { email }) => {
      await shut(scene, requestMagicCode);
      await field(scene.page, 'Email').fill(email);
      await button(scene.page, 'Mail me a code').click();
    },
  },
  'sends a code': {
    happens: async (scene, walk, before) => {
      await shut(scene, verifyMagicCode, verifyCode);
      const isFirst = stateOf(before).matches('enteringFirstCode');
      const address = field(scene.page, 'Email');
      if (isFirst && (await address.count()) > 0) await address.fill(walk.email);
      const right = walk.mail?.values.code ?? '';
      await codeBox(scene.page).fill(isNext(scene, 'wrong code') ? wrongOf(right) : right);
      await button(scene.page, isFirst ? 'Confirm and sign in' : 'Sign in').click();
    },
  },
  'presses the button of the link': {
    happens: async (scene, { mail }) => {
      await shut(scene, redeemMagicToken);
      if (isNext(scene, 'used already'))
        await scene.world.call('anyone', redeemMagicToken, { token: mail?.values.token ?? '' });
      await button(scene.page, 'Sign in').click();
    },
  },
  'the way back leads to the address': {
    // the form of the code was come to from the form of the address
    isPossible: (before) => stateOf(before).matches('enteringMagicCode'),
    happens: ({ page }) => page.goBack(),
  },
  ...answersOf(login, 'with a session', 'wrong pair'),
  'login refuses: not verified': { happens: async ({ gate }) => (await gate(login.path)).pass() },
  ...answersOf(requestMagicCode, 'that it is mailed', null),
  'requestMagicCode answers that it is mailed': {
    happens: async ({ gate, world }, walk) => {
      await (await gate(requestMagicCode.path)).pass();
      walk.mail = await mailTo(world.url, walk.email, 'magicSignIn', walk.mail ?? undefined);
    },
  },
  ...answersOf(verifyMagicCode, 'with a session', 'wrong code'),
  ...answersOf(redeemMagicToken, 'with a session', 'used already'),
  ...answersOf(verifyCode, 'with a session', 'wrong code'),
};

/** Six digits that are not the right ones. */
const wrongOf = (right: string): string => (right === '123456' ? '654321' : '123456');
