import type { FastifyInstance } from 'fastify';
import * as booking from '../../../shared/contract/bookings/booking';
import * as client from '../../../shared/contract/bookings/client';
import * as interpreter from '../../../shared/contract/interpreters/interpreter';
import { serve } from '../../serve';
import { addBooking } from '../../services/bookings/addBooking';
import { acceptBooking, declineBooking } from '../../services/bookings/answerRequest';
import { cancelBooking } from '../../services/bookings/cancelBooking';
import type { NewsLimit } from '../../services/createNewsLimit';
import { getBooking } from '../../services/bookings/getBooking';
import { getBookingHistory } from '../../services/bookings/getBookingHistory';
import { getOlderBookings } from '../../services/bookings/getOlderBookings';
import { getClientRecords, getInterpreterRecords } from '../../services/bookings/listBookings';
import type { SignInContext } from '../../services/auth/signInContext';
import { updateBooking } from '../../services/bookings/updateBooking';

export function bookingRoutes(
  app: FastifyInstance,
  context: SignInContext,
  limited: Record<'changes' | 'answers', NewsLimit>,
): void {
  serve(app, context, client.addBooking, limited.changes(addBooking));
  serve(app, context, client.getBooking, getBooking);
  serve(app, context, client.updateBooking, limited.changes(updateBooking));
  serve(app, context, client.getClientRecords, getClientRecords);
  serve(app, context, interpreter.getInterpreterRecords, getInterpreterRecords);
  serve(app, context, booking.acceptBooking, limited.answers(acceptBooking));
  serve(app, context, booking.declineBooking, limited.answers(declineBooking));
  serve(app, context, booking.cancelBooking, limited.changes(cancelBooking));
  serve(app, context, booking.getBookingHistory, getBookingHistory);
  serve(app, context, booking.getOlderBookings, getOlderBookings);
}
