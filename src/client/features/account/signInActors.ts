import { fromPromise } from 'xstate';
import { accountApi } from '../../api/accountApi';
import { abortOn } from '../../api/base/abortOn';
import type { RequestOf } from '../../../shared/contract/base/endpoint';
import type * as account from '../../../shared/contract/account/userAccount';
import type { AskedTime } from '../../../shared/domain/booking/askedTime';
import { askedChoice } from '../../entities/asked/useAskedTime';
import type { AppDispatch } from '../../store/store';

type Account = typeof account;

interface Given<Request> {
  input: Request;
  signal: AbortSignal;
}

/**
 * The calls of signing in by mail: the only place where that flow meets the API. Mails lead back to what was wished for on a
 * public page. Failures are `ApiError`s.
 */
export function signInActors(dispatch: AppDispatch, wish: AskedTime | null) {
  const { endpoints } = accountApi;
  const asked = askedChoice(wish);
  return {
    requestMagicCode: fromPromise(async ({ input }: { input: RequestOf<Account['requestMagicCode']> }) => {
      await dispatch(endpoints.requestMagicCode.initiate({ ...input, ...asked })).unwrap();
      return { mailedAt: Date.now() };
    }),
    verifyMagicCode: fromPromise(({ input, signal }: Given<RequestOf<Account['verifyMagicCode']>>) =>
      abortOn(signal, dispatch(endpoints.verifyMagicCode.initiate(input))),
    ),
    redeemMagicToken: fromPromise(({ input, signal }: Given<RequestOf<Account['redeemMagicToken']>>) =>
      abortOn(signal, dispatch(endpoints.redeemMagicToken.initiate(input))),
    ),
    verifyCode: fromPromise(({ input, signal }: Given<RequestOf<Account['verifyCode']>>) =>
      abortOn(signal, dispatch(endpoints.verifyCode.initiate(input))),
    ),
    /** another code: for signing in, and for finishing a registration */
    mailMagicCode: fromPromise(({ input }: { input: RequestOf<Account['requestMagicCode']> }) =>
      dispatch(endpoints.requestMagicCode.initiate({ ...input, ...asked })).unwrap(),
    ),
    mailFirstCode: fromPromise(({ input }: { input: RequestOf<Account['regenerateCode']> }) =>
      dispatch(endpoints.regenerateCode.initiate({ ...input, ...asked })).unwrap(),
    ),
  };
}
