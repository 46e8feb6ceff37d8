import { buffer } from 'node:stream/consumers';
import { limitProcess } from './limitProcess';
import { parseResumeText } from './parseResumeText';
import { PdfRefusal } from './service/ResumeWorkerMessages';
import { checkPdf } from './checkPdf';
import { readPdfText } from './readPdfText';
import type { ResumeWorkerLimits, ResumeWorkerMessage } from './service/ResumeWorkerMessages';

/** Entry of the process that reads one PDF and ends. Built as a file of its own (`scripts/build/buildTargets.mjs`). */
async function answer(limits: ResumeWorkerLimits): Promise<ResumeWorkerMessage> {
  limitProcess(limits);
  say('ready');
  const content = await buffer(process.stdin);
  const wasTooMuch = limitBuffers(limits.maxBufferBytes);
  try {
    const bytes = new Uint8Array(content);
    if (limits.task === 'check') return { pages: await checkPdf(bytes) };
    return { draft: parseResumeText(await readPdfText(bytes)) };
  } catch (error) {
    if (wasTooMuch()) return { refusal: 'pdf_too_costly' };
    return { refusal: error instanceof PdfRefusal ? error.code : 'pdf_damaged' };
  }
}

const say = (message: ResumeWorkerMessage) => process.send?.(message);

void answer(JSON.parse(process.argv[2] ?? '{}') as ResumeWorkerLimits).then((message) => {
  process.send?.(message, () => process.exit());
});

/** Smaller arrays are not worth asking for. */
const WORTH_ASKING = 64 * 1024;

/**
 * Makes this process refuse to hold more than `maxBytes` in buffers. The engine's own limits hold for objects
 * only, and a few kilobytes of a PDF can unpack to gigabytes. Nothing undoes it: for a process of its own. The
 * answer tells whether something was refused.
 */
function limitBuffers(maxBytes: number): () => boolean {
  let hasRefused = false;
  const limited = new Proxy(Uint8Array, {
    construct(target, args: [unknown], newTarget) {
      const [length] = args;
      const isTooMuch =
        typeof length === 'number' &&
        length > WORTH_ASKING &&
        length + process.memoryUsage().arrayBuffers > maxBytes;
      if (isTooMuch) {
        hasRefused = true;
        throw new RangeError('More memory than a document may take');
      }
      return Reflect.construct(target, args, newTarget) as object;
    },
  });
  globalThis.Uint8Array = limited;
  return () => hasRefused;
}
