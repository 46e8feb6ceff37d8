import { useMachine } from '@xstate/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ApiError } from '../../contract/apiError';
import { passwordResetMachine } from '../../machines/passwordResetMachine';
import { paths } from '../../paths';
import { useAppDispatch } from '../../store';
import { refusalText } from '../../ui/refusalText';
import type { AccountToastContent } from './AccountToast';
import { passwordResetActors } from './passwordResetActors';

/** The password flow with its effects: calls, toasts, and where it leads. */
export function usePasswordReset(email: string | null) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [toast, setToast] = useState<AccountToastContent | null>(null);
  const closeToast = useCallback(() => setToast(null), []);

  const resetRefusal = (failure: ApiError): AccountToastContent =>
    failure.code === 'NOT_REGISTERED'
      ? { kind: 'error', title: t('account.forgot.notRegistered') }
      : { kind: 'error', title: t('account.forgot.failed'), text: refusalText(failure, t) };
  const changeRefusal = (failure: ApiError): AccountToastContent => ({
    kind: 'error',
    title: refusalText(failure, t),
    text: failure.issues.map(({ message }) => message).join(' '),
  });

  const [state, send] = useMachine(
    passwordResetMachine.provide({
      actors: passwordResetActors(dispatch),
      actions: {
        showChangeForm: () => void navigate(paths.changePassword),
        tellResetFailure: (_, { failure }) => setToast(resetRefusal(failure)),
        tellChangeFailure: (_, { failure }) => setToast(changeRefusal(failure)),
        tellSuccess: (_, { message }) => setToast({ kind: 'success', title: message }),
        goToLogin: () => void navigate(paths.login, { replace: true }),
      },
    }),
    { input: { email } },
  );
  return { state, send, toast, closeToast };
}
