import type { BookingModel } from './BookingModel';
import type { BookingWorld } from './bookingWorld';

/** Nobody waits in a test; a moment that is over is left alone. */
export function goTo(model: BookingModel, world: BookingWorld, moment: number): void {
  if (model.now >= moment) return;
  world.clock.advance({ seconds: (moment - model.now) / 1000 });
  model.now = moment;
}
