import { fromPromise } from 'xstate';
import { endWith } from '../../api/base/endWith';
import { userApi } from '../../api/userApi';
import type { RequestOf } from '../../../shared/contract/base/endpoint';
import type { login } from '../../../shared/contract/account/user';
import type { AppDispatch } from '../../store/store';

/** The call of signing in with a password: the only place where that way meets the API. Failures are `ApiError`s. */
export function loginActors(dispatch: AppDispatch) {
  return {
    login: fromPromise(({ input, signal }: { input: RequestOf<typeof login>; signal: AbortSignal }) =>
      endWith(signal, dispatch(userApi.endpoints.login.initiate(input))),
    ),
  };
}
