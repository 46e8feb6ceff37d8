import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { dragomanApi } from './dragomanApi';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

const { unsubscribeQueryResult, internal_getRTKQSubscriptions } = dragomanApi.internalActions;

/**
 * Cancels a read as soon as no screen waits for it; RTK Query itself would let it run. Looks only once the present
 * task is over, because a screen may leave and another take over the same read in one go.
 */
export const cancelUnwatchedReads: Middleware<object, unknown, Dispatch> = (api) => {
  const cancelIfUnwatched = (queryCacheKey: string) => {
    const { getSubscriptionCount } = api.dispatch(internal_getRTKQSubscriptions()) as unknown as {
      getSubscriptionCount: (key: string) => number;
    };
    if (getSubscriptionCount(queryCacheKey) > 0) return;
    for (const read of api.dispatch(dragomanApi.util.getRunningQueriesThunk())) {
      if (read.queryCacheKey === queryCacheKey) read.abort();
    }
  };
  return (next) => (action) => {
    const result = next(action);
    if (unsubscribeQueryResult.match(action)) {
      setTimeout(() => cancelIfUnwatched(action.payload.queryCacheKey), 0);
    }
    return result;
  };
};
