import type { AsyncCommand } from 'fast-check';
import type { BookingStatus } from '../../../../src/shared/domain/booking/bookingLife';
import { statusOf } from '../../model/BookingModel';
import { expectViews } from './expectViews';
import type { ProductModel, TitledBooking } from './ProductModel';
import type { TwoPeople } from './TwoPeople';

export type ProductCommand = AsyncCommand<ProductModel, TwoPeople>;

/** Something that can be done with a booking that stands so; what came of it must be seen by both. */
export function withBooking(
  words: string,
  place: number,
  fits: (model: ProductModel, booking: TitledBooking) => boolean,
  does: (model: ProductModel, people: TwoPeople, booking: TitledBooking) => Promise<void>,
): ProductCommand {
  const fitting = (model: ProductModel) => model.bookings.filter((each) => fits(model, each));
  const pick = (model: ProductModel) => fitting(model)[place % Math.max(1, fitting(model).length)];
  let title = '';
  return {
    check: (model) => pick(model) !== undefined,
    run: async (model, people) => {
      model.now = people.world.now();
      const booking = pick(model);
      if (!booking) return;
      title = booking.title;
      await does(model, people, booking);
      await expectViews(model, people);
    },
    toString: () => `${words}${title && ` “${title}”`}`,
  };
}

export const isAs =
  (...statuses: BookingStatus[]) =>
  (model: ProductModel, booking: TitledBooking) =>
    statuses.includes(statusOf(model, booking));
