import type { FastifyInstance } from 'fastify';
import * as resume from '../../../shared/contract/interpreters/resume';
import { serve } from '../../platform/http/serve';
import { parseResume, getUserResumeDetails } from './parseResume';
import type { SignInContext } from '../auth/service/signInContext';
import type { UploadContext } from '../uploads/service/uploadContext';

export function resumeRoutes(app: FastifyInstance, context: SignInContext & UploadContext): void {
  serve(app, context, resume.parseResume, parseResume);
  serve(app, context, resume.getUserResumeDetails, getUserResumeDetails);
}
