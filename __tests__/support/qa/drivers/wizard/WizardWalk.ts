import { cancelBooking } from '../../../../../src/shared/contract/bookings/booking';
import { addBooking, getBooking } from '../../../../../src/shared/contract/bookings/client';
import type { BookingRecord } from '../../../../../src/shared/contract/bookings/bookingRecord';
import { durationHours } from '../../../../../src/shared/domain/booking/bookingChoices';
import { isHolding } from '../../../../../src/shared/domain/booking/bookingLife';
import {
  blankDetails,
  type BookingDetails,
} from '../../../../../src/client/machines/bookingWizard/bookingDetails';
import { bookingRequest } from '../../../../../src/client/machines/bookingWizard/bookingRequest';
import type { ChosenInterpreter } from '../../../../../src/client/machines/bookingWizard/chosenInterpreter';
import type { Scene } from '../../Scene';

/** The state of one walk through the wizard. */
export interface WizardWalk {
  details: BookingDetails;
  interpreter: ChosenInterpreter;
  /** of bookings that came into being on the way; the last one is the page's */
  made: string[];
  /** of those that the page does not know of yet: the answer was lost */
  unheard: string[];
}

/** The demo data has bookings in the next weeks; paths book one day each after them, within what may be booked. */
const FIRST_DAY = 40;
const WEEKDAYS = 280;
const DAY_MS = 86_400_000;

export function prepareWizard({ world, number }: Scene): WizardWalk {
  const { id, name, languages, pricePerHour } = world.known;
  const [from, to] = languages as BookingDetails['interpreterBookingFrom'][];
  return {
    details: {
      ...blankDetails('GMT'),
      meetingTitle: `Walk ${number}`,
      meetingDate: weekdayAfter(world.now(), (number * 2) % WEEKDAYS),
      meetingTime: '02:30',
      meetingAmPm: 'PM',
      interpreterBookingFrom: from ?? 'English',
      interpreterBookingTo: to ?? 'Spanish',
      meetingSubject: 'Legal',
    },
    interpreter: { id, name, imageUrl: null, pricePerHourCents: pricePerHour * 100, languages },
    made: [],
    unheard: [],
  };
}

/** No two of them are the same; every other one stays free for whom the walk needs. */
function weekdayAfter(now: number, weekdays: number): string {
  const day = new Date(now + FIRST_DAY * DAY_MS);
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() + 1);
  day.setUTCDate(day.getUTCDate() + Math.floor(weekdays / 5) * 7 + (weekdays % 5));
  return day.toISOString().slice(0, 10);
}

/** The price of an hour where the server says that it has changed. */
export const dearer = ({ world }: Scene): number => world.known.pricePerHour + 10;

export function requestOf({ world }: Scene, { details, interpreter }: WizardWalk) {
  return bookingRequest(details, interpreter, world.clientId, null);
}

/** At the price that the server reckons, whatever the page was told. */
export function pricedRequest(scene: Scene, own: WizardWalk) {
  const request = requestOf(scene, own);
  const price = scene.world.known.pricePerHour;
  const hours = durationHours(own.details.meetingDuration);
  const selectedInterpreter = {
    ...request.selectedInterpreter,
    pricePerHour: price,
    totalFee: price * hours,
  };
  return { ...request, selectedInterpreter };
}

/** Books what the walk is about without the page. */
export async function bookBeside(scene: Scene, own: WizardWalk, title: string): Promise<BookingRecord> {
  const request = { ...pricedRequest(scene, own), meetingTitle: title };
  const booking = await scene.world.call('client', addBooking, request);
  own.made.push(booking.id);
  return booking;
}

/** Nothing that was booked so far keeps its time any longer. */
export async function freeTime({ world }: Scene, { made }: Pick<WizardWalk, 'made'>): Promise<void> {
  for (const id of new Set(made)) {
    const { status } = await world.call('client', getBooking, { id });
    if (isHolding(status)) await world.call('client', cancelBooking, { id, feeSeen: 0 });
  }
}

export function tidyWizard(scene: Scene, { made, unheard }: WizardWalk): Promise<void> {
  return freeTime(scene, { made: [...made, ...unheard] });
}
