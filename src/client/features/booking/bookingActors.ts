import { fromPromise } from 'xstate';
import { clientApi } from '../../api/clientApi';
import { interpreterApi } from '../../api/interpreterApi';
import { isHolding } from '../../../shared/domain/booking/bookingLife';
import type { PickerCriteria } from '../../machines/interpreterPicker/interpreterPickerMachine';
import type { SaveCall } from '../../machines/bookingWizard/bookingWizardSetup';
import type { AppDispatch } from '../../store/store';
import { pickerRequest } from './picker/pickerRequest';

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
    /**
     * No gateway is configured: nothing is charged, and nothing of the form is sent anywhere. The request is read
     * anew, so that nobody is told of success for one that was declined or ran out meanwhile.
     */
    confirmPayment: fromPromise<void, { bookingId: string }>(async ({ input }) => {
      const { initiate } = clientApi.endpoints.getBooking;
      const read = dispatch(initiate({ id: input.bookingId }, { forceRefetch: true, subscribe: false }));
      const { status } = await read.unwrap();
      if (!isHolding(status)) throw new Error(`The request is ${status}`);
    }),
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
