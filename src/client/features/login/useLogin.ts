import { useMachine } from '@xstate/react';
import { useTranslation } from '../../i18n/useTranslation';
import { useLocation, useNavigate } from 'react-router-dom';
import { signInMachine } from '../../machines/signIn/signInMachine';
import { paths } from '../../paths';
import { useAppDispatch } from '../../store/store';
import { useAppForm } from '../../ui/form/useAppForm';
import { machineInspection } from '../../ui/page/machineInspection';
import { keepMailedTo } from '../../ui/text/mailedTo';
import { refusalText } from '../../i18n/refusalText';
import { whenIdle } from '../../ui/loading/whenIdle';
import { loginActors } from './loginActors';
import { type LoginForm, loginProblems } from './loginProblems';

/** The sign-in form; the machine signs in. Success shows in the session, not here. */
export function useLogin() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: object | null };
  const dispatch = useAppDispatch();
  const [signingIn, send, actor] = useMachine(
    signInMachine.provide({
      actors: loginActors(dispatch),
      actions: {
        showVerification: (_, { email }) =>
          void navigate(paths.verify, { state: { ...state, ...keepMailedTo({ email, mailedAt: 0 }) } }),
      },
    }),
    { input: { way: 'password', email: '', mailedAt: 0, token: null }, ...machineInspection() },
  );
  const form = useAppForm<keyof LoginForm>({
    start: { email: '', password: '' },
    kept: ['email'],
    check: (typed) => {
      const { email, password } = loginProblems(typed);
      return {
        email: email && t(`login.errors.${email}`),
        password: password && t(`login.errors.${password}`),
      };
    },
    send: async (typed) => {
      const pair = { type: 'password.submitted', ...typed } as const;
      if (!actor.getSnapshot().can(pair)) return undefined;
      send(pair);
      const failure = await whenIdle(actor, ({ context }) => context.failure);
      if (!failure) return undefined;
      return failure.code === 'WRONG_CREDENTIALS'
        ? { text: t('login.wrongCredentials'), problems: {}, focus: 'password' }
        : { text: refusalText(failure, t), problems: {} };
    },
  });
  return { ...form, isSubmitting: signingIn.hasTag('busy') };
}
