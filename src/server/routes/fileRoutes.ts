import type { FastifyInstance } from 'fastify';
import * as headshot from '../../shared/contract/account/headshot';
import * as resume from '../../shared/contract/interpreters/resume';
import { serve } from '../serve';
import { getHeadshot } from '../services/headshot/getHeadshot';
import { updateHeadshot } from '../services/headshot/updateHeadshot';
import { getUserResumeDetails } from '../services/resume/getUserResumeDetails';
import { parseResume } from '../services/resume/parseResume';
import type { SignInContext } from '../services/auth/signInContext';
import type { UploadContext } from '../services/uploads/uploadContext';

export function fileRoutes(app: FastifyInstance, context: SignInContext & UploadContext): void {
  serve(app, context, headshot.getHeadshot, getHeadshot);
  serve(app, context, headshot.updateHeadshot, updateHeadshot);
  serve(app, context, resume.parseResume, parseResume);
  serve(app, context, resume.getUserResumeDetails, getUserResumeDetails);
}
