import type { BookingPayload } from '../../src/shared/contract/bookings/bookingRecord';
import { addBooking } from '../../src/shared/contract/bookings/client';
import { INTERPRETATION_LANGUAGES } from '../../src/shared/domain/text/interpretationLanguages';
import { wallTimeAt } from '../../src/shared/domain/time/wallClock';
import { bookingRequest } from '../../__tests__/support/bookingRequest';
import { madeUpId } from '../../__tests__/support/many/madeUpId';
import { areApart, CLIENTS, INTERPRETERS } from '../../__tests__/support/many/manyPeople';
import { READERS } from './benchDatabase';
import { rawPost } from './load';

const HOUR = 3_600_000;
const DAYS_AHEAD = 40;
/** Those before have their lists read, which stay as long as they are. */
const FIRST_CLIENT = READERS.length + 2;

/** Those who work at any hour (every tenth has none, and of them each third is away for some days) between two languages. */
const ALWAYS_THERE = Array.from({ length: INTERPRETERS / 10 }, (_, place) => (place + 1) * 10).filter(
  (number) => number % 3 !== 0 && languageOf(number, 0) !== languageOf(number, 1),
);

/** Whose hour the booking of that number is for: no two are for the same. */
export function hourOf(number: number): { interpreter: number; startsAt: Date } {
  const today = new Date().setUTCHours(0, 0, 0, 0);
  const hours = Math.floor(number / ALWAYS_THERE.length);
  return {
    interpreter: ALWAYS_THERE[number % ALWAYS_THERE.length] ?? 10,
    startsAt: new Date(today + DAYS_AHEAD * 24 * HOUR + hours * HOUR),
  };
}

/** Requests of many clients, each for an hour of its own, as they go over the line. */
export async function nextBooking(tokenOf: (client: number) => Promise<string>): Promise<() => string> {
  const tokens = await Promise.all(Array.from({ length: CLIENTS }, (_, client) => tokenOf(client)));
  let count = 0;
  return () => {
    let booking;
    do {
      booking = bookingOf(count);
      count += 1;
    } while (areApart(booking.client, booking.interpreter));
    const { client, body } = booking;
    const headers = { authorization: `Bearer ${tokens[client]}`, 'idempotency-key': `bench-${count}` };
    return rawPost(addBooking.path, body, headers);
  };
}

/** The booking of that number, and the numbers of who asks for it and who is asked. */
export function bookingOf(number: number): { client: number; interpreter: number; body: BookingPayload } {
  const { interpreter, startsAt } = hourOf(number);
  const client = FIRST_CLIENT + (number % (CLIENTS - FIRST_CLIENT));
  const price = (2000 + interpreter) / 100;
  const languages = [languageOf(interpreter, 0), languageOf(interpreter, 1)];
  const parties = {
    clientId: madeUpId(`client${client}`),
    interpreterId: madeUpId(`interpreter${interpreter}`),
  };
  const { meetingUtcOffset: _none, ...when } = wallTimeAt(startsAt, 'GMT');
  const body = bookingRequest(parties, {
    ...when,
    ...{ interpreterBookingFrom: languages[0] as never, interpreterBookingTo: languages[1] as never },
    selectedInterpreter: { name: 'Pat', pricePerHour: price, durationInHours: 1, totalFee: price },
  });
  return { client, interpreter, body };
}

/** The languages of that interpreter, as `manyPeople` gives them. */
function languageOf(interpreter: number, place: 0 | 1): string | undefined {
  return INTERPRETATION_LANGUAGES[(interpreter * (place + 1) + place) % INTERPRETATION_LANGUAGES.length];
}
