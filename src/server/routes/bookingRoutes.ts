import type { FastifyInstance } from 'fastify';
import * as booking from '../../contract/booking';
import { serve } from '../serve';
import { acceptBooking } from '../services/acceptBooking';
import { getCalendarFile, type CalendarContext } from '../services/calendar/getCalendarFile';
import { cancelBooking } from '../services/cancelBooking';
import { getBookingHistory } from '../services/getBookingHistory';
import { declineBooking } from '../services/declineBooking';
import type { SignInContext } from '../services/signInContext';

export function bookingRoutes(app: FastifyInstance, context: SignInContext & CalendarContext): void {
  serve(app, context, booking.acceptBooking, acceptBooking);
  serve(app, context, booking.declineBooking, declineBooking);
  serve(app, context, booking.cancelBooking, cancelBooking);
  serve(app, context, booking.getCalendarFile, getCalendarFile);
  serve(app, context, booking.getBookingHistory, getBookingHistory);
}
