import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../shared/contract/base/endpoint';
import { AppError } from '../../../shared/contract/base/errors';
import { authenticate, mayCall } from '../../modules/auth/service/authenticate';
import type { PersonTurns } from '../limits/createPersonTurns';
import { refuseClosedModule } from '../../modules/institute/service/refuseClosedModule';
import type { SignInContext } from '../../modules/auth/service/signInContext';
import { whenAnswered } from './whenAnswered';

/** Lets in who may call, when it is their turn, before anything of the request's body is read. */
export function admitCaller(
  context: SignInContext,
  { access, path }: Pick<Endpoint, 'access' | 'path'>,
  turns: PersonTurns,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  return async (request, reply) => {
    const caller = await authenticate(context, request.headers.authorization);
    whenAnswered(request, reply, await turns.take(caller.userId));
    request.caller = caller;
    if (!mayCall(access, caller)) throw new AppError('FORBIDDEN');
    await refuseClosedModule(context, caller, path);
  };
}
