import { buffer } from 'node:stream/consumers';
import { limitBuffers } from './limitBuffers';
import { limitProcess } from './limitProcess';
import { parseResumeText } from './parseResumeText';
import { PdfRefusal } from './PdfRefusal';
import { readPdfText } from './readPdfText';
import type { ResumeWorkerLimits, ResumeWorkerMessage } from './ResumeWorkerMessages';

/** Entry of the process that reads one résumé and ends. Built as a file of its own (`scripts/build/buildTargets.mjs`). */
async function answer(limits: ResumeWorkerLimits): Promise<ResumeWorkerMessage> {
  limitProcess(limits);
  say('ready');
  const content = await buffer(process.stdin);
  const wasTooMuch = limitBuffers(limits.maxBufferBytes);
  try {
    return { draft: parseResumeText(await readPdfText(new Uint8Array(content))) };
  } catch (error) {
    if (wasTooMuch()) return { refusal: 'pdf_too_costly' };
    return { refusal: error instanceof PdfRefusal ? error.code : 'pdf_damaged' };
  }
}

const say = (message: ResumeWorkerMessage) => process.send?.(message);

void answer(JSON.parse(process.argv[2] ?? '{}') as ResumeWorkerLimits).then((message) => {
  process.send?.(message, () => process.exit());
});
