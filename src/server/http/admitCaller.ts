import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../shared/contract/base/endpoint';
import { AppError } from '../../shared/contract/base/errors';
import { authenticate, mayCall } from '../services/auth/authenticate';
import type { PersonTurns } from '../services/createPersonTurns';
import { refuseClosedModule } from '../services/institute/refuseClosedModule';
import type { SignInContext } from '../services/auth/signInContext';
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
