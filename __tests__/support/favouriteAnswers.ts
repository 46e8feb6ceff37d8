import { http } from 'msw';
import { addBlock, getBlocks, removeBlock, type Block } from '../../src/shared/contract/account/blocks';
import {
  addFavourite,
  getFavourites,
  removeFavourite,
  type Favourite,
} from '../../src/shared/contract/interpreters/favourites';
import type { InterpreterRecord } from '../../src/shared/contract/interpreters/interpreterRecord';
import { succeeds } from './answers';

/** A client without favourites. */
export const NO_FAVOURITES = http.post(`*${getFavourites.path}`, () => succeeds([]));

export const aFavourite = (interpreter: InterpreterRecord, canBeAsked = true): Favourite => ({
  interpreter,
  addedAt: '2026-02-09T09:00:00.000Z',
  canBeAsked,
});

/** A server that keeps favourites, of the people whom it knows. */
export function keepsFavourites(people: readonly InterpreterRecord[], kept: Favourite[] = []) {
  const calls: string[] = [];
  const whom = async (request: Request) =>
    ((await request.json()) as { interpreter_id: string }).interpreter_id;
  const handlers = [
    http.post(`*${getFavourites.path}`, () => succeeds(kept)),
    http.post(`*${addFavourite.path}`, async ({ request }) => {
      const id = await whom(request);
      calls.push(`add ${id}`);
      kept = [...people.filter((each) => each.id === id).map((each) => aFavourite(each)), ...kept];
      return succeeds(null);
    }),
    http.post(`*${removeFavourite.path}`, async ({ request }) => {
      const id = await whom(request);
      calls.push(`remove ${id}`);
      kept = kept.filter(({ interpreter }) => interpreter.id !== id);
      return succeeds(null);
    }),
  ];
  return { handlers, calls };
}

/** Somebody who set nobody aside. */
export const NO_BLOCKS = http.post(`*${getBlocks.path}`, () => succeeds([]));

export const aBlock = (personId: string, name: string): Block => ({
  ...{ person_id: personId, name, avatar: null, addedAt: '2026-02-09T09:00:00.000Z' },
});

/** A server that keeps whom somebody set aside. */
export function keepsBlocks(kept: Block[] = []) {
  const calls: string[] = [];
  const whom = async (request: Request) => ((await request.json()) as { person_id: string }).person_id;
  const handlers = [
    http.post(`*${getBlocks.path}`, () => succeeds(kept)),
    http.post(`*${addBlock.path}`, async ({ request }) => {
      const id = await whom(request);
      calls.push(`add ${id}`);
      kept = [aBlock(id, ''), ...kept];
      return succeeds(null);
    }),
    http.post(`*${removeBlock.path}`, async ({ request }) => {
      const id = await whom(request);
      calls.push(`remove ${id}`);
      kept = kept.filter(({ person_id }) => person_id !== id);
      return succeeds(null);
    }),
  ];
  return { handlers, calls };
}
