import { http, type HttpHandler } from 'msw';
import { refuses, succeeds } from './answers';
import { NOTHING_ELSE } from './callAnswers';
import { noReviews, reviewsOf } from './reviewCalls';

/**
 * A server where nobody reviewed or proved anything, nothing waits for a review, nobody asks several, no first steps
 * are told, the week is empty, and the reader's own tier is not known.
 */
export const NO_REVIEWS: readonly HttpHandler[] = [
  ...NOTHING_ELSE,
  http.post('*/user/first_steps', () => succeeds([])),
  http.post('*/booking/week', () => succeeds([])),
  http.post('*/user/personal_info', () => refuses('NOT_FOUND', 'Nobody is there')),
  http.post('*/credential/badges', () => succeeds([])),
  http.post('*/review/waiting', () => succeeds([])),
  http.post('*/review/of_booking', () => succeeds(noReviews)),
  http.post('*/review/list', () => succeeds(reviewsOf([]))),
];
