import type { ResumeDraft } from '../../../../shared/contract/interpreters/resumeDraft';
import type { IssueCode } from '../../../../shared/contract/base/errors';

/** `read` makes a draft of a résumé; `check` says whether a document can be kept as it is. */
export type PdfTask = 'read' | 'check';

/** Input of the process that reads a PDF; the file comes through its standard input. */
export interface ResumeWorkerLimits {
  task: PdfTask;
  maxBufferBytes: number;
  /** of the whole process */
  maxBytes: number;
  /** of processor time, which other work on the machine does not use up */
  processorMs: number;
  /** after which it ends itself, should nobody be there any more who ends it */
  lifeMs: number;
}

/** It says when it has begun, for which the file is not to blame, and gives one answer. */
export type ResumeWorkerMessage =
  'ready' | { draft: ResumeDraft } | { pages: number } | { refusal: PdfRefusalCode };

type PdfRefusalCode = Extract<IssueCode, `pdf_${string}`>;

/** Why a PDF is not read, by the code of the words that the person is told. */
export class PdfRefusal extends Error {
  constructor(
    readonly code: PdfRefusalCode,
    cause?: unknown,
  ) {
    super(code, { cause });
    this.name = 'PdfRefusal';
  }
}
