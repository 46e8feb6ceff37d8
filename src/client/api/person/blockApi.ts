import * as blocks from '../../../shared/contract/account/blocks';
import type { DataOf, RequestOf } from '../../../shared/contract/base/endpoint';
import { dragomanApi } from '../base/dragomanApi';
import { afterSuccess, PAIR_SLOTS, type Tag } from '../base/tagTypes';

type Calls = typeof blocks;

/** Somebody who is set aside is in no list, is nobody's favourite, and free for nobody who asks. */
const changed = afterSuccess((): Tag[] => [
  { type: 'Block' },
  { type: 'Favourite' },
  { type: 'Interpreter', id: 'LIST' },
  { type: 'Slot', id: PAIR_SLOTS },
]);

export const blockApi = dragomanApi.injectEndpoints({
  endpoints: (build) => ({
    getBlocks: build.query<DataOf<Calls['getBlocks']>, void>({
      query: () => ({ endpoint: blocks.getBlocks, request: {} }),
      providesTags: [{ type: 'Block' }],
    }),
    addBlock: build.mutation<DataOf<Calls['addBlock']>, RequestOf<Calls['addBlock']>>({
      query: (request) => ({ endpoint: blocks.addBlock, request }),
      invalidatesTags: changed,
    }),
    removeBlock: build.mutation<DataOf<Calls['removeBlock']>, RequestOf<Calls['removeBlock']>>({
      query: (request) => ({ endpoint: blocks.removeBlock, request }),
      invalidatesTags: changed,
    }),
  }),
});

export const { useGetBlocksQuery, useAddBlockMutation, useRemoveBlockMutation } = blockApi;

/** Whether the reader set a person aside; all who ask on a page share one read. */
export function useIsAside(personId: string) {
  return useGetBlocksQuery(undefined, {
    selectFromResult: ({ data }) => ({
      isAside: data?.some(({ person_id: id }) => id === personId) ?? false,
      isKnown: data !== undefined,
    }),
  });
}
