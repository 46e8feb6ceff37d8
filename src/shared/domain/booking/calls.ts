import { respondBy } from './bookingLife';

const MINUTE_MS = 60_000;

/** A call: one wish of a client, offered to several interpreters; the first who accepts gets the booking. */
export const CALL_STATES = ['asking', 'taken', 'lapsed', 'withdrawn'] as const;
export type CallState = (typeof CALL_STATES)[number];

/** An interpreter's part of a call: as they answered it, or `withdrawn` from them alone while others are still asked. */
export const OFFER_ANSWERS = ['open', 'accepted', 'declined', 'withdrawn'] as const;
export type OfferAnswer = (typeof OFFER_ANSWERS)[number];

/** The same as it stands: what is open no longer matters once somebody took it, it lapsed, or the client withdrew. */
export const OFFER_STATES = [...OFFER_ANSWERS, 'taken', 'lapsed'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** The waves, one after the other: favourites, those who fit best, everybody who fits. */
export const CALL_WAVES = ['known', 'best', 'everyone'] as const;
export type CallWave = (typeof CALL_WAVES)[number];

/** So many at once in each wave; the last one comes again until the call is over. */
export const WAVE_SIZES: Record<CallWave, number> = { known: 5, best: 3, everyone: 30 };

/** So many people may be named. */
export const MOST_NAMED = 5;
/** So many calls of one client may be open. */
export const MOST_OPEN_CALLS = 3;
/** One client starts so many calls in 24 hours: each is kept for a year with all that was written. */
export const MOST_CALLS_A_DAY = 100;
/**
 * One interpreter is mailed and pushed the offers of no more than so many clients who had a session before, and of so many who had
 * none, in an hour and in a day. Others' stand on their dashboard and among their notifications all the same: nobody takes another
 * one's place, and new accounts, which cost nothing, silence no customer.
 */
export const MOST_NOTIFIED_AN_HOUR = 4;
export const MOST_NOTIFIED_A_DAY = 12;
/** So many in all where the session starts within 24 hours: offers for later days cannot silence an urgent one. */
export const MOST_NOTIFIED_URGENT_AN_HOUR = 6;
export const MOST_NOTIFIED_URGENT_A_DAY = 18;
/** No more of the new clients than so many are of one network, urgent or not, so that those of another one are heard. */
export const MOST_NEW_OF_NETWORK_AN_HOUR = 2;
export const MOST_NEW_OF_NETWORK_A_DAY = 6;
/** So that the dashboard can still be read, no more clients ask one interpreter. */
export const MOST_ASKING_AN_HOUR = 40;
export const MOST_ASKING_A_DAY = 120;
/** And each interpreter gets no more offers than so many by one of them, those that were taken back among them. */
export const MOST_OFFERS_BY_ONE_AN_HOUR = 3;
export const MOST_OFFERS_BY_ONE_A_DAY = 6;
/** One client asks so many people in a day, in all their calls. */
export const MOST_ASKED_A_DAY = 200;

/** When a call ends by itself: as a request would, after 24 hours and never later than the start (epoch milliseconds). */
export function callClosesAt(calledAt: number, startsAt: number): number {
  return respondBy(calledAt, startsAt);
}

/** How long those who were asked have to themselves before the next wave, by how soon the session starts. */
export function waveLastsMs(startsAt: number, now: number): number {
  const hours = (startsAt - now) / (60 * MINUTE_MS);
  if (hours <= 2) return 2 * MINUTE_MS;
  return hours <= 24 ? 5 * MINUTE_MS : 30 * MINUTE_MS;
}

export function offerState(answer: OfferAnswer, call: CallState): OfferState {
  return answer === 'open' && call !== 'asking' ? call : answer;
}
