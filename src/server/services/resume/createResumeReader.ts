import { Worker } from 'node:worker_threads';
import type { ResumeDraft } from '../../../contract/resumeDraft';
import { createBoundedTurns } from '../createBoundedTurns';
import { PdfRefusal } from './PdfRefusal';
import type { ResumeWorkerAnswer, ResumeWorkerData } from './ResumeWorkerMessages';

/** Reads résumés away from the thread that answers calls. */
export interface ResumeReader {
  /** Throws `PdfRefusal`, and AppError UNAVAILABLE while too many others wait. */
  read(content: Uint8Array): Promise<ResumeDraft>;
}

export interface ResumeReaderOptions {
  /** the built `resumeWorker.ts` */
  workerFile: URL | string;
  timeoutMs?: number;
  maxHeapMegabytes?: number;
  maxBufferBytes?: number;
  /** readers at a time, and how many may wait for their turn */
  atOnce?: number;
  waiting?: number;
}

/** A thread for each résumé, ended when it took too long or too much: a hang is cut, a burst harms nobody else. */
export function createResumeReader(options: ResumeReaderOptions): ResumeReader {
  const inTurn = createBoundedTurns(options.atOnce ?? 1, options.waiting ?? 8);
  return { read: (content) => inTurn(() => readInThread(content, options)) };
}

function readInThread(content: Uint8Array, options: ResumeReaderOptions): Promise<ResumeDraft> {
  const { timeoutMs = 10_000, maxHeapMegabytes = 256, maxBufferBytes = 256 * 1024 * 1024 } = options;
  const data: ResumeWorkerData = { content, maxBufferBytes };
  const worker = new Worker(options.workerFile, {
    workerData: data,
    env: {},
    // Flags that the server was started with (a module to import first, a debugger) are not for a thread like this.
    execArgv: [],
    resourceLimits: {
      maxOldGenerationSizeMb: maxHeapMegabytes,
      maxYoungGenerationSizeMb: 32,
      stackSizeMb: 4,
    },
  });
  return new Promise<ResumeDraft>((resolve, reject) => {
    const refuse = (cause?: unknown) => reject(new PdfRefusal('pdf_too_costly', cause));
    const timer = setTimeout(refuse, timeoutMs);
    worker.once('message', (answer: ResumeWorkerAnswer) => {
      if ('draft' in answer) resolve(answer.draft);
      else reject(new PdfRefusal(answer.refusal));
    });
    worker.once('error', (error: Error & { code?: string }) => reject(failureOf(error)));
    worker.once('exit', refuse);
    worker.once('exit', () => clearTimeout(timer));
  }).finally(() => worker.terminate());
}

/** A thread that is not there is our failure; whatever else breaks one was in the file. */
function failureOf(error: Error & { code?: string }): Error {
  if (/MODULE_NOT_FOUND$/.test(error.code ?? '')) return error;
  return new PdfRefusal(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'pdf_too_costly' : 'pdf_damaged', error);
}
