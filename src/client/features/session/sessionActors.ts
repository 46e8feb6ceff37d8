import { fromPromise } from 'xstate';
import { sessionApi } from '../../api/sessionApi';
import type { AppDispatch } from '../../store/store';

/** The machine's calls: the only place where the session flow meets the API. Failures are `ApiError`s. */
export function sessionActors(dispatch: AppDispatch) {
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
