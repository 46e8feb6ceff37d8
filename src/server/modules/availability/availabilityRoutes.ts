import type { FastifyInstance } from 'fastify';
import * as availability from '../../../shared/contract/bookings/availability';
import * as slot from '../../../shared/contract/bookings/slot';
import { serve } from '../../platform/http/serve';
import { dearInTurn } from '../../platform/limits/dearInTurn';
import { getAvailability } from './service/getAvailability';
import { listSlots } from './listSlots';
import { updateAvailability } from './updateAvailability';
import type { SignInContext } from '../auth/service/signInContext';

export function availabilityRoutes(app: FastifyInstance, context: SignInContext): void {
  serve(app, context, availability.getAvailability, getAvailability);
  serve(app, context, availability.updateAvailability, updateAvailability);
  serve(app, context, slot.listSlots, listSlots, {
    dear: ({ interpreter_id: id }) => (id ? null : dearInTurn),
  });
}
