import type { ResumeDraft } from '../../../src/shared/contract/interpreters/resumeDraft';
import { createResumeReader } from '../../../src/server/modules/resumes/service/createResumeReader';
import { resumeWorkerFile } from './resumeWorkerFile';

/** Reads a résumé as the server does. */
export function readResume(content: Uint8Array): Promise<ResumeDraft> {
  return createResumeReader({ workerFile: resumeWorkerFile }).read('somebody', content);
}
