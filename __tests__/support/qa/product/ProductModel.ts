import type { BookingStatus } from '../../../../src/shared/domain/booking/bookingLife';
import { statusOf, type BookingModel, type KnownBooking, type Party } from '../../model/BookingModel';
import type { KnownMessage } from './talk';

/** One request of a walk as it ought to be, with what a person knows it by. */
export interface TitledBooking extends KnownBooking {
  title: string;
}

/**
 * The product as two people live it, written down a second time: what was asked and answered, what time made of it, and
 * what each side must see. It knows nothing of machines, screens or calls.
 */
export interface ProductModel extends BookingModel {
  bookings: TitledBooking[];
  /** whose network is away sees what they saw last */
  isOnline: Record<Party, boolean>;
  /** in the order of the conversation */
  messages: KnownMessage[];
  /** who has the conversation before them */
  isReading: Record<Party, boolean>;
  /** what the last thing that happened says to each in passing; null where either may be the faster one */
  toasts: Record<Party, readonly string[] | null>;
}

export const newProduct = (): ProductModel => ({
  now: 0,
  bookings: [],
  isOnline: { client: true, interpreter: true },
  messages: [],
  isReading: { client: false, interpreter: false },
  toasts: { client: [], interpreter: [] },
});

/** A person's expected view: a card for each booking with its status, and the dashboard's sentence. */
export interface View {
  cards: { title: string; status: BookingStatus }[];
  summary: RegExp;
}

export function viewOf(model: ProductModel, party: Party): View {
  const cards = model.bookings.map((each) => ({ title: each.title, status: statusOf(model, each) }));
  const waiting = cards.filter(({ status }) => status === 'pending').length;
  if (party === 'interpreter')
    return { cards, summary: new RegExp(waitingWords(waiting, 'for your answer', 'for you')) };
  const agreed = cards.filter(({ status }) => status === 'confirmed' || status === 'in_progress').length;
  const sessions = { 0: 'No session is agreed yet.', 1: '1 session is agreed.' }[agreed];
  return {
    cards,
    summary: new RegExp(
      `^${sessions ?? `${agreed} sessions are agreed.`} ${waitingWords(waiting, 'for an answer', '')}$`,
    ),
  };
}

function waitingWords(count: number, whose: string, nobody: string): string {
  if (count === 0) return `No request is waiting${nobody && ` ${nobody}`}.`;
  return count === 1 ? `1 request is waiting ${whose}.` : `${count} requests are waiting ${whose}.`;
}
