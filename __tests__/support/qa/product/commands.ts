import fc from 'fast-check';
import { bookCommand } from './bookCommand';
import { bothCancelling, cancelling } from './cancelCommands';
import { accept, decline, join, loseToken } from './deeds';
import { expectViews } from './expectViews';
import { comeBack } from './talk';
import { conversationCommand, writeCommand } from './talkCommands';
import { timeCommand } from './timeCommand';
import { isAs, withBooking, type ProductCommand } from './withBooking';

const PARTIES = ['client', 'interpreter'] as const;
const which = fc.nat({ max: 20 });
const someone = fc.constantFrom(...PARTIES);

const answering = which.map((place) =>
  withBooking(
    'the interpreter accepts',
    place,
    (model, booking) => model.isOnline.interpreter && isAs('pending')(model, booking),
    async (model, people, booking) => {
      await accept(people, booking.title);
      booking.written = 'confirmed';
      model.toasts.interpreter = ['Booking accepted successfully!'];
    },
  ),
);

const declining = which.map((place) =>
  withBooking(
    'the interpreter declines',
    place,
    (model, booking) => model.isOnline.interpreter && isAs('pending')(model, booking),
    async (model, people, booking) => {
      await decline(people, booking.title);
      booking.written = 'declined';
      model.toasts.interpreter = ['Booking declined. The time is free again.'];
    },
  ),
);

const joining = fc.tuple(someone, which).map(([party, place]) =>
  withBooking(
    `the ${party} joins`,
    place,
    (model, booking) => {
      const early = booking.startsAt - model.now;
      const isOpen = early < 14 * 60_000 && booking.endsAt - model.now > 60_000;
      return model.isOnline[party] && isOpen && isAs('confirmed')(model, booking);
    },
    async (_, people, booking) => {
      await join(people, party, booking.id);
      booking.written = 'in_progress';
    },
  ),
);

const losing = someone.map((party): ProductCommand => ({
  check: ({ isOnline, bookings }) => isOnline[party] && bookings.length > 0,
  run: async (model, people) => {
    await loseToken(people, party);
    model.isReading[party] = false;
    model.toasts[party] = null;
    await expectViews(model, people);
  },
  toString: () => `the ${party}'s token dies`,
}));

const networking = someone.map((party): ProductCommand => ({
  check: ({ bookings, messages }) => bookings.length + messages.length > 0,
  run: async (model, people) => {
    await people[party].context.setOffline(model.isOnline[party]);
    model.isOnline[party] = !model.isOnline[party];
    if (model.isOnline[party]) comeBack(model, party);
    await expectViews(model, people);
  },
  toString: () => `the ${party}'s network goes or comes back`,
}));

/** Whatever two people and time can do; most of it again and again. */
export const productCommands = [
  bookCommand,
  bookCommand,
  bookCommand,
  answering,
  answering,
  answering,
  declining,
  cancelling,
  bothCancelling,
  joining,
  joining,
  writeCommand,
  writeCommand,
  writeCommand,
  conversationCommand,
  conversationCommand,
  losing,
  networking,
  networking,
  timeCommand,
  timeCommand,
];
