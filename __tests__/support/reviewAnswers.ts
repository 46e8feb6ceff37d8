import { http, type HttpHandler } from 'msw';
import { succeeds } from './answers';
import { noReviews, reviewsOf } from './reviewCalls';

/** A server where nobody reviewed or proved anything, and nothing waits for a review. */
export const NO_REVIEWS: readonly HttpHandler[] = [
  http.post('*/credential/badges', () => succeeds([])),
  http.post('*/review/waiting', () => succeeds([])),
  http.post('*/review/of_booking', () => succeeds(noReviews)),
  http.post('*/review/list', () => succeeds(reviewsOf([]))),
];
