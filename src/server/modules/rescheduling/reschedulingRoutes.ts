import type { FastifyInstance } from 'fastify';
import * as rescheduling from '../../../shared/contract/bookings/rescheduling';
import { serve } from '../../platform/http/serve';
import { answerProposal } from './answerProposal';
import { proposeTime } from './proposeTime';
import { withdrawProposal } from './withdrawProposal';
import type { SignInContext } from '../auth/service/signInContext';
import type { NewsLimit } from '../bookings/service/createNewsLimit';

export function reschedulingRoutes(
  app: FastifyInstance,
  context: SignInContext,
  limited: Record<'changes' | 'takingBack', NewsLimit>,
): void {
  serve(app, context, rescheduling.proposeTime, limited.changes(proposeTime));
  serve(app, context, rescheduling.answerProposal, answerProposal);
  serve(app, context, rescheduling.withdrawProposal, limited.takingBack(withdrawProposal));
}
