import { deflateSync } from 'node:zlib';
import { pdfOf } from './pdfOf';

type Drawn = Parameters<Parameters<typeof pdfOf>[0]>[0];

/** Forms that each draw the next ten times: a few hundred bytes that are ten thousand million drawings. */
export function endlessPdf(): Promise<Buffer> {
  return pdfOf((document) => {
    let name = registerForm(document, 'BT /F1 10 Tf (So and so) Tj ET', {});
    for (let level = 0; level < 10; level += 1) {
      const inner = name;
      const content = 'BT /F1 10 Tf (and so on) Tj ET ' + '/Inner Do '.repeat(10);
      name = registerForm(document, content, { Inner: inner });
    }
    xObjectsOf(document)['Outer'] = name;
    document.addContent('/Outer Do');
  });
}

/** A page whose few kilobytes of content unpack to `megabytes` of spaces. */
export function swellingPdf(megabytes: number): Buffer {
  const swollen = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 0x20), { level: 9 });
  return handmadePdf([
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    ['<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << >> >>'],
    [`<< /Length ${swollen.length} /Filter /FlateDecode >>`, swollen],
  ]);
}

/** A page with `count` empty dictionaries of four bytes, each of which becomes an object many times as large. */
export function hoardingPdf(count: number): Buffer {
  return handmadePdf([
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << >> /Hoard [${'<<>>'.repeat(count)}] >>`,
    ],
  ]);
}

/** Pages whose tree contains itself. */
export function circularPdf(): Buffer {
  return handmadePdf([
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 4 >>'],
    ['<< /Type /Pages /Parent 2 0 R /Kids [2 0 R 3 0 R] /Count 4 >>'],
  ]);
}

type PdfObject = readonly [dictionary: string, stream?: Buffer];

function handmadePdf(objects: readonly PdfObject[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets = objects.map(([dictionary, stream], index) => {
    const offset = parts.reduce((sum, part) => sum + part.length, 0);
    parts.push(Buffer.from(`${index + 1} 0 obj\n${dictionary}\n`));
    if (stream) parts.push(Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n'));
    parts.push(Buffer.from('endobj\n'));
    return offset;
  });
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
  parts.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}${trailer}`));
  return Buffer.concat(parts);
}

function registerForm(document: Drawn, content: string, xObjects: Record<string, unknown>): unknown {
  const font = document.ref({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' });
  font.end('');
  const form = document.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 612, 792],
    Resources: { Font: { F1: font }, XObject: xObjects },
  });
  form.end(content);
  return form;
}

function xObjectsOf(document: Drawn): Record<string, unknown> {
  return (document.page as unknown as { xobjects: Record<string, unknown> }).xobjects;
}
