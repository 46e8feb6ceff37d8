import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ApiError } from '../../../shared/contract/base/apiError';
import type { SignInEvent, SignInPage, SignInWay } from '../../machines/signIn/signInContext';
import { signInMachine } from '../../machines/signIn/signInMachine';
import { paths } from '../../paths';
import { useAskedTime } from '../../entities/asked/useAskedTime';
import { useAppDispatch } from '../../store/store';
import { machineInspection } from '../../ui/page/machineInspection';
import { keepMailedTo } from '../../ui/text/mailedTo';
import { whenIdle } from '../../ui/loading/whenIdle';
import { signInActors } from './signInActors';

/** Signing in by mail with its effects; it follows the browser's way back and on. */
export function useSignIn(way: SignInWay, { email, mailedAt, token }: SignInPage) {
  const navigate = useNavigate();
  const { state: route } = useLocation() as { state: object | null };
  const [state, send, actor] = useMachine(
    signInMachine.provide({
      actors: signInActors(useAppDispatch(), useAskedTime()),
      actions: {
        showCodePage: (_, mailed) =>
          void navigate(paths.magicLogin, { state: { ...route, ...keepMailedTo(mailed) } }),
      },
    }),
    { input: { way, email, mailedAt, token }, ...machineInspection() },
  );
  useEffect(() => send({ type: 'page.shown', email, mailedAt, token }), [email, mailedAt, token, send]);

  /** Resolves to why it was refused, once that is known; a form that was left is not told any more. */
  const submit = async (event: SignInEvent): Promise<{ error?: ApiError }> => {
    if (!actor.getSnapshot().can(event)) return {};
    send(event);
    const failure = await whenIdle(actor, ({ context }) => context.failure);
    return failure ? { error: failure } : {};
  };

  return { state, submit };
}

export type SubmitSignIn = ReturnType<typeof useSignIn>['submit'];
