import { type LiveWatch, MOST_WATCHED } from '../../../shared/contract/base/live';
import { availabilityApi } from '../availabilityApi';

type State = Parameters<typeof availabilityApi.util.selectCachedArgsForQuery>[0];

/** Whose free times are kept, to be told when they change; what nobody looks at any more is forgotten within a minute. */
export function watchedSlots(state: State): LiveWatch {
  const searches = availabilityApi.util.selectCachedArgsForQuery(state, 'listSlots');
  const ids = new Set(searches.flatMap(({ interpreter_id: id }) => id ?? []));
  return {
    type: 'watch',
    // the last ones asked for
    interpreterIds: [...ids].slice(-MOST_WATCHED).sort(),
    isPair: searches.some(({ pair }) => pair !== undefined),
  };
}
