import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useNavigate } from 'react-router-dom';
import type { ApiError } from '../../../shared/contract/base/apiError';
import {
  passwordResetMachine,
  type PasswordResetEvent,
  type TypedPasswords,
} from '../../machines/passwordReset/passwordResetMachine';
import { paths } from '../../paths';
import { type AppDispatch, useAppDispatch } from '../../store/store';
import type { FormRefusal } from '../../i18n/formRefusalOf';
import { machineInspection } from '../../ui/page/machineInspection';
import { refusalText } from '../../i18n/failureText';
import { useToast } from '../../ui/popups/useToast';
import { resetAddress } from './resetAddress';
import { fromPromise } from 'xstate';
import { accountApi } from '../../api/accountApi';
import type { RequestOf } from '../../../shared/contract/base/endpoint';
import type { changePassword, resetPassword } from '../../../shared/contract/account/userAccount';

/** The password flow with its effects: calls, toasts, and where it leads. */
export function usePasswordReset(email: string | null) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const toast = useToast();
  // The form that was sent last waits for what became of it: toasts only add to what the form itself says.
  const [reply] = useState(() => createReply<Refusal>());
  const refuse = (title: string, problems: Refusal['problems'], text?: string) => {
    toast.error({ title, text });
    reply.give({ text: text ? t('common.inTurn', { first: title, second: text }) : title, problems });
  };
  const tellResetFailure = (failure: ApiError) =>
    failure.code === 'NOT_REGISTERED'
      ? refuse(t('account.forgot.notRegistered'), { email: t('account.forgot.notRegistered') })
      : refuse(t('account.forgot.failed'), {}, refusalText(failure, t));
  const tellChangeFailure = (failure: ApiError) => {
    const issueOf = (path: string) => failure.issues.find((issue) => issue.path === path)?.message;
    const title = refusalText(failure, t);
    const current = failure.code === 'WRONG_CURRENT_PASSWORD' ? title : issueOf('current_password');
    const all = failure.issues.map(({ message }) => message).join(' ');
    refuse(title, { current, wanted: issueOf('new_password') }, all || undefined);
  };

  const [state, send, actor] = useMachine(
    passwordResetMachine.provide({
      actors: passwordResetActors(dispatch),
      actions: {
        showChangeForm: ({ context }) => {
          reply.give();
          void navigate(paths.changePassword, { state: resetAddress.keep(context.email ?? '') });
        },
        tellResetFailure: (_, { failure }) => tellResetFailure(failure),
        tellChangeFailure: (_, { failure }) => tellChangeFailure(failure),
        tellSuccess: (_, { message }) => {
          reply.give();
          resetAddress.forget();
          toast.success({ title: message });
        },
        goToLogin: () => void navigate(paths.login, { replace: true }),
      },
    }),
    { input: { email }, ...machineInspection() },
  );
  const submit = (event: PasswordResetEvent) => {
    if (!actor.getSnapshot().can(event)) return Promise.resolve(undefined);
    const answered = reply.next();
    send(event);
    return answered;
  };

  return { state, send, submit };
}

type Refusal = FormRefusal<'email' | keyof TypedPasswords>;

/** Hands what a machine's effect learns to the form that waits for it; one at a time. */
function createReply<Value>() {
  let settle: (value?: Value) => void = () => undefined;
  return {
    next: () =>
      new Promise<Value | undefined>((resolve) => {
        settle = resolve;
      }),
    give: (value?: Value) => settle(value),
  };
}

/** The machine's calls: the only place where the password flow meets the API. Failures are `ApiError`s. */
function passwordResetActors(dispatch: AppDispatch) {
  const { endpoints } = accountApi;
  return {
    resetPassword: fromPromise(({ input }: { input: RequestOf<typeof resetPassword> }) =>
      dispatch(endpoints.resetPassword.initiate(input)).unwrap(),
    ),
    changePassword: fromPromise(({ input }: { input: RequestOf<typeof changePassword> }) =>
      dispatch(endpoints.changePassword.initiate(input)).unwrap(),
    ),
  };
}
