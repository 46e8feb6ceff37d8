import { http, type HttpHandler } from 'msw';
import { listSlots, type Slot } from '../../src/shared/contract/bookings/slot';
import { succeeds } from './answers';

/** A server on which some starts are free, and nobody is after them. */
export function slotsAre(...starts: (string | Slot)[]): HttpHandler {
  const slots = starts.map((each) => (typeof each === 'string' ? { startsAt: each, free: 1 } : each));
  return http.post(`*${listSlots.path}`, () => succeeds({ slots, next: null, zone: null }));
}

export const NO_SLOTS = slotsAre();
