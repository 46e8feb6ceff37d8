import type { DataOf, RequestOf } from '../../../shared/contract/base/endpoint';
import * as push from '../../../shared/contract/account/push';
import { dragomanApi } from '../base/dragomanApi';

type Calls = typeof push;

/** Devices that are told while no page is open; whether this one is, the browser knows. */
export const pushApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getPushKey: build.query<DataOf<Calls['getPushKey']>, void>({
      query: () => ({ endpoint: push.getPushKey, request: {} }),
    }),
    subscribePush: build.mutation<DataOf<Calls['subscribePush']>, RequestOf<Calls['subscribePush']>>({
      query: (request) => ({ endpoint: push.subscribePush, request }),
    }),
    unsubscribePush: build.mutation<DataOf<Calls['unsubscribePush']>, RequestOf<Calls['unsubscribePush']>>({
      query: (request) => ({ endpoint: push.unsubscribePush, request }),
    }),
  }),
});
