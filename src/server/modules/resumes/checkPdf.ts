import { PROOF_MAX_PAGES } from '../../../shared/domain/files/uploadRules';
import { packedObjects, plainNames } from './packedObjects';
import { openPdf, type PdfDocument } from './readPdfText';
import { PdfRefusal } from './service/ResumeWorkerMessages';

/**
 * Goes through a document that others will open as it is, and answers how many pages it has. Throws `PdfRefusal` for
 * programs, attachments, too many pages, and pages that cannot be read. Runs in a process of its own.
 */
export async function checkPdf(bytes: Uint8Array): Promise<number> {
  const namesActions = hasActiveNames(Buffer.from(bytes));
  const pdf = await openPdf(bytes);
  if (pdf.numPages > PROOF_MAX_PAGES) throw new PdfRefusal('pdf_too_many_pages');
  if (namesActions || (await isActive(pdf))) throw new PdfRefusal('pdf_active');
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
  const { info } = await pdf.getMetadata();
  return hasAny(actions) || hasAny(attachments) || ('IsXFAPresent' in info && info.IsXFAPresent === true);
}

function hasAny(things: unknown): boolean {
  return typeof things === 'object' && things !== null && Object.keys(things).length > 0;
}

/** Names of what runs, sends, fetches or brings along something when it is opened; pdf.js shows only some of them. */
const ACTIVE =
  /\/(?:JavaScript|Launch|SubmitForm|ImportData|EmbeddedFiles?|FileAttachment|Filespec|RichMedia|Rendition|GoTo[ER])(?![A-Za-z])/;

/**
 * Whether such a name stands in the file itself, or in one of the streams that objects are packed into. Throws `PdfRefusal` where it
 * is locked, which lets everybody open it and hides them.
 */
function hasActiveNames(bytes: Buffer): boolean {
  const names = plainNames(bytes.toString('latin1'));
  if (ACTIVE.test(names)) return true;
  const packed = packedObjects(bytes);
  if (packed.includes(null) && /\/Encrypt(?!\w)/.test(names)) throw new PdfRefusal('pdf_locked');
  return packed.some((objects) => objects === null || ACTIVE.test(plainNames(objects)));
}
