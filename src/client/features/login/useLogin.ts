import { useMachine } from '@xstate/react';
import { useTranslation } from '../../i18n/useTranslation';
import { useLocation, useNavigate } from 'react-router-dom';
import { signInMachine } from '../../machines/signIn/signInMachine';
import { paths } from '../../paths';
import { type AppDispatch, useAppDispatch } from '../../store/store';
import { useAppForm } from '../../ui/form/useAppForm';
import { machineInspection } from '../../ui/page/machineInspection';
import { keepMailedTo } from '../../ui/text/mailedTo';
import { refusalText } from '../../i18n/failureText';
import { whenIdle } from '../../ui/loading/whenIdle';
import { fromPromise } from 'xstate';
import { abortOn } from '../../api/base/abortOn';
import { userApi } from '../../api/userApi';
import type { RequestOf } from '../../../shared/contract/base/endpoint';
import type { login } from '../../../shared/contract/account/user';
import { Email } from '../../../shared/contract/base/fields';

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

/** The call of signing in with a password: the only place where that way meets the API. Failures are `ApiError`s. */
function loginActors(dispatch: AppDispatch) {
  return {
    login: fromPromise(({ input, signal }: { input: RequestOf<typeof login>; signal: AbortSignal }) =>
      abortOn(signal, dispatch(userApi.endpoints.login.initiate(input))),
    ),
  };
}

interface LoginForm {
  email: string;
  password: string;
}

type LoginProblem = 'emailRequired' | 'emailInvalid' | 'passwordRequired';

/** Checks the form before anything is sent, by field, in the order of the fields. */
function loginProblems({ email, password }: LoginForm): Partial<Record<keyof LoginForm, LoginProblem>> {
  return {
    ...(email.trim() === '' && { email: 'emailRequired' }),
    ...(email.trim() !== '' && !Email.safeParse(email).success && { email: 'emailInvalid' }),
    ...(password === '' && { password: 'passwordRequired' }),
  };
}
