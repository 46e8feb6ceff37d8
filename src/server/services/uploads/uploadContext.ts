import type { ServiceContext } from '../context';
import type { InTurn } from '../inTurnOf';
import type { ResumeReader } from '../resume/createResumeReader';
import type { UploadLimits } from './uploadLimits';

/** What reading other people's files needs beside the database and the clock. */
export interface UploadContext extends ServiceContext {
  uploadLimits: UploadLimits;
  resumeReader: ResumeReader;
  /** pictures are drawn a few at a time, so that the server goes on answering */
  drawInTurn: InTurn;
}
