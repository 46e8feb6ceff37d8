import type { FastifyInstance } from 'fastify';
import * as instituteReviews from '../../../shared/contract/bookings/instituteReviews';
import * as reviews from '../../../shared/contract/bookings/reviews';
import { serve } from '../../serve';
import { getInstituteReviews, hideReview, unhideReview } from '../../services/reviews/hideReview';
import { answerReview, leaveReview } from '../../services/reviews/leaveReview';
import { getMeetingReviews, getWaitingReviews } from '../../services/reviews/meetingReviews';
import { getReviews } from '../../services/reviews/publicReviews';
import type { SignInContext } from '../../services/auth/signInContext';

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
