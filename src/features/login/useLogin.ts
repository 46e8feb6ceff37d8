import { useMachine } from '@xstate/react';
import type { TFunction } from 'i18next';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ApiError } from '../../contract/apiError';
import { signInMachine } from '../../machines/signInMachine';
import { paths } from '../../paths';
import { useAppDispatch } from '../../store';
import { machineInspection } from '../../ui/machineInspection';
import { keepMailedTo } from '../../ui/mailedTo';
import { refusalText } from '../../ui/refusalText';
import { keepTyped, readTyped } from '../../ui/typedInEntry';
import { whenIdle } from '../../ui/whenIdle';
import { loginActors } from './loginActors';
import { type LoginForm, loginProblems } from './loginProblems';

/** The form's values, what is wrong with them, and sending them once. Success shows in the session, not here. */
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
  const [form, setForm] = useState<LoginForm>(() => ({ email: '', password: '', ...readTyped(['email']) }));
  const [attempt, setAttempt] = useState(0);
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const passwordRef = useRef<HTMLInputElement>(null);
  const failureRef = useRef<HTMLParagraphElement>(null);
  const problems = loginProblems(form);

  const { failure } = signingIn.context;

  const showFailure = (refused: ApiError | null) => {
    if (!refused) return;
    if (refused.code !== 'WRONG_CREDENTIALS') {
      failureRef.current?.focus();
      return;
    }
    passwordRef.current?.focus();
    passwordRef.current?.select();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempt((before) => before + 1);
    const pair = { type: 'password.submitted', ...form } as const;
    if (!actor.getSnapshot().can(pair)) return;
    send(pair);
    void whenIdle(actor, ({ context }) => context.failure).then(showFailure);
  };

  return {
    form,
    problems: attempt > 0 ? problems : {},
    attempt,
    failure: failure ? failureText(failure, t) : '',
    isSubmitting: signingIn.hasTag('busy'),
    isPasswordShown,
    change: (field: keyof LoginForm, value: string) => {
      setForm((before) => ({ ...before, [field]: value }));
      if (field === 'email') keepTyped(field, value);
    },
    togglePassword: () => setIsPasswordShown((isShown) => !isShown),
    submit,
    passwordRef,
    failureRef,
  };
}

function failureText(failure: ApiError, t: TFunction): string {
  return failure.code === 'WRONG_CREDENTIALS' ? t('login.wrongCredentials') : refusalText(failure, t);
}
