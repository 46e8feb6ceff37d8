import { fromPromise } from 'xstate';
import { endWith } from '../../api/endWith';
import { userApi } from '../../api/userApi';
import type { RequestOf } from '../../contract/endpoint';
import type { login } from '../../contract/user';
import type { AppDispatch } from '../../store';

/** The call of signing in with a password: the only place where that way meets the API. Failures are `ApiError`s. */
export function loginActors(dispatch: AppDispatch) {
  return {
    login: fromPromise(({ input, signal }: { input: RequestOf<typeof login>; signal: AbortSignal }) =>
      endWith(signal, dispatch(userApi.endpoints.login.initiate(input))),
    ),
  };
}
