import { http } from 'msw';
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
