import type { FastifyInstance } from 'fastify';
import * as rescheduling from '../../../shared/contract/bookings/rescheduling';
import { serve } from '../../serve';
import { answerProposal } from '../../services/rescheduling/answerProposal';
import { proposeTime } from '../../services/rescheduling/proposeTime';
import { withdrawProposal } from '../../services/rescheduling/withdrawProposal';
import type { SignInContext } from '../../services/auth/signInContext';
import type { NewsLimit } from '../../services/createNewsLimit';

export function reschedulingRoutes(
  app: FastifyInstance,
  context: SignInContext,
  limited: Record<'changes' | 'answers', NewsLimit>,
): void {
  serve(app, context, rescheduling.proposeTime, limited.changes(proposeTime));
  serve(app, context, rescheduling.answerProposal, limited.answers(answerProposal));
  serve(app, context, rescheduling.withdrawProposal, limited.changes(withdrawProposal));
}
