import { fromPromise } from 'xstate';
import { accountApi } from '../../api/accountApi';
import type { RequestOf } from '../../../shared/contract/base/endpoint';
import type { changePassword, resetPassword } from '../../../shared/contract/account/userAccount';
import type { AppDispatch } from '../../store/store';

/** The machine's calls: the only place where the password flow meets the API. Failures are `ApiError`s. */
export function passwordResetActors(dispatch: AppDispatch) {
  const { endpoints } = accountApi;
  return {
    resetPassword: fromPromise(({ input }: { input: RequestOf<typeof resetPassword> }) =>
      dispatch(endpoints.resetPassword.initiate(input)).unwrap(),
    ),
    changePassword: fromPromise(({ input }: { input: RequestOf<typeof changePassword> }) =>
      dispatch(endpoints.changePassword.initiate(input)).unwrap(),
    ),
  };
}
