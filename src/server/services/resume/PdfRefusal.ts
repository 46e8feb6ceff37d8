import type { IssueCode } from '../../../shared/contract/base/errors';

export type PdfRefusalCode = Extract<IssueCode, `pdf_${string}`>;

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
