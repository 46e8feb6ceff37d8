import type { FastifyInstance } from 'fastify';
import * as client from '../../shared/contract/bookings/client';
import { serve } from '../serve';
import { addBooking } from '../services/bookings/addBooking';
import type { NewsLimit } from '../services/createNewsLimit';
import { getBooking } from '../services/bookings/getBooking';
import { getClientRecords } from '../services/bookings/listBookings';
import type { SignInContext } from '../services/auth/signInContext';
import { updateBooking } from '../services/bookings/updateBooking';

export function clientRoutes(app: FastifyInstance, context: SignInContext, limited: NewsLimit): void {
  serve(app, context, client.addBooking, limited(addBooking));
  serve(app, context, client.getBooking, getBooking);
  serve(app, context, client.updateBooking, limited(updateBooking));
  serve(app, context, client.getClientRecords, getClientRecords);
}
