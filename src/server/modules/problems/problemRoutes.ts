import type { FastifyInstance } from 'fastify';
import * as aftermath from '../../../shared/contract/bookings/aftermath';
import { serve } from '../../platform/http/serve';
import { reportProblem, confirmHeld } from './reportProblem';
import type { SignInContext } from '../auth/service/signInContext';

/** Attendance and disputes after a meeting. */
export function problemRoutes(app: FastifyInstance, context: SignInContext): void {
  serve(app, context, aftermath.confirmHeld, confirmHeld);
  serve(app, context, aftermath.reportProblem, reportProblem);
}
