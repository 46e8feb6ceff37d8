import type { FastifyInstance } from 'fastify';
import * as statement from '../../../shared/contract/bookings/statement';
import { serve } from '../../serve';
import { getInvoice } from '../../services/statement/getInvoice';
import { getMonthlyTotals } from '../../services/statement/getMonthlyTotals';
import { getStatement } from '../../services/statement/getStatement';
import type { SignInContext } from '../../services/auth/signInContext';

export function statementRoutes(app: FastifyInstance, context: SignInContext): void {
  serve(app, context, statement.getStatement, getStatement);
  serve(app, context, statement.getMonthlyTotals, getMonthlyTotals);
  serve(app, context, statement.getInvoice, getInvoice);
}
