import PDFDocument from 'pdfkit';

type Document = InstanceType<typeof PDFDocument>;
type Options = ConstructorParameters<typeof PDFDocument>[0];

/** The bytes of a PDF that `draw` fills. Written by pdfkit, which shares nothing with the reader. */
export function pdfOf(draw: (document: Document) => void, options: Options = {}): Promise<Buffer> {
  const document = new PDFDocument({ size: 'LETTER', margin: 0, autoFirstPage: true, ...options });
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    draw(document);
    document.end();
  });
}

export interface SetLine {
  text: string;
  size?: number;
  isBold?: boolean;
  /** what stands at the right edge of the same line */
  right?: string;
  /** points between this line and the one above, on top of the line's own height */
  gap?: number;
}

/** Sets lines one below the other in a column, and goes on to a new page at the foot. Returns where it ended. */
export function setLines(
  document: Document,
  lines: readonly SetLine[],
  x: number,
  top: number,
  right = 560,
): number {
  let y = top;
  for (const { text, size = 10.5, isBold = false, right: atRight, gap = 0 } of lines) {
    y += gap;
    if (y > 740) {
      document.addPage();
      y = 40;
    }
    document.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
    document.text(text, x, y, { lineBreak: false });
    if (atRight) document.text(atRight, right - document.widthOfString(atRight), y, { lineBreak: false });
    y += size * 1.2;
  }
  return y;
}
