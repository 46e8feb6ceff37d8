import { PROOF_MAX_PAGES } from '../../../shared/domain/files/uploadRules';
import { openPdf, type PdfDocument } from './readPdfText';
import { PdfRefusal } from './service/ResumeWorkerMessages';

/**
 * Goes through a document that others will open as it is, and answers how many pages it has. Throws `PdfRefusal` for
 * programs, attachments, too many pages, and pages that cannot be read. Runs in a process of its own.
 */
export async function checkPdf(bytes: Uint8Array): Promise<number> {
  const pdf = await openPdf(bytes);
  if (pdf.numPages > PROOF_MAX_PAGES) throw new PdfRefusal('pdf_too_many_pages');
  if (await isActive(pdf)) throw new PdfRefusal('pdf_active');
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    if (hasAny(await page.getJSActions())) throw new PdfRefusal('pdf_active');
    // Reading a page unpacks it: a bomb goes off here, in this process.
    await page.getTextContent();
    page.cleanup();
  }
  return pdf.numPages;
}

async function isActive(pdf: PdfDocument): Promise<boolean> {
  const actions: unknown = await pdf.getJSActions();
  const attachments: unknown = await pdf.getAttachments();
  return hasAny(actions) || hasAny(attachments);
}

function hasAny(things: unknown): boolean {
  return typeof things === 'object' && things !== null && Object.keys(things).length > 0;
}
