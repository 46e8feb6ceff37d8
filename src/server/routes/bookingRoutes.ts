import type { FastifyInstance } from 'fastify';
import * as aftermath from '../../shared/contract/bookings/aftermath';
import * as booking from '../../shared/contract/bookings/booking';
import * as rescheduling from '../../shared/contract/bookings/rescheduling';
import * as instituteReviews from '../../shared/contract/bookings/instituteReviews';
import * as reviews from '../../shared/contract/bookings/reviews';
import * as session from '../../shared/contract/bookings/session';
import * as statement from '../../shared/contract/bookings/statement';
import { serve } from '../serve';
import { confirmHeld } from '../services/aftermath/confirmHeld';
import { reportProblem } from '../services/aftermath/reportProblem';
import { acceptBooking, declineBooking } from '../services/bookings/answerRequest';
import { getCalendarFile, type CalendarContext } from '../services/calendar/getCalendarFile';
import { cancelBooking } from '../services/bookings/cancelBooking';
import type { NewsLimit } from '../services/createNewsLimit';
import { getBookingHistory } from '../services/bookings/getBookingHistory';
import { getOlderBookings } from '../services/bookings/getOlderBookings';
import { answerProposal } from '../services/rescheduling/answerProposal';
import { proposeTime } from '../services/rescheduling/proposeTime';
import { withdrawProposal } from '../services/rescheduling/withdrawProposal';
import { getInstituteReviews, hideReview } from '../services/reviews/hideReview';
import { answerReview, leaveReview } from '../services/reviews/leaveReview';
import { getMeetingReviews, getWaitingReviews } from '../services/reviews/meetingReviews';
import { getReviews } from '../services/reviews/publicReviews';
import { endSession } from '../services/session/endSession';
import { getSession } from '../services/session/getSession';
import { joinSession } from '../services/session/joinSession';
import { getInvoice } from '../services/statement/getInvoice';
import { getMonthlyTotals } from '../services/statement/getMonthlyTotals';
import { getStatement } from '../services/statement/getStatement';
import { setMeetingLink } from '../services/session/setMeetingLink';
import { tickChecklist } from '../services/session/tickChecklist';
import type { SignInContext } from '../services/auth/signInContext';

export function bookingRoutes(
  app: FastifyInstance,
  context: SignInContext & CalendarContext,
  limited: Record<'changes' | 'answers', NewsLimit>,
): void {
  serve(app, context, booking.acceptBooking, limited.answers(acceptBooking));
  serve(app, context, booking.declineBooking, limited.answers(declineBooking));
  serve(app, context, session.getSession, getSession);
  serve(app, context, session.joinSession, joinSession);
  serve(app, context, session.endSession, endSession);
  serve(app, context, session.setMeetingLink, setMeetingLink);
  serve(app, context, session.tickChecklist, tickChecklist);
  serve(app, context, rescheduling.proposeTime, limited.changes(proposeTime));
  serve(app, context, rescheduling.answerProposal, limited.answers(answerProposal));
  serve(app, context, rescheduling.withdrawProposal, limited.changes(withdrawProposal));
  serve(app, context, aftermath.confirmHeld, confirmHeld);
  serve(app, context, aftermath.reportProblem, reportProblem);
  serve(app, context, reviews.getMeetingReviews, getMeetingReviews);
  serve(app, context, reviews.getWaitingReviews, getWaitingReviews);
  serve(app, context, reviews.leaveReview, leaveReview);
  serve(app, context, reviews.answerReview, answerReview);
  serve(app, context, reviews.getReviews, getReviews);
  serve(app, context, instituteReviews.getInstituteReviews, getInstituteReviews);
  serve(app, context, instituteReviews.hideReview, hideReview);
  serve(app, context, statement.getStatement, getStatement);
  serve(app, context, statement.getMonthlyTotals, getMonthlyTotals);
  serve(app, context, statement.getInvoice, getInvoice);
  serve(app, context, booking.cancelBooking, limited.changes(cancelBooking));
  serve(app, context, booking.getCalendarFile, getCalendarFile);
  serve(app, context, booking.getBookingHistory, getBookingHistory);
  serve(app, context, booking.getOlderBookings, getOlderBookings);
}
