import { fromPromise } from 'xstate';
import { reschedulingApi } from '../../api/reschedulingApi';
import type { SeenBooking, TimeWish } from '../../machines/rescheduling/reschedulingContext';
import type { AppDispatch } from '../../store/store';

/** The machine's calls: the only place where rescheduling meets the API. Failures are `ApiError`s. */
export function reschedulingActors(dispatch: AppDispatch) {
  const { endpoints } = reschedulingApi;
  return {
    proposeTime: fromPromise(({ input }: { input: SeenBooking & TimeWish }) =>
      dispatch(endpoints.proposeTime.initiate(input)).unwrap(),
    ),
    answerProposal: fromPromise(({ input }: { input: SeenBooking & { agrees: boolean } }) =>
      dispatch(endpoints.answerProposal.initiate(input)).unwrap(),
    ),
    withdrawProposal: fromPromise(({ input }: { input: SeenBooking }) =>
      dispatch(endpoints.withdrawProposal.initiate(input)).unwrap(),
    ),
  };
}
