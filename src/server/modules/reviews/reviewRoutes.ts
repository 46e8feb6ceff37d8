import type { FastifyInstance } from 'fastify';
import * as instituteReviews from '../../../shared/contract/bookings/instituteReviews';
import * as reviews from '../../../shared/contract/bookings/reviews';
import { serve } from '../../platform/http/serve';
import { getInstituteReviews, hideReview, unhideReview } from './hideReview';
import { answerReview, leaveReview } from './leaveReview';
import { getMeetingReviews, getWaitingReviews } from './service/meetingReviews';
import { getReviews } from './service/publicReviews';
import type { SignInContext } from '../auth/service/signInContext';

export function reviewRoutes(app: FastifyInstance, context: SignInContext): void {
  serve(app, context, reviews.getMeetingReviews, getMeetingReviews);
  serve(app, context, reviews.getWaitingReviews, getWaitingReviews);
  serve(app, context, reviews.leaveReview, leaveReview);
  serve(app, context, reviews.answerReview, answerReview);
  serve(app, context, reviews.getReviews, getReviews);
  serve(app, context, instituteReviews.getInstituteReviews, getInstituteReviews);
  serve(app, context, instituteReviews.hideReview, hideReview);
  serve(app, context, instituteReviews.unhideReview, unhideReview);
}
