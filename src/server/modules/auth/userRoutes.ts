import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../shared/contract/base/errors';
import * as user from '../../../shared/contract/account/user';
import { serve, serveVisitors } from '../../platform/http/serve';
import { login, signOut } from './login';
import { renewToken } from './renewToken';
import type { SignInContext } from './service/signInContext';
import { whoAmI } from './service/sessionUserOf';
import type { RefreshCookie } from './service/refreshCookie';
import { visitorOf } from './service/serveVisitorCall';

export function userRoutes(app: FastifyInstance, context: SignInContext, cookie: RefreshCookie): void {
  serveVisitors(app, user.login, async (credentials, { request, reply }) => {
    const opened = await login(context, visitorOf(request, cookie), credentials);
    cookie.set(reply, opened);
    return opened.session;
  });

  serveVisitors(app, user.renewToken, async (_nothing, { request, reply }) => {
    try {
      const renewed = await renewToken(context, visitorOf(request, cookie));
      cookie.set(reply, renewed);
      return renewed.session;
    } catch (error) {
      if (error instanceof AppError && error.code === 'UNAUTHENTICATED') cookie.clear(reply);
      throw error;
    }
  });

  serve(app, context, user.whoAmI, whoAmI, { beside: ({ user }) => ({ user }) });

  serve(app, context, user.signOut, signOut, { beforeAnswer: cookie.clear });
}
