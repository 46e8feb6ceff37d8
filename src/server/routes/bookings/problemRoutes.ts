import type { FastifyInstance } from 'fastify';
import * as aftermath from '../../../shared/contract/bookings/aftermath';
import { serve } from '../../serve';
import { confirmHeld } from '../../services/aftermath/confirmHeld';
import { reportProblem } from '../../services/aftermath/reportProblem';
import type { SignInContext } from '../../services/auth/signInContext';

/** What is said of a meeting that is over. */
export function problemRoutes(app: FastifyInstance, context: SignInContext): void {
  serve(app, context, aftermath.confirmHeld, confirmHeld);
  serve(app, context, aftermath.reportProblem, reportProblem);
}
