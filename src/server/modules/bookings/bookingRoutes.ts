import type { FastifyInstance } from 'fastify';
import * as booking from '../../../shared/contract/bookings/booking';
import * as client from '../../../shared/contract/bookings/client';
import * as interpreter from '../../../shared/contract/interpreters/interpreter';
import { serve } from '../../platform/http/serve';
import { addBooking } from './addBooking';
import { acceptBooking, declineBooking } from './answerRequest';
import { cancelBooking } from './cancelBooking';
import type { NewsLimit } from './service/createNewsLimit';
import { getBooking } from './service/getBooking';
import { getBookingHistory } from './service/getBookingHistory';
import { getOlderBookings } from './getOlderBookings';
import { getClientRecords, getInterpreterRecords } from './listBookings';
import type { SignInContext } from '../auth/service/signInContext';
import { updateBooking } from './updateBooking';

export function bookingRoutes(
  app: FastifyInstance,
  context: SignInContext,
  limited: Record<'changes' | 'answers' | 'takingBack', NewsLimit>,
): void {
  serve(app, context, client.addBooking, limited.changes(addBooking));
  serve(app, context, client.getBooking, getBooking);
  serve(app, context, client.updateBooking, limited.changes(limited.takingBack(updateBooking)));
  serve(app, context, client.getClientRecords, getClientRecords);
  serve(app, context, interpreter.getInterpreterRecords, getInterpreterRecords);
  serve(app, context, booking.acceptBooking, limited.answers(acceptBooking));
  serve(app, context, booking.declineBooking, declineBooking);
  serve(app, context, booking.cancelBooking, limited.takingBack(cancelBooking));
  serve(app, context, booking.getBookingHistory, getBookingHistory);
  serve(app, context, booking.getOlderBookings, getOlderBookings);
}
