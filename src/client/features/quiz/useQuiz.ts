import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { quizMachine } from '../../machines/quiz/quizMachine';
import { useAppDispatch } from '../../store/store';
import { machineInspection } from '../../ui/page/machineInspection';
import { tabMemory } from '../../ui/buttons/tabMemory';
import { useNow } from '../../ui/time/useNow';
import { choicesPlace, quizActors } from './quizActors';

/** The quiz with its effects: the choices are kept for a reload, and the time is counted here. */
export function useQuiz() {
  const dispatch = useAppDispatch();
  const [state, send] = useMachine(quizMachine.provide({ actors: quizActors(dispatch) }), {
    ...machineInspection(),
  });
  const { open } = state.context;
  const isOver = useNow() >= (open?.endsAt ?? Infinity);
  useEffect(() => {
    if (open) tabMemory.keep(choicesPlace(open.attempt.attempt_id), open.choices);
  }, [open]);
  const isClosed = state.matches('finished') || state.matches('tooLate');
  useEffect(() => {
    if (isClosed && open) tabMemory.forget(choicesPlace(open.attempt.attempt_id));
  }, [isClosed, open]);
  useEffect(() => {
    if (isOver) send({ type: 'time.ended' });
  }, [isOver, send]);
  return { state, send };
}
