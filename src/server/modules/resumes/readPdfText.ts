import { getDocumentProxy } from 'unpdf';
import { RESUME_MAX_PAGES } from '../../../shared/domain/files/uploadRules';
import type { PageText, TextRun } from './PageText';
import { PdfRefusal } from './service/ResumeWorkerMessages';

/** More runs of text than a résumé has; the rest of a file that has more is not read. */
const MAX_RUNS = 30_000;
/** Fewer letters are a page number on a scan. */
const MIN_LETTERS = 20;

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** The text of a PDF with its positions. Throws `PdfRefusal`. Runs in a process of its own: a hostile file may take for ever. */
export async function readPdfText(bytes: Uint8Array): Promise<PageText[]> {
  const pdf = await openPdf(bytes);
  if (pdf.numPages > RESUME_MAX_PAGES) throw new PdfRefusal('pdf_too_many_pages');
  const pages: PageText[] = [];
  let left = MAX_RUNS;
  for (let number = 1; number <= pdf.numPages && left > 0; number += 1) {
    const page = await readPage(await pdf.getPage(number), left);
    left -= page.runs.length;
    pages.push(page);
  }
  const letters = pages.flatMap(({ runs }) => runs).reduce((sum, { text }) => sum + text.trim().length, 0);
  if (letters < MIN_LETTERS) throw new PdfRefusal('pdf_without_text');
  return pages;
}

/** Throws `PdfRefusal` where it cannot be opened by everybody. */
export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    return await getDocumentProxy(bytes, {
      useSystemFonts: false,
      disableFontFace: true,
      enableXfa: false,
      verbosity: 0,
    });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new PdfRefusal(isLocked ? 'pdf_locked' : 'pdf_damaged', error);
  }
}

async function readPage(page: PdfPage, most: number): Promise<PageText> {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const runs: TextRun[] = [];
  const reader = (page.streamTextContent() as ReadableStream<TextChunk>).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const item of value.items) {
      const run = runOf(item, left, top);
      if (run) runs.push(run);
    }
    if (runs.length < most) continue;
    await reader.cancel(new Error('enough'));
    break;
  }
  page.cleanup();
  return { width: right - left, height: top - bottom, runs };
}

interface TextChunk {
  items: readonly TextItem[];
}

/** A piece of text from pdf.js; marks of structure have no `str`. */
interface TextItem {
  str?: string;
  width?: number;
  transform?: readonly number[];
  fontName?: string;
}

/** Only what is set upright: watermarks and margins across the page are not part of the text. */
function runOf({ str, width, transform, fontName }: TextItem, left: number, top: number): TextRun | null {
  if (str === undefined || !transform || str.trim() === '') return null;
  const [, skew = 0, , scale = 0, x = 0, y = 0] = transform;
  if (Math.abs(skew) > 0.01 || scale <= 0) return null;
  return { text: str, x: x - left, y: top - y, width: width ?? 0, size: scale, font: fontName ?? '' };
}
