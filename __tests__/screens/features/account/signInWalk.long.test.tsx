import { act, fireEvent, screen } from '@testing-library/react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { login } from '../../../../src/shared/contract/account/user';
import * as account from '../../../../src/shared/contract/account/userAccount';
import { MagicLoginScreen } from '../../../../src/client/features/account/MagicLoginScreen';
import { VerifyScreen } from '../../../../src/client/features/account/VerifyScreen';
import { LoginScreen } from '../../../../src/client/features/login/LoginScreen';
import { keepMailedTo } from '../../../../src/client/ui/text/mailedTo';
import { firstCodeBox } from '../../../support/codeBoxes';
import { signInCase } from '../../../support/machines/cases/signInCase';
import { heldNetwork } from '../../../support/machines/heldNetwork';
import type { MachinePath } from '../../../support/machines/machinePaths';
import { screenPaths } from '../../../support/machines/screenPaths';
import { type ScreenWalk, walkScreen } from '../../../support/machines/walkScreen';
import { clientPerson } from '../../../support/people';
import { renderScreen } from '../../../support/renderScreen';
import { sentence } from '../../../support/sentence';

jest.setTimeout(90_000);

const EMAIL = 'nina@example.com';
const { requestMagicCode, verifyMagicCode, redeemMagicToken, verifyCode } = account;
const network = heldNetwork({
  calls: { login, requestMagicCode, verifyMagicCode, redeemMagicToken, verifyCode },
  dataOf: ({ name }) => (name.endsWith('a session') ? { token: 'fresh', user: clientPerson } : null),
});

type Shown = ReturnType<typeof renderScreen> & { go: NavigateFunction };

const BEGINNINGS = {
  'the sign-in form': ['/login', <LoginScreen key="screen" />],
  'the magic link form': ['/magic-login', <MagicLoginScreen key="screen" />],
  'a code that was mailed': ['/magic-login', <MagicLoginScreen key="screen" />],
  "a mail's link": ['/magic-login?token=secret-token', <MagicLoginScreen key="screen" />],
  'a registration': ['/verify', <VerifyScreen key="screen" />],
  'a registration without an address': ['/verify', <VerifyScreen key="screen" />],
} as const;
const MAILED = ['a code that was mailed', 'a registration'];

function show(start: string): Shown {
  network.forget();
  let go: NavigateFunction | undefined;
  const Ways = () => {
    go = useNavigate();
    return null;
  };
  const [pathname, content] = BEGINNINGS[start as keyof typeof BEGINNINGS];
  const state = MAILED.includes(start) ? keepMailedTo({ email: EMAIL, mailedAt: 0 }) : null;
  const shown = renderScreen([content, <Ways key="ways" />], {
    at: state ? { pathname, state } : pathname,
    store: { fetch: network.fetch },
  });
  if (!go) throw new Error('The router was not shown');
  return { ...shown, go };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** A button keeps the focus while it is busy. */
const isReady = (name: string) => expect(button(name)).toHaveAttribute('aria-disabled', 'false');
const isBusy = (name: string) => expect(button(name)).toHaveAttribute('aria-disabled', 'true');

const walk: ScreenWalk<Shown> = {
  show,
  does: {
    'sends address and password': ({ user }) => {
      write('Email', EMAIL);
      write('Password', 'Dragoman1!');
      return user.click(button('Login Now!'));
    },
    'sends an address': ({ user }) => {
      write('Email', EMAIL);
      return user.click(button('Mail me a code'));
    },
    'sends a code': async ({ user }) => {
      if (screen.queryByLabelText('Email')) write('Email', EMAIL);
      await user.click(firstCodeBox());
      await user.paste('123 456');
      return user.click(button(screen.queryByText('Enter the code') ? 'Sign in' : 'Confirm and sign in'));
    },
    'presses the button of the link': ({ user }) => user.click(button('Sign in')),
    'the way back leads to the address': ({ go }) => act(async () => go('/magic-login')),
    'the way on leads to the code': ({ go }) =>
      act(async () => go('/magic-login', { state: keepMailedTo({ email: EMAIL, mailedAt: 0 }) })),
    'a link of a mail is opened': ({ go }) => act(async () => go('/magic-login?token=secret-token')),
  },
  answers: (happening) => network.happen(happening),
  sees: {
    enteringPassword: () => isReady('Login Now!'),
    checkingPassword: () => isBusy('Login Now!'),
    ledToVerification: ({ location }) => expect(location()?.pathname).toBe('/verify'),
    enteringEmail: () => isReady('Mail me a code'),
    requestingCode: () => isBusy('Mail me a code'),
    enteringMagicCode: () => {
      expect(screen.getByText(sentence(new RegExp(`If ${EMAIL} has an account`)))).toBeVisible();
      isReady('Sign in');
    },
    checkingMagicCode: () => {
      expect(firstCodeBox()).toBeVisible();
      isBusy('Sign in');
    },
    holdingLink: () => {
      expect(screen.getByText(/Your link is good for one sign-in/)).toBeVisible();
      isReady('Sign in');
    },
    redeemingLink: () => {
      expect(screen.queryByRole('group', { name: 'Code' })).not.toBeInTheDocument();
      isBusy('Sign in');
    },
    enteringFirstCode: () => isReady('Confirm and sign in'),
    checkingFirstCode: () => isBusy('Confirm and sign in'),
    signedIn: ({ store }) => expect(store.getState().auth).toMatchObject({ status: 'signedIn' }),
  },
};

/** The texts of each page; the same text again is no change to the browser. */
const PAGES: Record<string, readonly string[]> = {
  'the way back leads to the address': ['enteringEmail', 'requestingCode'],
  'the way on leads to the code': ['enteringMagicCode', 'checkingMagicCode'],
  'a link of a mail is opened': ['holdingLink', 'redeemingLink'],
};

/** Only the pages of the mailed code share an address, so only between them do the browser's ways lead. */
function isPossible({ start, steps }: MachinePath): boolean {
  const [at] = BEGINNINGS[start as keyof typeof BEGINNINGS];
  return steps.every(
    ({ happening, from }) =>
      happening.by !== 'news' || (at.startsWith('/magic-login') && !PAGES[happening.name]?.includes(from)),
  );
}

describe('The pages of signing in show where the flow stands, along path', () => {
  it.each(screenPaths(signInCase, isPossible))('$name', ({ path }) => walkScreen(path, walk));
});
