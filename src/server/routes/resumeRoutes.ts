import type { FastifyInstance } from 'fastify';
import * as resume from '../../shared/contract/interpreters/resume';
import { serve } from '../serve';
import { getUserResumeDetails } from '../services/resume/getUserResumeDetails';
import { parseResume } from '../services/resume/parseResume';
import type { SignInContext } from '../services/auth/signInContext';
import type { UploadContext } from '../services/uploads/uploadContext';

export function resumeRoutes(app: FastifyInstance, context: SignInContext & UploadContext): void {
  serve(app, context, resume.parseResume, parseResume);
  serve(app, context, resume.getUserResumeDetails, getUserResumeDetails);
}
