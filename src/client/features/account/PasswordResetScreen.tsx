import { useEffect, useState } from 'react';
import { type Location, Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { ChangePasswordForm } from './ChangePasswordForm';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { resetAddress } from './resetAddress';
import { usePasswordReset } from './usePasswordReset';

/** Forgot and change are two addresses of one flow, so the mail address goes from one to the other beside them. */
export function PasswordResetScreen({ email }: { email: string | null }) {
  const { pathname, state: navigationState } = useLocation() as Location<unknown>;
  const [knownEmail] = useState(() => email ?? resetAddress.read(navigationState));
  const { state, send, submit } = usePasswordReset(knownEmail);
  const isForgot = pathname === paths.forgotPassword;
  useEffect(() => {
    if (isForgot) send({ type: 'email.asked' });
  }, [isForgot, send]);
  if (!isForgot && state.hasTag('forgot')) return <Navigate to={paths.forgotPassword} replace />;
  const isBusy = state.hasTag('busy');
  return isForgot ? (
    <ForgotPasswordForm
      email={state.context.email ?? ''}
      isBusy={isBusy}
      onSubmit={(typed) => submit({ type: 'email.submitted', email: typed })}
    />
  ) : (
    <ChangePasswordForm
      email={state.context.email ?? ''}
      isBusy={isBusy}
      isDone={state.hasTag('done')}
      onSubmit={(typed) => submit({ type: 'passwords.submitted', ...typed })}
    />
  );
}
