import type { FastifyInstance } from 'fastify';
import * as publicSignUp from '../../../shared/contract/account/publicSignUp';
import type { AccountContext } from '../account/service/accountContext';
import { changePreferences } from './changePreferences';
import { confirmSubscription } from './confirmSubscription';
import { removeSubscription } from './removeSubscription';
import { requestPreferences } from './requestPreferences';
import { requestSubscription } from './requestSubscription';
import type { RefreshCookie } from '../auth/service/refreshCookie';
import { oneClickRoute } from './oneClickRoute';
import { serveVisitorCall } from '../auth/service/serveVisitorCall';

export function publicSignUpRoutes(
  app: FastifyInstance,
  context: AccountContext,
  cookie: RefreshCookie,
): void {
  const open = serveVisitorCall(app, context, cookie);
  open(publicSignUp.requestSubscription, requestSubscription);
  open(publicSignUp.confirmSubscription, confirmSubscription);
  open(publicSignUp.requestPreferences, requestPreferences);
  open(publicSignUp.changePreferences, changePreferences);
  open(publicSignUp.removeSubscription, removeSubscription);
  oneClickRoute(app, context, cookie);
}
