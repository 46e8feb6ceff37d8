import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { CallWish } from '../../../shared/contract/bookings/calls';
import { callApi } from '../../api/calls/callApi';
import { refusalText } from '../../i18n/failureText';
import { useTranslation } from '../../i18n/useTranslation';
import type { CallChoice, CallInput } from '../../machines/call/callContext';
import { callMachine } from '../../machines/call/callMachine';
import { type AppDispatch, useAppDispatch } from '../../store/store';
import { machineInspection } from '../../ui/page/machineInspection';
import { useToast } from '../../ui/popups/useToast';

const REFUSAL_SECONDS = 6;

interface CallSettings {
  input: CallInput;
  wish: CallWish;
  /** somebody is asked now */
  onStarted?: (id: string) => void;
  /** the call may be another by now */
  onRefused?: () => void;
}

/** The flow of asking several, with its effects. */
export function useCall({ input, wish, onStarted, onRefused }: CallSettings) {
  const { t } = useTranslation();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const [state, send] = useMachine(
    callMachine.provide({
      actors: callActors(dispatch, wish),
      actions: {
        openCall: (_, { id }) => onStarted?.(id),
        tellMore: (_, { call }) =>
          toast.success({ title: t('calls.page.told', { count: call.offers.length }) }),
        tellRefusal: (_, { failure }) => {
          toast.error({
            title: t('calls.page.refused'),
            text: refusalText(failure, t),
            seconds: REFUSAL_SECONDS,
          });
          onRefused?.();
        },
      },
    }),
    { input, ...machineInspection() },
  );
  return { state, send };
}

export type CallFlow = ReturnType<typeof useCall>;

/** The machine's calls; failures are `ApiError`s. */
function callActors(dispatch: AppDispatch, wish: CallWish) {
  const { endpoints } = callApi;
  return {
    startCall: fromPromise(({ input }: { input: CallChoice & { id: string } }) => {
      const { id, named, maxTotalFee } = input;
      const whom = named.length > 0 ? { interpreter_ids: [...named] } : {};
      return dispatch(endpoints.startCall.initiate({ ...wish, ...whom, id, maxTotalFee })).unwrap();
    }),
    askMore: fromPromise(({ input }: { input: { id: string } }) =>
      dispatch(endpoints.askMore.initiate(input)).unwrap(),
    ),
    withdrawCall: fromPromise(({ input }: { input: { id: string } }) =>
      dispatch(endpoints.withdrawCall.initiate(input)).unwrap(),
    ),
  };
}
