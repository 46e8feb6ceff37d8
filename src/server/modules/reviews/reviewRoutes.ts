import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as instituteReviews from '../../../shared/contract/bookings/instituteReviews';
import * as reviews from '../../../shared/contract/bookings/reviews';
import { serve } from '../../platform/http/serve';
import { consumeLimit, within } from '../../platform/limits/consumeLimit';
import { createRateLimiter } from '../../platform/limits/createRateLimiter';
import { getInstituteReviews, hideReview, unhideReview } from './hideReview';
import { answerReview, leaveReview } from './leaveReview';
import { getMeetingReviews, getWaitingReviews } from './service/meetingReviews';
import { getReviews } from './service/publicReviews';
import type { SignInContext } from '../auth/service/signInContext';
import { dearInTurn } from '../../platform/limits/dearInTurn';

/** By one admin: its author is mailed each time, and the booking's history keeps it. */
const HIDINGS_OF_A_REVIEW = { name: 'review-hidings', points: 5, seconds: 86_400 };
/** Of one admin, in memory: each review, also one that is none, is counted in a row of the database for a day. */
const TRIES_A_MINUTE = 60;

export function reviewRoutes(app: FastifyInstance, context: SignInContext): void {
  const hidings = createRateLimiter(context.db.queries, HIDINGS_OF_A_REVIEW);
  serve(app, context, reviews.getMeetingReviews, getMeetingReviews);
  serve(app, context, reviews.getWaitingReviews, getWaitingReviews);
  serve(app, context, reviews.leaveReview, leaveReview);
  serve(app, context, reviews.answerReview, answerReview);
  serve(app, context, reviews.getReviews, getReviews);
  serve(app, context, instituteReviews.getInstituteReviews, getInstituteReviews, { dear: () => dearInTurn });
  const limited = within(new RateLimiterMemory({ points: TRIES_A_MINUTE, duration: 60 }));
  const hide: typeof hideReview = async (_context, caller, wish) => {
    await consumeLimit(hidings, `${caller.userId} ${wish.booking_id} ${wish.by}`);
    return hideReview(context, caller, wish);
  };
  serve(app, context, instituteReviews.hideReview, limited(hide));
  serve(app, context, instituteReviews.unhideReview, unhideReview);
}
