import type { FastifyInstance } from 'fastify';
import * as session from '../../../shared/contract/bookings/session';
import { serve } from '../../serve';
import { endSession } from '../../services/session/endSession';
import { getSession } from '../../services/session/getSession';
import { joinSession } from '../../services/session/joinSession';
import { setMeetingLink } from '../../services/session/setMeetingLink';
import { tickChecklist } from '../../services/session/tickChecklist';
import type { SignInContext } from '../../services/auth/signInContext';

export function meetingRoutes(app: FastifyInstance, context: SignInContext): void {
  serve(app, context, session.getSession, getSession);
  serve(app, context, session.joinSession, joinSession);
  serve(app, context, session.endSession, endSession);
  serve(app, context, session.setMeetingLink, setMeetingLink);
  serve(app, context, session.tickChecklist, tickChecklist);
}
