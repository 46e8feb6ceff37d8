import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { AppError } from '../../../../shared/contract/base/errors';
import type { ResumeDraft } from '../../../../shared/contract/interpreters/resumeDraft';
import { inSharedTurnOfNetwork } from '../../../platform/limits/createPersonTurns';
import {
  PdfRefusal,
  type PdfTask,
  type ResumeWorkerLimits,
  type ResumeWorkerMessage,
} from './ResumeWorkerMessages';

/** Reads PDFs away from the process that answers calls. */
export interface ResumeReader {
  /** Throws `PdfRefusal`; AppError TOO_MANY_REQUESTS while others of the person's wait, UNAVAILABLE while too many people do, and where no process
   * starts. */
  read(person: string, content: Uint8Array, network?: string): Promise<ResumeDraft>;
  /** The pages of a document that is kept as it is: whole, open to everybody, and without programs. Throws as `read` does. */
  check(person: string, content: Uint8Array, network?: string): Promise<number>;
}

export interface ResumeReaderOptions {
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
  /** readers at a time, and how many of one person's may wait for their turn */
  atOnce?: number;
  waiting?: number;
  longestWaitMs?: number;
}

const MEBIBYTE = 1024 * 1024;
/** To start a process takes a while where every core is busy. */
const START_MS = 15_000;
/** Of one network, an office's as well as an attacker's. */
const NETWORK_WAITING = 40;

/** A process for each résumé, killed when it took too long or too much; one person has one reader at a time, one network all but one. */
export function createResumeReader(options: ResumeReaderOptions): ResumeReader {
  const { atOnce = 3, waiting = 2, longestWaitMs = 10_000 } = options;
  const inTurn = inSharedTurnOfNetwork({
    ...{ atOnce, isSmall: true, perPerson: 1, waiting, longestWaitMs },
    // one is left to others, whatever the accounts of one network send, and one to who sits beside a greedy one
    ...{ perNetwork: Math.max(1, atOnce - 1), networkWaiting: NETWORK_WAITING },
  });
  return {
    read: async (person, content, network) => {
      const message = await inTurn(person, () => askProcess('read', content, options), network);
      if ('draft' in message) return message.draft;
      throw new Error('the résumé reader answered something else');
    },
    check: async (person, content, network) => {
      const message = await inTurn(person, () => askProcess('check', content, options), network);
      if ('pages' in message) return message.pages;
      throw new Error('the résumé reader answered something else');
    },
  };
}

type Answer = Exclude<ResumeWorkerMessage, 'ready' | { refusal: unknown }>;

function askProcess(task: PdfTask, content: Uint8Array, options: ResumeReaderOptions): Promise<Answer> {
  const { processorMs = 3000, timeoutMs = 15_000, maxHeapMegabytes = 96 } = options;
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
  return new Promise<Answer>((resolve, reject) => {
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
