import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { RoomPhase } from '../../../shared/domain/booking/sessionRoom';
import { sessionMachine } from '../../machines/meeting/sessionMachine';
import { type AppDispatch, useAppDispatch } from '../../store/store';
import { machineInspection } from '../../ui/page/machineInspection';
import { refusalText } from '../../i18n/failureText';
import { useToast } from '../../ui/popups/useToast';
import { fromPromise } from 'xstate';
import { sessionApi } from '../../api/sessionApi';

const REFUSAL_SECONDS = 6;

/** The session flow with its effects; it follows what the room is to the person. */
export function useSession(bookingId: string, phase: RoomPhase) {
  const { t } = useTranslation();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const [state, send] = useMachine(
    sessionMachine.provide({
      actors: sessionActors(dispatch),
      actions: {
        tellRefusal: (_, { failure }) =>
          toast.error({
            title: t('session.join.refused'),
            text: refusalText(failure, t),
            seconds: REFUSAL_SECONDS,
          }),
      },
    }),
    { input: { bookingId, phase }, ...machineInspection() },
  );
  useEffect(() => send({ type: 'room.seen', phase }), [phase, send]);
  return { state, send };
}

/** The machine's calls: the only place where the session flow meets the API. Failures are `ApiError`s. */
function sessionActors(dispatch: AppDispatch) {
  const { endpoints } = sessionApi;
  return {
    joinSession: fromPromise(({ input }: { input: { id: string } }) =>
      dispatch(endpoints.joinSession.initiate(input)).unwrap(),
    ),
    endSession: fromPromise(({ input }: { input: { id: string } }) =>
      dispatch(endpoints.endSession.initiate(input)).unwrap(),
    ),
  };
}
