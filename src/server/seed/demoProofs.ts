/** A page in a PDF, as plain as can be: a heading, lines, and that it is a sample. Letters of Latin-1 only. */
export function proofPdf(heading: string, lines: readonly string[]): Buffer {
  const shown = ['SAMPLE - made for the demo', '', ...lines];
  const text = [
    'BT /F 20 Tf 60 760 Td (' + escaped(heading) + ') Tj',
    '/F 12 Tf',
    ...shown.map((line) => `0 -28 Td (${escaped(line)}) Tj`),
    'ET 60 740 m 535 740 l S 60 60 475 740 re S',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${rows}${end}`, 'latin1');
}

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\xFF]/g, '?');

const [WIDTH, HEIGHT] = [840, 1188];

/** A photographed certificate, as it looks from afar: a frame, lines of writing, a seal. */
export async function proofPicture(): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) pixels.set(colourAt(x, y), (y * WIDTH + x) * 3);
  }
  const { default: sharp } = await import('sharp');
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

type Colour = readonly [number, number, number];
const PAPER: Colour = [247, 241, 228];
const INK: Colour = [58, 62, 70];
const SEAL: Colour = [150, 44, 44];

function colourAt(x: number, y: number): Colour {
  const edge = Math.min(x, y, WIDTH - 1 - x, HEIGHT - 1 - y);
  if ((edge > 36 && edge < 42) || (edge > 48 && edge < 50)) return INK;
  const fromSeal = Math.hypot(x - 640, y - 960);
  if (fromSeal < 78 && (fromSeal > 66 || fromSeal < 40)) return SEAL;
  if (y > 190 && y < 230 && Math.abs(x - WIDTH / 2) < 220) return INK;
  const line = Math.floor((y - 330) / 54);
  const isWriting = y >= 330 && line < 9 && (y - 330) % 54 < 10;
  // words end where it looks as if they did
  const isWord = (x * 7 + line * 131) % 173 > 22;
  return isWriting && isWord && x > 130 && x < 700 - ((line * 97) % 160) ? INK : PAPER;
}
