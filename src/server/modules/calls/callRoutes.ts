import type { FastifyInstance } from 'fastify';
import * as calls from '../../../shared/contract/bookings/calls';
import { serve } from '../../platform/http/serve';
import { dearInTurn } from '../../platform/limits/dearInTurn';
import type { SignInContext } from '../auth/service/signInContext';
import type { NewsLimit } from '../bookings/service/createNewsLimit';
import { acceptOffer, declineOffer } from './answerOffer';
import { findCandidates, getCall, getCalls, getOffer, getOffers } from './readCalls';
import { withdrawCall } from './service/withdrawCall';
import { askMore, startCall } from './startCall';

export function callRoutes(
  app: FastifyInstance,
  context: SignInContext,
  limited: Record<'changes' | 'answers', NewsLimit>,
): void {
  serve(app, context, calls.findCandidates, findCandidates, { dear: () => dearInTurn });
  // They look for people as a search does, also where in the end nobody is asked.
  serve(app, context, calls.startCall, limited.changes(startCall), { dear: () => dearInTurn });
  serve(app, context, calls.getCall, getCall);
  serve(app, context, calls.getCalls, getCalls);
  serve(app, context, calls.askMore, limited.changes(askMore), { dear: () => dearInTurn });
  serve(app, context, calls.withdrawCall, withdrawCall);
  serve(app, context, calls.getOffers, getOffers);
  serve(app, context, calls.getOffer, getOffer);
  serve(app, context, calls.acceptOffer, limited.answers(acceptOffer));
  serve(app, context, calls.declineOffer, declineOffer);
}
