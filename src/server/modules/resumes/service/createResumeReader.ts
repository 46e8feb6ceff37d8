import type { ResumeDraft } from '../../../../shared/contract/interpreters/resumeDraft';
import { inSharedTurnOfNetwork } from '../../../platform/limits/createPersonTurns';
import { askPdfProcess, type PdfAnswer, type PdfProcessOptions, PROCESSOR_MS } from './askPdfProcess';
import { PdfRefusal, type PdfTask } from './ResumeWorkerMessages';

/** Reads PDFs away from the process that answers calls. */
export interface ResumeReader {
  /** Throws `PdfRefusal`; AppError TOO_MANY_REQUESTS while others of the person's wait, UNAVAILABLE while too many people do, and where no process
   * starts. */
  read(person: string, content: Uint8Array, network?: string): Promise<ResumeDraft>;
  /** The pages of a document that is kept as it is: whole, open to everybody, and without programs. Throws as `read` does. */
  check(person: string, content: Uint8Array, network?: string): Promise<number>;
}

export interface ResumeReaderOptions extends PdfProcessOptions {
  /** how many of one person's may wait for their turn */
  waiting?: number;
  longestWaitMs?: number;
}

/** Of one network, an office's as well as an attacker's. */
const NETWORK_WAITING = 40;
/** Of processor time, several times what most files take. */
const FIRST_TRY_MS = 400;
/**
 * As many times as long as a first try took its network's next one waits while others are there, and in any case so long after one in
 * vain: what four networks send all the time, or many accounts once, would hold both readers.
 */
const REST_TIMES = 2;
const REST_MS = 2000;
const COSTLY_FOR_MS = 600_000;
/** People who are remembered for that; of more, those of long ago are forgotten. */
const MOST_COSTLY = 10_000;

/**
 * A process for each PDF, killed when it took too long or too much. What a first short try does not finish is read anew, one file at
 * a time, and so is whatever that person sends in the next ten minutes: files of two kilobytes that take three seconds each keep
 * nobody from being read but others of their kind. One person has one reader of a kind at a time, and so has one network.
 */
export function createResumeReader(options: ResumeReaderOptions): ResumeReader {
  const { processorMs = PROCESSOR_MS, waiting = 2, longestWaitMs = 30_000 } = options;
  const shared = { isSmall: true, perPerson: 1, perNetwork: 1, waiting, networkWaiting: NETWORK_WAITING };
  const keptMsFor = (made: unknown) => restAfter(made as FirstTry);
  const firstTry = inSharedTurnOfNetwork({ ...shared, atOnce: 2, longestWaitMs, keptMsFor });
  const secondTry = inSharedTurnOfNetwork({ ...shared, atOnce: 1, longestWaitMs });
  const costlyUntil = new Map<string, number>();
  const isCostly = (person: string) => (costlyUntil.get(person) ?? 0) > Date.now();
  const noteCostly = (person: string) => {
    costlyUntil.delete(person);
    costlyUntil.set(person, Date.now() + COSTLY_FOR_MS);
    const [oldest] = costlyUntil.keys();
    if (costlyUntil.size > MOST_COSTLY && oldest !== undefined) costlyUntil.delete(oldest);
  };
  const ask = async (task: PdfTask, person: string, content: Uint8Array, network?: string) => {
    const within = (ms: number) => askPdfProcess(task, content, { ...options, processorMs: ms });
    const tryFirst = async (): Promise<FirstTry> => {
      // another of theirs may have been found out meanwhile
      if (isCostly(person)) return { result: null, tookMs: 0 };
      const began = performance.now();
      const [result] = await Promise.allSettled([within(Math.min(FIRST_TRY_MS, processorMs))]);
      const tookMs = performance.now() - began;
      if (!isInVain(result)) return { result, tookMs };
      noteCostly(person);
      return { result: null, tookMs };
    };
    const first = isCostly(person) ? null : await firstTry(person, tryFirst, network);
    if (!first?.result) return secondTry(person, () => within(processorMs), network);
    if (first.result.status === 'fulfilled') return first.result.value;
    throw first.result.reason as Error;
  };
  return {
    read: async (person, content, network) => {
      const message = await ask('read', person, content, network);
      if ('draft' in message) return message.draft;
      throw new Error('the résumé reader answered something else');
    },
    check: async (person, content, network) => {
      const message = await ask('check', person, content, network);
      if ('pages' in message) return message.pages;
      throw new Error('the résumé reader answered something else');
    },
  };
}

interface FirstTry {
  /** null where it was in vain */
  result: PromiseSettledResult<PdfAnswer> | null;
  tookMs: number;
}

function isInVain(result: PromiseSettledResult<PdfAnswer>): boolean {
  if (result.status === 'fulfilled') return false;
  return result.reason instanceof PdfRefusal && result.reason.code === 'pdf_too_costly';
}

function restAfter({ result, tookMs }: FirstTry): number {
  return result || tookMs === 0 ? REST_TIMES * tookMs : Math.max(REST_MS, REST_TIMES * tookMs);
}
