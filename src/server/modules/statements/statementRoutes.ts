import type { FastifyInstance } from 'fastify';
import * as statement from '../../../shared/contract/bookings/statement';
import { serve } from '../../platform/http/serve';
import { getInvoice } from './getInvoice';
import { getMonthlyTotals } from './getMonthlyTotals';
import { getStatement } from './service/getStatement';
import { inSharedTurnOf } from '../../platform/limits/createPersonTurns';
import type { SignInContext } from '../auth/service/signInContext';

/** A month of some ten thousand sessions takes a fifth of a second: a few are read at a time, and networks take turns. */
const statementInTurn = inSharedTurnOf({
  ...{ atOnce: 4, perPerson: 1, waiting: 10 },
  ...{ perNetwork: 3, networkWaiting: 1000, longestWaitMs: 30_000 },
});

export function statementRoutes(app: FastifyInstance, context: SignInContext): void {
  serve(app, context, statement.getStatement, getStatement, { dear: () => statementInTurn });
  serve(app, context, statement.getMonthlyTotals, getMonthlyTotals);
  serve(app, context, statement.getInvoice, getInvoice);
}
