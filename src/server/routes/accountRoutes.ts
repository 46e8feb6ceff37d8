import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as firstSteps from '../../shared/contract/account/firstSteps';
import * as personalInfo from '../../shared/contract/account/personalInfo';
import * as userAccount from '../../shared/contract/account/userAccount';
import * as signIns from '../../shared/contract/account/signIns';
import { serve, serveVisitors } from '../serve';
import type { AccountContext } from '../services/account/accountContext';
import { changePassword } from '../services/account/changePassword';
import { getFirstSteps } from '../services/account/getFirstSteps';
import { getPersonalInfo } from '../services/account/getPersonalInfo';
import { redeemMagicToken, verifyMagicCode } from '../services/account/signInByMail';
import { regenerateCode } from '../services/account/regenerateCode';
import { registerUser } from '../services/account/registerUser';
import { requestMagicCode } from '../services/account/requestMagicCode';
import { resetPassword } from '../services/account/resetPassword';
import { updatePersonalInfo } from '../services/account/updatePersonalInfo';
import { verifyCode } from '../services/account/verifyCode';
import { endOtherSignIns } from '../services/signIns/endOtherSignIns';
import { endSignIn, getSignIns } from '../services/signIns/signIns';
import type { OpenedSession } from '../services/auth/openSession';
import type { Visitor } from '../services/auth/signInContext';
import type { RefreshCookie } from './refreshCookie';
import { serveVisitorCall } from './serveVisitorCall';
import { visitorOf } from './visitorOf';

export function accountRoutes(app: FastifyInstance, context: AccountContext, cookie: RefreshCookie): void {
  const open = serveVisitorCall(app, context, cookie);
  open(userAccount.registerUser, registerUser);
  open(userAccount.regenerateCode, regenerateCode);
  open(userAccount.requestMagicCode, requestMagicCode);
  open(userAccount.resetPassword, resetPassword);
  open(userAccount.changePassword, changePassword);

  const signIn = signInWith(context, cookie);
  serveVisitors(app, userAccount.verifyCode, signIn(verifyCode));
  serveVisitors(app, userAccount.verifyMagicCode, signIn(verifyMagicCode));
  serveVisitors(app, userAccount.redeemMagicToken, signIn(redeemMagicToken));

  serve(app, context, personalInfo.getPersonalInfo, getPersonalInfo);
  serve(app, context, personalInfo.updatePersonalInfo, updatePersonalInfo);

  serve(app, context, firstSteps.getFirstSteps, getFirstSteps);

  serve(app, context, signIns.getSignIns, getSignIns);
  serve(app, context, signIns.endSignIn, endSignIn);
  serve(app, context, signIns.endOtherSignIns, endOtherSignIns);
}

/** Answers with the session that the service opens, and puts its refresh token into the cookie. */
function signInWith(context: AccountContext, cookie: RefreshCookie) {
  return <Request>(
      service: (context: AccountContext, visitor: Visitor, request: Request) => Promise<OpenedSession>,
    ) =>
    async (received: Request, { request, reply }: { request: FastifyRequest; reply: FastifyReply }) => {
      const opened = await service(context, visitorOf(request, cookie), received);
      cookie.set(reply, opened);
      return opened.session;
    };
}
