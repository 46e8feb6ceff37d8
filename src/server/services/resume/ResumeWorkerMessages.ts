import type { ResumeDraft } from '../../../contract/resumeDraft';
import type { PdfRefusalCode } from './PdfRefusal';

/** What the thread is given … */
export interface ResumeWorkerData {
  content: Uint8Array;
  maxBufferBytes: number;
}

/** … and its one answer. */
export type ResumeWorkerAnswer = { draft: ResumeDraft } | { refusal: PdfRefusalCode };
