import type { DataOf, RequestOf } from '../../../shared/contract/base/endpoint';
import { askToEnter } from '../../../shared/contract/bookings/roomGuests';
import { dragomanApi } from '../base/dragomanApi';

type Answer = DataOf<typeof askToEnter>;
type Wish = RequestOf<typeof askToEnter>;

/** How somebody with a link's secret becomes a guest. Stands by itself: it is all that the first page of a guest needs. */
export const askToEnterApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    askToEnter: build.mutation<Answer, Wish>({
      query: (request) => ({
        endpoint: askToEnter,
        request,
      }),
    }),
  }),
});

export const { useAskToEnterMutation } = askToEnterApi;
