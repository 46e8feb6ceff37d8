import type { FastifyInstance } from 'fastify';
import * as askedTime from '../../shared/contract/interpreters/askedTime';
import * as interpreter from '../../shared/contract/interpreters/interpreter';
import * as profile from '../../shared/contract/interpreters/interpreterProfile';
import { serve, serveVisitors } from '../serve';
import type { OpenReadLimits } from '../services/createOpenReadLimits';
import { getInterpreters } from '../services/getInterpreters';
import { addInterpreterProfile } from '../services/profile/addInterpreterProfile';
import { getInterpreterProfile } from '../services/profile/getInterpreterProfile';
import { updateInterpreterProfile } from '../services/profile/updateInterpreterProfile';
import { getAskedTime } from '../services/publicSearch/getAskedTime';
import type { SignInContext } from '../services/auth/signInContext';

export function interpreterRoutes(
  app: FastifyInstance,
  context: SignInContext,
  limits: OpenReadLimits,
): void {
  serve(app, context, interpreter.getInterpreters, getInterpreters);
  serveVisitors(app, askedTime.getAskedTime, async (request, http) => {
    await limits.countRead('public', http.request.ip);
    return getAskedTime(context, request);
  });
  serve(app, context, profile.getInterpreterProfile, getInterpreterProfile);
  serve(app, context, profile.addInterpreterProfile, addInterpreterProfile);
  serve(app, context, profile.updateInterpreterProfile, updateInterpreterProfile);
}
