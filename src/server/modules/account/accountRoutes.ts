import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as firstSteps from '../../../shared/contract/account/firstSteps';
import * as personalInfo from '../../../shared/contract/account/personalInfo';
import * as userAccount from '../../../shared/contract/account/userAccount';
import * as signIns from '../../../shared/contract/account/signIns';
import { serve, serveVisitors } from '../../platform/http/serve';
import type { AccountContext } from './service/accountContext';
import { confirmInTurn } from './service/confirmPassword';
import { changePassword } from './changePassword';
import { getFirstSteps } from './getFirstSteps';
import { getPersonalInfo } from './service/getPersonalInfo';
import { redeemMagicToken, verifyMagicCode } from './signInByMail';
import { regenerateCode } from './regenerateCode';
import { registerUser } from './registerUser';
import { requestMagicCode } from './requestMagicCode';
import { resetPassword } from './resetPassword';
import { updatePersonalInfo } from './updatePersonalInfo';
import { verifyCode } from './verifyCode';
import { endOtherSignIns } from './endOtherSignIns';
import { endSignIn, getSignIns } from './signIns';
import type { OpenedSession } from '../auth/service/openSession';
import type { Visitor } from '../auth/service/signInContext';
import type { RefreshCookie } from '../auth/service/refreshCookie';
import { serveVisitorCall, visitorOf } from '../auth/service/serveVisitorCall';

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
  serve(app, context, signIns.endSignIn, endSignIn, { dear: () => confirmInTurn });
  serve(app, context, signIns.endOtherSignIns, endOtherSignIns, { dear: () => confirmInTurn });
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
