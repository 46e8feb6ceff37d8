import fc from 'fast-check';
import { formatCents } from '../../../../src/shared/domain/money/money';
import { cancellationCents, type Party } from '../../model/BookingModel';
import { askToCancel, confirmCancel } from './deeds';
import type { ProductModel, TitledBooking } from './ProductModel';
import type { TwoPeople } from './TwoPeople';
import { isAs, withBooking } from './withBooking';

const PARTIES = ['client', 'interpreter'] as const;
const which = fc.nat({ max: 20 });
const someone = fc.constantFrom(...PARTIES);

/** The dialog's amount must be the policy's. */
async function ask(
  model: ProductModel,
  people: TwoPeople,
  party: Party,
  booking: TitledBooking,
): Promise<void> {
  const owed = formatCents(cancellationCents(model, booking, party), 'en-US');
  const said = await askToCancel(people, party, booking.title);
  if (said !== owed) throw new Error(`Cancelling “${booking.title}” says ${said} instead of ${owed}`);
}

const mayCancel = (model: ProductModel, booking: TitledBooking, party: Party) =>
  model.isOnline[party] &&
  isAs(...(party === 'client' ? (['pending', 'confirmed'] as const) : (['confirmed'] as const)))(
    model,
    booking,
  );

export const cancelling = fc.tuple(someone, which).map(([party, place]) =>
  withBooking(
    `the ${party} cancels`,
    place,
    (model, booking) => mayCancel(model, booking, party),
    async (model, people, booking) => {
      await ask(model, people, party, booking);
      await confirmCancel(people, party);
      booking.written = 'cancelled';
      model.toasts[party] = ['Booking cancelled.'];
    },
  ),
);

export const bothCancelling = which.map((place) =>
  withBooking(
    'both cancel at once',
    place,
    (model, booking) => PARTIES.every((party) => mayCancel(model, booking, party)),
    async (model, people, booking) => {
      await Promise.all(PARTIES.map((party) => ask(model, people, party, booking)));
      await Promise.all(PARTIES.map((party) => confirmCancel(people, party).catch(() => undefined)));
      booking.written = 'cancelled';
      model.toasts = { client: null, interpreter: null };
    },
  ),
);
