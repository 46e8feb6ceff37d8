import fc from 'fast-check';
import { getClientRecords } from '../../../../src/shared/contract/bookings/client';
import { fromClock24 } from '../../../../src/shared/domain/time/meetingTime';
import {
  blankDetails,
  type BookingDetails,
} from '../../../../src/client/machines/bookingWizard/bookingDetails';
import { isTaken, respondBy } from '../../model/BookingModel';
import { callWith } from '../openCalls';
import { book } from './deeds';
import { expectViews } from './expectViews';
import type { ProductModel } from './ProductModel';
import type { TwoPeople } from './TwoPeople';

const HELD = 'You already asked for this';
const DAY = 86_400_000;
const HOUR = 3_600_000;
/** So few that people often want the same; hours of a day in GMT, on which the interpreter works. */
const TIMES = ['14:00', '14:30', '16:00'];
const DAYS = [2, 3];

interface Slot {
  days: number;
  time: string;
}

/** The client asks for a time; another request or booking of theirs may hold it. */
export const bookCommand = fc
  .record({ days: fc.constantFrom(...DAYS), time: fc.constantFrom(...TIMES) })
  .map((slot): fc.AsyncCommand<ProductModel, TwoPeople> => ({
    check: ({ isOnline, bookings }) => isOnline.client && bookings.length < 6,
    run: async (model, people) => {
      model.now = people.world.now();
      const startsAt = startOf(slot, model.now);
      const [endsAt, title] = [startsAt + HOUR, `Walk ${model.bookings.length + 1}`];
      const isFree = !isTaken(model, 0, [startsAt, endsAt]);
      const came = await book(people, {
        details: detailsOf(title, startsAt, people),
        interpreter: interpreterOf(people),
      });
      if (came !== (isFree ? 'asked' : 'held'))
        throw new Error(`${title} was ${came} although it was ${isFree ? 'free' : 'held'}`);
      model.toasts.client = [isFree ? 'Booking details saved successfully!' : HELD];
      if (isFree) model.bookings.push(await asked(model, people, title, [startsAt, endsAt]));
      await expectViews(model, people);
    },
    toString: () => `the client books in ${slot.days} days at ${slot.time}`,
  }));

/** The next working day after so many days, at that time in GMT. */
function startOf({ days, time }: Slot, now: number): number {
  const day = new Date(now + days * DAY);
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setTime(day.getTime() + DAY);
  return Date.parse(`${day.toISOString().slice(0, 10)}T${time}:00Z`);
}

function interpreterOf({ world: { known } }: TwoPeople) {
  return {
    id: known.id,
    name: known.name,
    imageUrl: null,
    pricePerHourCents: known.pricePerHour * 100,
    languages: known.languages,
  };
}

function detailsOf(title: string, startsAt: number, { world }: TwoPeople): BookingDetails {
  const iso = new Date(startsAt).toISOString();
  const [from, to] = world.known.languages as BookingDetails['interpreterBookingFrom'][];
  return {
    ...blankDetails('GMT'),
    meetingTitle: title,
    meetingDate: iso.slice(0, 10),
    ...fromClock24(iso.slice(11, 16)),
    interpreterBookingFrom: from ?? 'English',
    interpreterBookingTo: to ?? 'Spanish',
    meetingSubject: 'Legal',
  };
}

async function asked(
  model: ProductModel,
  people: TwoPeople,
  title: string,
  [startsAt, endsAt]: [number, number],
): Promise<ProductModel['bookings'][number]> {
  const records = await callWith(people.world.url, people.client, getClientRecords, {
    client_id: people.clientId,
  });
  const { id = '' } = records.find((each) => each.meetingTitle === title) ?? {};
  return {
    id,
    title,
    client: 0,
    interpreter: 0,
    written: 'pending',
    startsAt,
    endsAt,
    respondBy: respondBy(model.now, startsAt),
    createdAt: model.now,
    feeCents: people.world.known.pricePerHour * 100,
    version: 1,
    cancellationCents: null,
    proposal: null,
    held: new Set(),
    problem: 'none',
    leastShare: 0,
    clientAskedAt: null,
    report: null,
    isReviewed: false,
    told: [],
  };
}
