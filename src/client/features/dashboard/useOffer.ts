import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import type { CallOffer } from '../../../shared/contract/bookings/calls';
import { callApi } from '../../api/calls/callApi';
import { useTranslation } from '../../i18n/useTranslation';
import { offerMachine } from '../../machines/call/offerMachine';
import { type AppDispatch, useAppDispatch } from '../../store/store';
import { machineInspection } from '../../ui/page/machineInspection';
import { useToast } from '../../ui/popups/useToast';

/** The flow of one offer with its effects; it follows what becomes of the call. */
export function useOffer({ call_id: callId, state: standing, booking_id: bookingId }: CallOffer) {
  const { t } = useTranslation();
  const toast = useToast();
  const dispatch = useAppDispatch();
  const [state, send] = useMachine(
    offerMachine.provide({
      actors: offerActors(dispatch),
      actions: { tellWon: () => toast.success({ title: t('calls.offers.won') }) },
    }),
    { input: { callId, standing, bookingId }, ...machineInspection() },
  );
  useEffect(() => send({ type: 'offer.seen', standing, bookingId }), [standing, bookingId, send]);
  return { state, send };
}

/** The machine's calls; failures are `ApiError`s. */
function offerActors(dispatch: AppDispatch) {
  const { endpoints } = callApi;
  return {
    acceptOffer: fromPromise(({ input }: { input: { call_id: string } }) =>
      dispatch(endpoints.acceptOffer.initiate(input)).unwrap(),
    ),
    declineOffer: fromPromise(({ input }: { input: { call_id: string } }) =>
      dispatch(endpoints.declineOffer.initiate(input)).unwrap(),
    ),
  };
}
