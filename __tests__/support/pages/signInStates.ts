import { getDeletionTerms, type DeletionTerms } from '../../../src/shared/contract/account/ownData';
import { getSignIns } from '../../../src/shared/contract/account/signIns';
import { paths } from '../../../src/client/paths';
import { aSignIn } from '../aSignIn';
import type { ScreenState } from './screens';

const OTHERS: readonly (readonly [browser: string | null, operatingSystem: string | null])[] = [
  ['Safari', 'iPhone'],
  ['Samsung Internet', 'Android'],
  [null, null],
];
const others = OTHERS.map(([browser, operating_system], place) =>
  aSignIn({ id: `0199a6f2-0000-7000-8000-00000000004${place}`, browser, operating_system }),
);
/** Nothing keeps them from going; the demo data's own has a session under way at some hours. */
const terms: DeletionTerms = {
  ...{ email: 'elena@dragoman.example', obstacle: null, pending: 2, confirmedInAll: 1, fee: 0 },
  confirmed: [
    {
      id: '0199a6f2-0000-7000-8000-000000000051',
      ...{ title: 'Quarterly review', startsAt: '2099-01-05T09:00:00.000Z', with: 'Clara Client', fee: 0 },
    },
  ],
};
const answers = {
  [getSignIns.path]: [aSignIn({ is_current: true }), ...others],
  [getDeletionTerms.path]: terms,
};

/** A person's devices, and what is asked before some of them are signed out. */
export const SIGN_IN_STATES: readonly ScreenState[] = [
  {
    name: 'signed in on many devices',
    who: 'interpreter',
    path: `${paths.interpreter.account}?as=many`,
    answers,
    reach: (page, { signIns }) => page.getByText(signIns.unknownBrowser).waitFor(),
  },
  {
    name: 'sign out elsewhere refused',
    who: 'interpreter',
    path: `${paths.interpreter.account}?as=asked`,
    answers,
    reach: async (page, { signIns }) => {
      await page.getByRole('button', { name: signIns.signOutOthers, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: signIns.askOthers });
      await dialog.getByRole('button', { name: signIns.signOutOthers, exact: true }).click();
      await dialog.getByText(signIns.passwordRequired).first().waitFor();
    },
  },
];
