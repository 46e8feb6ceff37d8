import type { FastifyInstance } from 'fastify';
import * as statement from '../../../shared/contract/bookings/statement';
import { serve } from '../../platform/http/serve';
import { getInvoice } from './getInvoice';
import { getMonthlyTotals } from './getMonthlyTotals';
import { getStatement } from './service/getStatement';
import { dearInTurn } from '../../platform/limits/dearInTurn';
import type { SignInContext } from '../auth/service/signInContext';

export function statementRoutes(app: FastifyInstance, context: SignInContext): void {
  serve(app, context, statement.getStatement, getStatement, { dear: () => dearInTurn });
  serve(app, context, statement.getMonthlyTotals, getMonthlyTotals);
  serve(app, context, statement.getInvoice, getInvoice);
}
