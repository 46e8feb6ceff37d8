import { favouriteApi } from '../../src/client/api/favouriteApi';
import { interpreterPerson } from './people';

const { getFavourites, addFavourite, removeFavourite } = favouriteApi.endpoints;
const whom = { interpreter_id: interpreterPerson.id };

/** The cached read of favourites, as `tags.test.ts` walks it. */
export const FAVOURITE_READS = { getFavourites: { start: getFavourites.initiate(), data: [] } };

/** The writes, and the reads that each must reach: favourites stand first in lists. */
export const FAVOURITE_WRITES = {
  addFavourite: {
    start: addFavourite.initiate(whom),
    data: null,
    reaches: ['getFavourites' as const, 'getInterpreters' as const, 'findCandidates' as const],
  },
  removeFavourite: {
    start: removeFavourite.initiate(whom),
    data: null,
    reaches: ['getFavourites' as const, 'getInterpreters' as const, 'findCandidates' as const],
  },
};
