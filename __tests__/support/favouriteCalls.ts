import { favouriteApi } from '../../src/client/api/favouriteApi';
import { blockApi } from '../../src/client/api/person/blockApi';
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

const { getBlocks, addBlock, removeBlock } = blockApi.endpoints;
const person = { person_id: interpreterPerson.id };
const reaches = [
  ...['getBlocks' as const, 'getFavourites' as const, 'getInterpreters' as const, 'findCandidates' as const],
];

/** The same of people who are set aside: they are in no list, and no favourites. */
export const BLOCK_READS = { getBlocks: { start: getBlocks.initiate(), data: [] } };
export const BLOCK_WRITES = {
  addBlock: { start: addBlock.initiate(person), data: null, reaches },
  removeBlock: { start: removeBlock.initiate(person), data: null, reaches },
};
