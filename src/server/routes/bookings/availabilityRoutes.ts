import type { FastifyInstance } from 'fastify';
import * as availability from '../../../shared/contract/bookings/availability';
import { serve } from '../../serve';
import { getAvailability } from '../../services/availability/getAvailability';
import { getFreeTimes } from '../../services/availability/getFreeTimes';
import { updateAvailability } from '../../services/availability/updateAvailability';
import type { SignInContext } from '../../services/auth/signInContext';

export function availabilityRoutes(app: FastifyInstance, context: SignInContext): void {
  serve(app, context, availability.getAvailability, getAvailability);
  serve(app, context, availability.updateAvailability, updateAvailability);
  serve(app, context, availability.getFreeTimes, getFreeTimes);
}
