import { fromPromise } from 'xstate';
import { clientApi } from '../../api/clientApi';
import { interpreterApi } from '../../api/interpreterApi';
import type { PickerCriteria } from '../../machines/interpreterPickerMachine';
import type { SaveCall } from '../../machines/bookingWizardSetup';
import type { AppDispatch } from '../../store';
import { pickerRequest } from './pickerRequest';

/** The machines' effects: the only place where booking meets the API. Failures are `ApiError`s. */
export function bookingActors(dispatch: AppDispatch) {
  return {
    addBooking: fromPromise(({ input }: { input: SaveCall }) =>
      dispatch(clientApi.endpoints.addBooking.initiate(input)).unwrap(),
    ),
    updateBooking: fromPromise(({ input: { request, idempotencyKey } }: { input: SaveCall }) => {
      const { id } = request;
      if (id === undefined) throw new Error('Only a saved booking can be changed');
      const change = { request: { ...request, id }, idempotencyKey };
      return dispatch(clientApi.endpoints.updateBooking.initiate(change)).unwrap();
    }),
    /** No gateway is configured: nothing is charged, and nothing is sent anywhere. */
    confirmPayment: fromPromise<void, { bookingId: string }>(() => Promise.resolve()),
    getInterpreters: fromPromise(
      async ({ input, signal }: { input: PickerCriteria; signal: AbortSignal }) => {
        const { initiate } = interpreterApi.endpoints.getInterpreters;
        const read = dispatch(initiate(pickerRequest(input), { forceRefetch: true }));
        const leave = () => read.unsubscribe();
        signal.addEventListener('abort', leave);
        try {
          return { count: (await read.unwrap()).length };
        } finally {
          signal.removeEventListener('abort', leave);
          leave();
        }
      },
    ),
  };
}

export type BookingActors = ReturnType<typeof bookingActors>;
