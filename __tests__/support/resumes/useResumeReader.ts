import type { ResumeDraft } from '../../../src/contract/resumeDraft';
import {
  createResumeReader,
  type ResumeReaderOptions,
} from '../../../src/server/services/resume/createResumeReader';
import { buildResumeWorker } from './buildResumeWorker';

type Limits = Omit<ResumeReaderOptions, 'workerFile'>;

/** Reads résumés as the server does, in threads; to be called once at the top of a test file. */
export function useResumeReader(): (content: Uint8Array, limits?: Limits) => Promise<ResumeDraft> {
  let worker: Awaited<ReturnType<typeof buildResumeWorker>>;
  beforeAll(async () => {
    worker = await buildResumeWorker();
  });
  afterAll(() => worker.remove());
  return (content, limits = {}) => createResumeReader({ workerFile: worker.file, ...limits }).read(content);
}
