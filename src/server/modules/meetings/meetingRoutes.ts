import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as session from '../../../shared/contract/bookings/session';
import { serve } from '../../platform/http/serve';
import { within } from '../../platform/limits/consumeLimit';
import { endSession } from './endSession';
import { getSession } from './service/getSession';
import { joinSession } from './joinSession';
import { setMeetingLink } from './setMeetingLink';
import { tickChecklist } from './tickChecklist';
import { CHANGES_A_MINUTE, roomRoutes, type RoomContext } from './room/roomRoutes';

export function meetingRoutes(app: FastifyInstance, context: RoomContext): void {
  const changes = within(new RateLimiterMemory({ points: CHANGES_A_MINUTE, duration: 60 }));
  serve(app, context, session.getSession, getSession);
  serve(app, context, session.joinSession, joinSession);
  serve(app, context, session.endSession, endSession);
  serve(app, context, session.setMeetingLink, changes(setMeetingLink));
  serve(app, context, session.tickChecklist, changes(tickChecklist));
  roomRoutes(app, context);
}
