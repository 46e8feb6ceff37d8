import type { DataOf } from '../contract/endpoint';
import { ping } from '../contract/ping';
import { dragomanApi } from './dragomanApi';

export const openApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    ping: build.query<DataOf<typeof ping>, void>({
      query: () => ({ endpoint: ping, request: {} }),
    }),
  }),
});

export const { usePingQuery } = openApi;
