import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { RESEND_SECONDS } from '../../../shared/domain/people/codeLife';
import { codeMailMachine } from '../../machines/passwordReset/codeMailMachine';
import { useAskedTime } from '../../entities/asked/useAskedTime';
import { useAppDispatch } from '../../store/store';
import { machineInspection } from '../../ui/page/machineInspection';
import { useNow } from '../../ui/time/useNow';
import { signInActors } from './signInActors';

/** Which code: one for signing in, or one that finishes a registration. */
export type CodeMailCall = 'mailMagicCode' | 'mailFirstCode';

/** Another code with its effects: the call, and the seconds that are counted until it may be asked for again. */
export function useCodeMail(mailedAt: number, call: CodeMailCall) {
  const now = useNow();
  const [pause, setPause] = useState({ from: mailedAt, seconds: RESEND_SECONDS });
  const leftMs = pause.from + pause.seconds * 1000 - now;
  const isOver = leftMs <= 0;
  const [state, send] = useMachine(
    codeMailMachine.provide({
      actors: { mailCode: signInActors(useAppDispatch(), useAskedTime())[call] },
      actions: { countPause: (_, { seconds }) => setPause(pauseFromNow(seconds)) },
    }),
    { input: { wasMailed: !isOver }, ...machineInspection() },
  );
  useEffect(() => {
    if (isOver) send({ type: 'pause.passed' });
  }, [isOver, send]);
  // The page's clock moves in whole seconds and may lag behind by one.
  const seconds = isOver ? 0 : Math.min(pause.seconds, Math.max(1, Math.floor(leftMs / 1000)));
  return { state, send, seconds };
}

function pauseFromNow(seconds: number) {
  return { from: Date.now(), seconds };
}
