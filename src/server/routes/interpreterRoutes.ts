import type { FastifyInstance } from 'fastify';
import * as interpreter from '../../shared/contract/interpreters/interpreter';
import * as profile from '../../shared/contract/interpreters/interpreterProfile';
import { serve } from '../serve';
import { getInterpreters } from '../services/getInterpreters';
import { addInterpreterProfile } from '../services/profile/addInterpreterProfile';
import { getInterpreterProfile } from '../services/profile/getInterpreterProfile';
import { updateInterpreterProfile } from '../services/profile/updateInterpreterProfile';
import type { SignInContext } from '../services/auth/signInContext';

export function interpreterRoutes(app: FastifyInstance, context: SignInContext): void {
  serve(app, context, interpreter.getInterpreters, getInterpreters);
  serve(app, context, profile.getInterpreterProfile, getInterpreterProfile);
  serve(app, context, profile.addInterpreterProfile, addInterpreterProfile);
  serve(app, context, profile.updateInterpreterProfile, updateInterpreterProfile);
}
