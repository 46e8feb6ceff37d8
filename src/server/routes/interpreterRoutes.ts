import type { FastifyInstance } from 'fastify';
import * as interpreter from '../../contract/interpreter';
import { serve } from '../serve';
import { getInterpreterRecords } from '../services/getInterpreterRecords';
import { getInterpreters } from '../services/getInterpreters';
import type { SignInContext } from '../services/signInContext';

export function interpreterRoutes(app: FastifyInstance, context: SignInContext): void {
  serve(app, context, interpreter.getInterpreters, getInterpreters);
  serve(app, context, interpreter.getInterpreterRecords, getInterpreterRecords);
}
