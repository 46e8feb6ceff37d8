import type { FastifyInstance } from 'fastify';
import * as publicSignUp from '../../shared/contract/account/publicSignUp';
import type { AccountContext } from '../services/account/accountContext';
import { changePreferences } from '../services/newsletter/changePreferences';
import { confirmSubscription } from '../services/newsletter/confirmSubscription';
import { removeSubscription } from '../services/newsletter/removeSubscription';
import { requestPreferences } from '../services/newsletter/requestPreferences';
import { requestSubscription } from '../services/newsletter/requestSubscription';
import type { RefreshCookie } from './refreshCookie';
import { oneClickRoute } from './oneClickRoute';
import { serveVisitorCall } from './serveVisitorCall';

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
