import { constants, inflateSync } from 'node:zlib';
import { PROOF_MAX_PAGES } from '../../../shared/domain/files/uploadRules';
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
  return hasAny(actions) || hasAny(attachments);
}

function hasAny(things: unknown): boolean {
  return typeof things === 'object' && things !== null && Object.keys(things).length > 0;
}

/** Names of what runs, sends, fetches or brings along something when it is opened; pdf.js shows only some of them. */
const ACTIVE =
  /\/(?:JavaScript|Launch|SubmitForm|ImportData|EmbeddedFiles?|FileAttachment|Filespec|RichMedia|GoTo[ER])(?![A-Za-z])/;
const LARGEST_OBJECTS = 16 * 1024 * 1024;

/** Whether such a name stands in the file itself, or in one of the streams that objects are packed into. */
function hasActiveNames(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (ACTIVE.test(plain(text))) return true;
  for (const { index } of text.matchAll(/\/ObjStm/g)) {
    const [mark = ''] = /stream\r?\n/.exec(text.slice(index, index + 2000)) ?? [];
    if (mark && ACTIVE.test(plain(unpack(bytes.subarray(text.indexOf(mark, index) + mark.length)))))
      return true;
  }
  return false;
}

/** Any letter of a name may be written as `#` and its number. */
function plain(text: string): string {
  return text.replace(/#([\da-f]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Empty for what is packed in another way, or too much. */
function unpack(bytes: Buffer): string {
  try {
    const bounds = { maxOutputLength: LARGEST_OBJECTS, finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(bytes, bounds).toString('latin1');
  } catch {
    return '';
  }
}
