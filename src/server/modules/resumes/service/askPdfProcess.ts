import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { AppError } from '../../../../shared/contract/base/errors';
import {
  PdfRefusal,
  type PdfTask,
  type ResumeWorkerLimits,
  type ResumeWorkerMessage,
} from './ResumeWorkerMessages';

export interface PdfProcessOptions {
  /** the built `resumeWorker.ts` */
  workerFile: URL | string;
  /** of processor time for a file */
  processorMs?: number;
  /** by the clock, which also counts the work of others: for what waits and does not work */
  timeoutMs?: number;
  maxHeapMegabytes?: number;
  maxBufferBytes?: number;
  /** of the whole process */
  maxBytes?: number;
}

const MEBIBYTE = 1024 * 1024;
/** To start a process takes a while where every core is busy. */
const START_MS = 15_000;
export const PROCESSOR_MS = 3000;

export type PdfAnswer = Exclude<ResumeWorkerMessage, 'ready' | { refusal: unknown }>;

/** Has a process of its own read a PDF, which is killed when it takes too long or too much. Throws `PdfRefusal`, UNAVAILABLE. */
export function askPdfProcess(
  task: PdfTask,
  content: Uint8Array,
  options: PdfProcessOptions,
): Promise<PdfAnswer> {
  const { processorMs = PROCESSOR_MS, timeoutMs = 15_000, maxHeapMegabytes = 96 } = options;
  const { maxBufferBytes = 64 * MEBIBYTE, maxBytes = 200 * MEBIBYTE } = options;
  const lifeMs = START_MS + timeoutMs;
  const limits: ResumeWorkerLimits = { task, maxBufferBytes, maxBytes, processorMs, lifeMs };
  const file = String(options.workerFile);
  const child = fork(file.startsWith('file:') ? fileURLToPath(file) : file, [JSON.stringify(limits)], {
    env: {},
    // Flags that the server was started with (a module to import first, a debugger) are not for a process like this.
    execArgv: [`--max-old-space-size=${maxHeapMegabytes}`, '--max-semi-space-size=8'],
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  // Whoever waits for an answer comes before a file that is being read.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return new Promise<PdfAnswer>((resolve, reject) => {
    let isReady = false;
    const refuse = () => reject(new PdfRefusal('pdf_too_costly'));
    let timer = setTimeout(() => reject(new AppError('UNAVAILABLE')), START_MS);
    child.on('message', (message: ResumeWorkerMessage) => {
      clearTimeout(timer);
      if (message === 'ready') {
        isReady = true;
        timer = setTimeout(refuse, timeoutMs);
      } else if ('refusal' in message) reject(new PdfRefusal(message.refusal));
      else resolve(message);
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      // A killed process wanted too much; one that ends by itself broke, before it began for a reason of ours.
      if (code === null) refuse();
      else
        reject(isReady ? new PdfRefusal('pdf_damaged') : new Error(`the résumé reader ended with ${code}`));
    });
    // Where it ends before it has read everything, its end tells why.
    child.stdin?.on('error', () => undefined).end(content);
  }).finally(() => child.kill('SIGKILL'));
}
