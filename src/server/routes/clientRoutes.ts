import type { FastifyInstance } from 'fastify';
import * as client from '../../contract/client';
import { serve } from '../serve';
import { addBooking } from '../services/addBooking';
import type { NewsLimit } from '../services/createNewsLimit';
import { getBooking } from '../services/getBooking';
import { getClientRecords } from '../services/getClientRecords';
import type { SignInContext } from '../services/signInContext';
import { updateBooking } from '../services/updateBooking';

export function clientRoutes(app: FastifyInstance, context: SignInContext, limited: NewsLimit): void {
  serve(app, context, client.addBooking, limited(addBooking));
  serve(app, context, client.getBooking, getBooking);
  serve(app, context, client.updateBooking, limited(updateBooking));
  serve(app, context, client.getClientRecords, getClientRecords);
}
