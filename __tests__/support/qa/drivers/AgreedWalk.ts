import { acceptBooking, cancelBooking } from '../../../../src/shared/contract/bookings/booking';
import type { BookingPayload, BookingRecord } from '../../../../src/shared/contract/bookings/bookingRecord';
import { addBooking } from '../../../../src/shared/contract/bookings/client';
import { fromClock24 } from '../../../../src/shared/domain/time/meetingTime';
import { bookingRequest } from '../../bookingRequest';
import type { QaWorld } from '../openWorld';
import type { Scene } from '../Scene';

const MINUTE_MS = 60_000;

/** The state of a walk around an existing booking. */
export interface AgreedWalk {
  booking: BookingRecord;
}

interface AgreedWish extends Partial<Pick<BookingPayload, 'hostPlatform'>> {
  title: string;
  isAccepted: boolean;
}

/** Books the demo interpreter for half an hour that starts then, in epoch milliseconds; they accept it or not. */
export async function bookAt(
  { call, clientId, known }: QaWorld,
  startsAt: number,
  { title, isAccepted, ...where }: AgreedWish,
): Promise<BookingRecord> {
  const [meetingDate = '', clock = ''] = new Date(startsAt).toISOString().slice(0, 16).split('T');
  const [from = '', to = ''] = known.languages;
  const price = {
    name: known.name,
    pricePerHour: known.pricePerHour,
    durationInHours: 0.5,
    totalFee: known.pricePerHour / 2,
  };
  const booking = await call(
    'client',
    addBooking,
    bookingRequest(
      { clientId, interpreterId: known.id },
      {
        ...where,
        meetingTitle: title,
        meetingDate,
        ...fromClock24(clock),
        meetingDuration: '30 min',
        interpreterBookingFrom: from as never,
        interpreterBookingTo: to as never,
        selectedInterpreter: price,
      },
    ),
  );
  return isAccepted ? call('interpreter', acceptBooking, { id: booking.id }) : booking;
}

/** A whole minute so many minutes ahead, by the world's clock. */
export const inMinutes = ({ world }: Scene, minutes: number): number =>
  Math.ceil(world.now() / MINUTE_MS + minutes) * MINUTE_MS;

/** Whatever stands of it is cancelled by the interpreter, to whom that costs nothing. */
export async function tidyBooking({ world }: Scene, { booking: { id } }: AgreedWalk): Promise<void> {
  await world.call('interpreter', cancelBooking, { id, feeSeen: 0 }).catch(() => undefined);
}
