import type { FastifyInstance } from 'fastify';
import * as booking from '../../contract/booking';
import * as rescheduling from '../../contract/rescheduling';
import * as session from '../../contract/session';
import { serve } from '../serve';
import { acceptBooking } from '../services/acceptBooking';
import { getCalendarFile, type CalendarContext } from '../services/calendar/getCalendarFile';
import { cancelBooking } from '../services/cancelBooking';
import { getBookingHistory } from '../services/getBookingHistory';
import { declineBooking } from '../services/declineBooking';
import { answerProposal } from '../services/rescheduling/answerProposal';
import { proposeTime } from '../services/rescheduling/proposeTime';
import { withdrawProposal } from '../services/rescheduling/withdrawProposal';
import { endSession } from '../services/session/endSession';
import { getSession } from '../services/session/getSession';
import { joinSession } from '../services/session/joinSession';
import { setMeetingLink } from '../services/session/setMeetingLink';
import type { SignInContext } from '../services/signInContext';

export function bookingRoutes(app: FastifyInstance, context: SignInContext & CalendarContext): void {
  serve(app, context, booking.acceptBooking, acceptBooking);
  serve(app, context, booking.declineBooking, declineBooking);
  serve(app, context, session.getSession, getSession);
  serve(app, context, session.joinSession, joinSession);
  serve(app, context, session.endSession, endSession);
  serve(app, context, session.setMeetingLink, setMeetingLink);
  serve(app, context, rescheduling.proposeTime, proposeTime);
  serve(app, context, rescheduling.answerProposal, answerProposal);
  serve(app, context, rescheduling.withdrawProposal, withdrawProposal);
  serve(app, context, booking.cancelBooking, cancelBooking);
  serve(app, context, booking.getCalendarFile, getCalendarFile);
  serve(app, context, booking.getBookingHistory, getBookingHistory);
}
