import type { FastifyInstance } from 'fastify';
import { AppError } from '../../contract/errors';
import * as user from '../../contract/user';
import { serve, serveVisitors } from '../serve';
import { login } from '../services/login';
import { renewToken } from '../services/renewToken';
import type { SignInContext } from '../services/signInContext';
import { signOut } from '../services/signOut';
import { whoAmI } from '../services/whoAmI';
import type { RefreshCookie } from './refreshCookie';
import { visitorOf } from './visitorOf';

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
