import { act, fireEvent, screen } from '@testing-library/react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { changePassword, resetPassword } from '../../../../src/shared/contract/account/userAccount';
import { PasswordResetScreen } from '../../../../src/client/features/account/PasswordResetScreen';
import { passwordResetCase } from '../../../support/machines/cases/passwordResetCase';
import { heldNetwork } from '../../../support/machines/heldNetwork';
import { screenPaths } from '../../../support/machines/screenPaths';
import { type ScreenWalk, walkScreen } from '../../../support/machines/walkScreen';
import { renderScreen } from '../../../support/renderScreen';

jest.setTimeout(90_000);

const EMAIL = 'nina@example.com';
const network = heldNetwork({ calls: { resetPassword, changePassword }, dataOf: () => null });
const button = (name: string) => screen.getByRole('button', { name });
const ask = () => button('Email password reset link');
const change = () => button('Change Password');
/** It keeps the focus while it is busy. */
const isBusy = (pressed: HTMLElement, isIt: boolean) =>
  expect(pressed).toHaveAttribute('aria-disabled', String(isIt));
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

type Shown = ReturnType<typeof renderScreen> & { go: NavigateFunction };

const walk: ScreenWalk<Shown> = {
  show: (start) => {
    network.forget();
    let go: NavigateFunction | undefined;
    const Ways = () => {
      go = useNavigate();
      return null;
    };
    const isKnown = start === 'a person with an address';
    const shown = renderScreen(
      [<PasswordResetScreen key="screen" email={isKnown ? EMAIL : null} />, <Ways key="ways" />],
      { at: isKnown ? '/change-password' : '/forgot-password', store: { fetch: network.fetch } },
    );
    if (!go) throw new Error('The router was not shown');
    return { ...shown, go };
  },
  does: {
    'sends an address': ({ user }) => {
      write('Email', EMAIL);
      return user.click(ask());
    },
    'asks for another mail': ({ go }) => act(async () => go('/forgot-password')),
    'sends the passwords': ({ user }) => {
      write('Current password', 'Old-pass1');
      write('New password', 'New-pass1');
      write('Confirm new password', 'New-pass1');
      return user.click(change());
    },
  },
  answers: (happening) => network.happen(happening),
  sees: {
    enteringEmail: () => isBusy(ask(), false),
    requestingReset: () => isBusy(ask(), true),
    enteringPasswords: () => isBusy(change(), false),
    changingPassword: () => {
      isBusy(change(), true);
      expect(screen.queryByText('Done.')).not.toBeInTheDocument();
    },
    passwordChanged: ({ location }) => {
      isBusy(change(), true);
      expect(screen.getByText('Done.')).toBeVisible();
      expect(location()?.pathname).toBe('/change-password');
    },
    left: ({ location }) => expect(location()?.pathname).toBe('/login'),
  },
};

describe('The pages of forgotten and changed passwords show where the flow stands, along path', () => {
  it.each(screenPaths(passwordResetCase))('$name', ({ path }) => walkScreen(path, walk));
});
