import { http, type HttpHandler } from 'msw';
import { succeeds } from './answers';
import { NOTHING_ELSE } from './callAnswers';
import { noReviews, reviewsOf } from './reviewCalls';

/**
 * A server where nobody reviewed or proved anything, nothing waits for a review, nobody asks several, and no first steps
 * are told.
 */
export const NO_REVIEWS: readonly HttpHandler[] = [
  ...NOTHING_ELSE,
  http.post('*/user/first_steps', () => succeeds([])),
  http.post('*/credential/badges', () => succeeds([])),
  http.post('*/review/waiting', () => succeeds([])),
  http.post('*/review/of_booking', () => succeeds(noReviews)),
  http.post('*/review/list', () => succeeds(reviewsOf([]))),
];
