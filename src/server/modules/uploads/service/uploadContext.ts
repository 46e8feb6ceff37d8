import type { ServiceContext } from '../../../platform/context';
import { createPersonTurns, type InTurn, inTurnOf } from '../../../platform/limits/createPersonTurns';
import { type ResumeReader, createResumeReader } from '../../resumes/service/createResumeReader';
import { type UploadLimits, createUploadLimits } from '../uploadLimits';
import { AppError } from '../../../../shared/contract/base/errors';

/** Needs of reading uploaded files, beside the database and the clock. */
export interface UploadContext extends ServiceContext {
  uploadLimits: UploadLimits;
  resumeReader: ResumeReader;
  /** pictures are drawn a few at a time, so that the server goes on answering */
  drawInTurn: InTurn;
}

/** Of everybody's; each person has one turn. */
const PICTURES_AT_ONCE = 2;

const PICTURES_WAITING = 4;

export function createUploadContext<Context extends ServiceContext>(
  context: Context,
  resumeWorkerFile: URL | string,
): Context & UploadContext {
  return {
    ...context,
    uploadLimits: createUploadLimits(context.db.queries),
    resumeReader: createResumeReader({ workerFile: resumeWorkerFile }),
    drawInTurn: inTurnOf(
      createPersonTurns({ atOnce: PICTURES_AT_ONCE, perPerson: 1, waiting: PICTURES_WAITING }),
    ),
  };
}

/** The bytes of an uploaded file; TOO_LARGE where they are more than `maxBytes`. */
export function decodeUpload(content: string, maxBytes: number): Buffer {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > maxBytes) throw new AppError('TOO_LARGE', { details: { maxBytes } });
  return bytes;
}
