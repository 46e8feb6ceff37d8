import { http } from 'msw';
import { getBlocks } from '../../src/shared/contract/account/blocks';
import { getCalls, getOffers } from '../../src/shared/contract/bookings/calls';
import { getMonthlyTotals } from '../../src/shared/contract/bookings/statement';
import { succeeds } from './answers';

/** Nobody asks several, and nobody is asked so; nobody earned or spent, or set anybody aside. */
export const NOTHING_ELSE = [
  http.post(`*${getCalls.path}`, () => succeeds([])),
  http.post(`*${getOffers.path}`, () => succeeds([])),
  http.post(`*${getMonthlyTotals.path}`, () => succeeds({ timeZone: 'UTC', months: [] })),
  http.post(`*${getBlocks.path}`, () => succeeds([])),
];
