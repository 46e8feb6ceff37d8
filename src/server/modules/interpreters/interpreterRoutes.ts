import type { FastifyInstance } from 'fastify';
import * as askedTime from '../../../shared/contract/interpreters/askedTime';
import * as interpreter from '../../../shared/contract/interpreters/interpreter';
import * as profile from '../../../shared/contract/interpreters/interpreterProfile';
import { serve, serveVisitors } from '../../platform/http/serve';
import type { OpenReadLimits } from '../../platform/limits/createOpenReadLimits';
import { getInterpreters } from './getInterpreters';
import { addInterpreterProfile } from './addInterpreterProfile';
import { getInterpreterProfile } from './getInterpreterProfile';
import { updateInterpreterProfile } from './updateInterpreterProfile';
import { getAskedTime } from '../publicSearch/service/getAskedTime';
import type { SignInContext } from '../auth/service/signInContext';
import { dearInTurn } from '../../platform/limits/dearInTurn';

export function interpreterRoutes(
  app: FastifyInstance,
  context: SignInContext,
  limits: OpenReadLimits,
): void {
  serve(app, context, interpreter.getInterpreters, getInterpreters, {
    dear: ({ freeAt }) => (freeAt ? dearInTurn : null),
  });
  serveVisitors(app, askedTime.getAskedTime, async (request, http) => {
    await limits.countRead('public', http.request.ip);
    return getAskedTime(context, request);
  });
  serve(app, context, profile.getInterpreterProfile, getInterpreterProfile);
  serve(app, context, profile.addInterpreterProfile, addInterpreterProfile);
  serve(app, context, profile.updateInterpreterProfile, updateInterpreterProfile);
}
