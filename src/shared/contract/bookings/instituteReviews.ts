import { z } from 'zod';
import { MAX_HIDING_REASON } from '../../domain/booking/reviews';
import { defineEndpoint } from '../base/endpoint';
import { Id, Instant, PhotoUrl, requiredText } from '../base/fields';
import { Rating, REVIEW_PREFIX, ReviewPage } from './reviews';

const Author = z.enum(['client', 'interpreter'], { error: 'unknown_choice' });

/** A revealed review, for the admin who may hide it. */
export const InstituteReview = z.object({
  booking_id: Id.describe('the booking'),
  by: Author.describe('who wrote it'),
  title: z.string().describe('what the meeting was called'),
  author: z.string().describe("the author's name"),
  about: z.string().describe("the reviewed person's name"),
  author_photo_url: PhotoUrl,
  rating: Rating,
  text: z.string().describe('in words; may be empty'),
  answer: z.string().nullable().describe('what the reviewed side says to it'),
  at: Instant.describe('when it was written'),
  hiddenFor: z.string().nullable().describe('why it was hidden; null where it is not'),
  isOwn: z.boolean().describe('whether the reader was a party of the meeting, and so cannot hide it'),
});
export type InstituteReview = z.infer<typeof InstituteReview>;

export const getInstituteReviews = defineEndpoint({
  name: 'getInstituteReviews',
  method: 'POST',
  path: `${REVIEW_PREFIX}/institute`,
  access: 'instituteAdmin',
  summary: "Reviews of meetings of the institute's interpreters, the newest first, a page at a time",
  request: z.object({ page: ReviewPage }).default({ page: 1 }),
  data: z.object({
    items: z.array(InstituteReview).describe('one page'),
    total: z.number().int().describe('how many there are; 10,000 are ten thousand or more'),
    pageSize: z.number().int().describe('how many one page holds at most'),
  }),
  refusals: [],
});

export const hideReview = defineEndpoint({
  name: 'hideReview',
  method: 'POST',
  path: `${REVIEW_PREFIX}/hide`,
  access: 'instituteAdmin',
  summary:
    'Hide a review: it is shown and counted no more, and its author is mailed why; not for who was a party',
  request: z.object({
    booking_id: Id.describe("a meeting of one of the institute's interpreters"),
    by: Author.describe('whose review of it'),
    reason: requiredText(MAX_HIDING_REASON).describe('why; its author reads it'),
  }),
  data: InstituteReview,
  refusals: ['NOT_FOUND', 'REVIEW_HIDDEN', 'TOO_MANY_REQUESTS'],
});

export const unhideReview = defineEndpoint({
  name: 'unhideReview',
  method: 'POST',
  path: `${REVIEW_PREFIX}/unhide`,
  access: 'instituteAdmin',
  summary: 'Show a hidden review again, and count it; one that is not hidden stays as it is',
  request: z.object({
    booking_id: Id.describe("a meeting of one of the institute's interpreters"),
    by: Author.describe('whose review of it'),
  }),
  data: InstituteReview,
  refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});
