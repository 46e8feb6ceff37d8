import { http } from 'msw';
import { getCalls, getOffers } from '../../src/shared/contract/bookings/calls';
import { succeeds } from './answers';

/** Nobody asks several, and nobody is asked so. */
export const NO_CALLS = [
  http.post(`*${getCalls.path}`, () => succeeds([])),
  http.post(`*${getOffers.path}`, () => succeeds([])),
];
