import { pdfOf, type SetLine } from './pdfOf';

/**
 * A Japanese PDF without a font file: each letter is its UTF-16 code, and a ToUnicode map says so. That is all a
 * reader of text needs, and no font with kanji has to be carried along.
 */
export function japanesePdf(lines: readonly SetLine[]): Promise<Buffer> {
  return pdfOf((document) => {
    const descriptor = document.ref({
      Type: 'FontDescriptor',
      FontName: 'Mincho',
      Flags: 4,
      FontBBox: [0, -200, 1000, 900],
      ItalicAngle: 0,
      Ascent: 880,
      Descent: -120,
      CapHeight: 700,
      StemV: 80,
    });
    const descendant = document.ref({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: 'Mincho',
      CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
      FontDescriptor: descriptor,
      DW: 1000,
    });
    const toUnicode = document.ref({});
    toUnicode.end(TO_UNICODE);
    const font = document.ref({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: 'Mincho',
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: toUnicode,
    });
    for (const reference of [descriptor, descendant, font]) reference.end('');
    const page = document.page as unknown as { fonts: Record<string, unknown> };
    page.fonts['JP'] = font;
    let y = 40;
    for (const { text, size = 10.5, right, gap = 0 } of lines) {
      y += gap;
      draw(document, text, 50, y, size);
      if (right) draw(document, right, 560 - right.length * size, y, size);
      y += size * 1.4;
    }
  });
}

interface Drawable {
  addContent(data: string): unknown;
}

/** pdfkit has turned the page upside down, so the letters are turned back. */
function draw(document: Drawable, text: string, x: number, y: number, size: number): void {
  const codes = Buffer.from(text, 'utf16le').swap16().toString('hex');
  document.addContent(`BT /JP ${size} Tf 1 0 0 -1 ${x} ${y} Tm <${codes}> Tj ET`);
}

const TO_UNICODE = [
  '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
  '/CMapName /Letters def /CMapType 2 def',
  '1 begincodespacerange <0000> <FFFF> endcodespacerange',
  ...Array.from({ length: 3 }, (_, block) => {
    const rows = Array.from({ length: block === 2 ? 56 : 100 }, (__, row) => block * 100 + row).map(
      (high) => {
        const byte = high.toString(16).padStart(2, '0');
        return `<${byte}00> <${byte}FF> <${byte}00>`;
      },
    );
    return [`${rows.length} beginbfrange`, ...rows, 'endbfrange'].join('\n');
  }),
  'endcmap end end',
].join('\n');
