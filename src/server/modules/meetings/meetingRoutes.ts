import type { FastifyInstance } from 'fastify';
import * as session from '../../../shared/contract/bookings/session';
import { serve } from '../../platform/http/serve';
import { endSession } from './endSession';
import { getSession } from './service/getSession';
import { joinSession } from './joinSession';
import { setMeetingLink } from './setMeetingLink';
import { tickChecklist } from './tickChecklist';
import { roomRoutes, type RoomContext } from './room/roomRoutes';

export function meetingRoutes(app: FastifyInstance, context: RoomContext): void {
  serve(app, context, session.getSession, getSession);
  serve(app, context, session.joinSession, joinSession);
  serve(app, context, session.endSession, endSession);
  serve(app, context, session.setMeetingLink, setMeetingLink);
  serve(app, context, session.tickChecklist, tickChecklist);
  roomRoutes(app, context);
}
