import type { ServiceContext } from '../context';
import { createBoundedTurns } from '../createBoundedTurns';
import { createResumeReader } from '../resume/createResumeReader';
import type { UploadContext } from './uploadContext';
import { createUploadLimits } from './uploadLimits';

const PICTURES_AT_ONCE = 1;
const PICTURES_WAITING = 20;

export function createUploadContext<Context extends ServiceContext>(
  context: Context,
  resumeWorkerFile: URL | string,
): Context & UploadContext {
  return {
    ...context,
    uploadLimits: createUploadLimits(context.db.queries),
    resumeReader: createResumeReader({ workerFile: resumeWorkerFile }),
    drawInTurn: createBoundedTurns(PICTURES_AT_ONCE, PICTURES_WAITING),
  };
}
