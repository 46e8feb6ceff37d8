import type { FastifyInstance } from 'fastify';
import * as headshot from '../../shared/contract/account/headshot';
import { serve } from '../serve';
import { getHeadshot } from '../services/headshot/getHeadshot';
import { updateHeadshot } from '../services/headshot/updateHeadshot';
import type { SignInContext } from '../services/auth/signInContext';
import type { UploadContext } from '../services/uploads/uploadContext';

export function headshotRoutes(app: FastifyInstance, context: SignInContext & UploadContext): void {
  serve(app, context, headshot.getHeadshot, getHeadshot);
  serve(app, context, headshot.updateHeadshot, updateHeadshot);
}
