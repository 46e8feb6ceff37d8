import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'jpeg-js';
import { PNG } from 'pngjs';

/** Red, green, blue at a place of a picture. */
export type Paint = (x: number, y: number) => readonly [number, number, number];

export const plain: Paint = () => [40, 120, 200];

function pixels(width: number, height: number, paint: Paint): Buffer {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data.set(paint(x, y), (y * width + x) * 4);
  }
  return data;
}

export function jpegOf(width: number, height: number, paint = plain): Buffer {
  return Buffer.from(encode({ width, height, data: pixels(width, height, paint) }, 90).data);
}

export function pngOf(width: number, height: number, paint = plain): Buffer {
  const png = new PNG({ width, height });
  pixels(width, height, paint).copy(png.data);
  // to try every filter on every line is most of the writing
  return PNG.sync.write(png, { filterType: 0 });
}

/** A tag of EXIF data: the way up, as a camera held sideways writes it, and the place where it was taken. */
export function withExif(jpeg: Buffer, orientation: number, comment: string): Buffer {
  const text = Buffer.from(`${comment}\0`);
  const tiff = Buffer.alloc(8 + 2 + 24 + 4 + text.length);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  // 0x010e ImageDescription, ASCII, pointing behind the directory
  tiff.writeUInt16LE(0x010e, 10);
  tiff.writeUInt16LE(2, 12);
  tiff.writeUInt32LE(text.length, 14);
  tiff.writeUInt32LE(38, 18);
  // 0x0112 Orientation, SHORT
  tiff.writeUInt16LE(0x0112, 22);
  tiff.writeUInt16LE(3, 24);
  tiff.writeUInt32LE(1, 26);
  tiff.writeUInt16LE(orientation, 30);
  text.copy(tiff, 38);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** A PNG that says it is `width` by `height`, with next to nothing inside. */
export function pngThatClaims(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1024 * 1024), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
