import fc from 'fast-check';
import { statusOf } from '../../model/BookingModel';
import { expectViews } from './expectViews';
import type { ProductModel } from './ProductModel';
import type { TwoPeople } from './TwoPeople';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Where time goes to, and how far that is; null where there is nothing to go to. */
const WAYS = {
  'three hours pass': () => 3 * HOUR,
  'a day and an hour pass, longer than a request waits': () => 25 * HOUR,
  'it is ten minutes before the next session': (model: ProductModel) =>
    until(model, (each) => each.startsAt - 10 * MINUTE),
  'the next session is over': (model: ProductModel) => until(model, (each) => each.endsAt + MINUTE),
} as const;

function until(
  model: ProductModel,
  moment: (booking: ProductModel['bookings'][number]) => number,
): number | null {
  const ahead = model.bookings
    .filter((each) => ['confirmed', 'in_progress'].includes(statusOf(model, each)))
    .map((each) => moment(each) - model.now)
    .filter((ms) => ms > MINUTE);
  return ahead.length === 0 ? null : Math.min(...ahead);
}

/** Time passes for everybody at once: the server, and every page. */
export const timeCommand = fc
  .constantFrom(...(Object.keys(WAYS) as (keyof typeof WAYS)[]))
  .map((way): fc.AsyncCommand<ProductModel, TwoPeople> => ({
    check: (model) => model.bookings.length > 0 && WAYS[way](model) !== null,
    run: async (model, people) => {
      model.now = people.world.now();
      await people.world.passes(WAYS[way](model) ?? 0);
      await expectViews(model, people);
    },
    toString: () => way,
  }));
