import type { ServiceContext } from '../context';
import { createPersonTurns } from '../createPersonTurns';
import { inTurnOf } from '../inTurnOf';
import { createResumeReader } from '../resume/createResumeReader';
import type { UploadContext } from './uploadContext';
import { createUploadLimits } from './uploadLimits';

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
