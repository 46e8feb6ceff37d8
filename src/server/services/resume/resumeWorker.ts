import { parentPort, workerData } from 'node:worker_threads';
import { limitBuffers } from './limitBuffers';
import { parseResumeText } from './parseResumeText';
import { PdfRefusal } from './PdfRefusal';
import { readPdfText } from './readPdfText';
import type { ResumeWorkerAnswer, ResumeWorkerData } from './ResumeWorkerMessages';

/** Entry of the thread that reads one résumé and ends. Built as a file of its own (`run/buildTargets.mjs`). */
async function answer({ content, maxBufferBytes }: ResumeWorkerData): Promise<ResumeWorkerAnswer> {
  const wasTooMuch = limitBuffers(maxBufferBytes);
  try {
    return { draft: parseResumeText(await readPdfText(content)) };
  } catch (error) {
    if (wasTooMuch()) return { refusal: 'pdf_too_costly' };
    return { refusal: error instanceof PdfRefusal ? error.code : 'pdf_damaged' };
  }
}

void answer(workerData as ResumeWorkerData).then((message) => parentPort?.postMessage(message));
