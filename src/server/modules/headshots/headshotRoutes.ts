import type { FastifyInstance } from 'fastify';
import * as headshot from '../../../shared/contract/account/headshot';
import { serve } from '../../platform/http/serve';
import { getHeadshot } from './getHeadshot';
import { updateHeadshot } from './service/updateHeadshot';
import type { SignInContext } from '../auth/service/signInContext';
import type { UploadContext } from '../uploads/service/uploadContext';

export function headshotRoutes(app: FastifyInstance, context: SignInContext & UploadContext): void {
  serve(app, context, headshot.getHeadshot, getHeadshot);
  serve(app, context, headshot.updateHeadshot, updateHeadshot);
}
