/** @embedded */
import sharp from 'sharp';
import type { AppError } from '../../../../../src/shared/contract/base/errors';
import { HEADSHOT_SIZES } from '../../../../../src/shared/domain/files/uploadRules';
import { makePictures } from '../../../../../src/server/modules/headshots/service/makePictures';
import {
  jpegOf,
  pngOf,
  pngThatClaims,
  withExif,
  type Paint,
} from '../../../../support/pictures/testPictures';
import { animatedWebpOf, webpOf } from '../../../../support/pictures/webpOf';

/** Red above, blue below. */
const redAbove =
  (height: number): Paint =>
  (_x, y) =>
    y < height / 2 ? [220, 20, 20] : [20, 20, 220];

const refusalOf = (bytes: Buffer) =>
  makePictures(bytes).then(
    () => 'taken',
    (error: AppError) => error.options.issues?.[0]?.code,
  );

/** A grey square of 64 by 64 whose 64 coefficients come in a scan each, as the standard allows. */
function jpegOfScans(): Buffer {
  const segment = (mark: number, ...bytes: number[]) => [0xff, mark, 0, bytes.length + 2, ...bytes];
  const table = (kind: number, symbol: number) =>
    segment(0xc4, kind, 1, ...Array<number>(15).fill(0), symbol);
  const scan = (coefficient: number, data: number[]) => [
    ...segment(0xda, 1, 1, 0, coefficient, coefficient, 0),
    ...data,
  ];
  const endOfAllBlocks = 0x60;
  return Buffer.from([
    ...[0xff, 0xd8],
    ...segment(0xdb, 0, ...Array<number>(64).fill(1)),
    ...segment(0xc2, 8, 0, 64, 0, 64, 1, 1, 0x11, 0),
    ...table(0x00, 0),
    ...table(0x10, endOfAllBlocks),
    ...scan(0, Array<number>(8).fill(0)),
    ...Array.from({ length: 63 }, (_each, index) => scan(index + 1, [0x01])).flat(),
    ...[0xff, 0xd9],
  ]);
}

/** The colour at a place of a square picture, 0 to 1 from the left and the top. */
async function colourAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

describe('drawing a headshot anew', () => {
  it.each([
    ['JPEG', jpegOf(300, 200)],
    ['PNG', pngOf(300, 200)],
    ['WebP', webpOf(300, 200, [40, 120, 200])],
  ])('makes square WebP pictures in every size of a %s', async (_kind, file) => {
    const pictures = await makePictures(file);
    for (const size of HEADSHOT_SIZES) {
      expect(await sharp(pictures[size]).metadata()).toMatchObject({
        format: 'webp',
        width: size,
        height: size,
      });
      const [red = 0, green = 0, blue = 0] = await colourAt(pictures[size], 0.5, 0.5);
      expect([red, green, blue].map((value) => Math.round(value / 20))).toEqual([2, 6, 10]);
    }
  });

  it('turns a picture upright and forgets what else the camera wrote', async () => {
    const sideways = withExif(jpegOf(120, 120, redAbove(120)), 6, 'Taken at 19.4326 N 99.1332 W');
    const { 512: picture } = await makePictures(sideways);
    const [red = 0, , blue = 0] = await colourAt(picture, 0.9, 0.5);
    expect(red).toBeGreaterThan(blue);
    const [, , left = 0] = await colourAt(picture, 0.1, 0.5);
    expect(left).toBeGreaterThan(150);
    expect(sideways.includes('19.4326')).toBe(true);
    expect(picture.includes('19.4326')).toBe(false);
    expect((await sharp(picture).metadata()).exif).toBeUndefined();
  });

  it('drops whatever is hidden behind the picture', async () => {
    const hidden = '<script>alert(1)</script>PK\u0003\u0004';
    const polyglot = Buffer.concat([jpegOf(100, 100), Buffer.from(hidden)]);
    const pictures = await makePictures(polyglot);
    for (const size of HEADSHOT_SIZES) expect(pictures[size].includes('script')).toBe(false);
  });

  it('takes the first picture of an animation', async () => {
    const { 256: picture } = await makePictures(
      animatedWebpOf(100, 100, [
        [200, 0, 0],
        [0, 200, 0],
      ]),
    );
    const [red = 0, green = 0] = await colourAt(picture, 0.5, 0.5);
    expect(red).toBeGreaterThan(150);
    expect(green).toBeLessThan(50);
    expect((await sharp(picture).metadata()).pages ?? 1).toBe(1);
  });

  it('refuses what is no picture of the three kinds, whatever it may be', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><script>1</script></svg>';
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    for (const file of [
      Buffer.from(svg),
      gif,
      Buffer.from('%PDF-1.4'),
      Buffer.from('hello'),
      Buffer.alloc(0),
    ]) {
      expect(await refusalOf(file)).toBe('not_a_picture');
    }
  });

  it('refuses a vector drawing that begins like a picture', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"/>');
    expect(await refusalOf(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg]))).toBe('picture_damaged');
  });

  it('refuses a picture that is cut off or damaged', async () => {
    const jpeg = jpegOf(300, 200);
    const png = pngOf(300, 200);
    const webp = webpOf(300, 200, [1, 2, 3]);
    for (const file of [jpeg, png, webp]) {
      expect(await refusalOf(file.subarray(0, Math.floor(file.length * 0.6)))).toBe('picture_damaged');
    }
  });

  it('refuses more pixels than it would draw, before it makes room for them', async () => {
    const before = process.memoryUsage().rss;
    expect(await refusalOf(pngThatClaims(30_000, 30_000))).toBe('picture_too_many_pixels');
    expect(await refusalOf(pngThatClaims(6000, 5001))).toBe('picture_too_many_pixels');
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('takes a picture that comes in scans, and refuses one with more scans than any needs', async () => {
    const inScans = await sharp(jpegOf(300, 200)).jpeg({ progressive: true }).toBuffer();
    expect(await refusalOf(inScans)).toBe('taken');
    const manyScans = jpegOfScans();
    expect(await sharp(manyScans, { failOn: 'error' }).metadata()).toMatchObject({ isProgressive: true });
    await sharp(manyScans, { failOn: 'error' }).raw().toBuffer();
    expect(await refusalOf(manyScans)).toBe('picture_damaged');
  });

  it('refuses a JPEG of arithmetic coding before it is read', async () => {
    const plain = jpegOf(300, 200);
    const frame = plain.findIndex((byte, at) => byte === 0xff && (plain[at + 1] ?? 0) >> 1 === 0xc0 >> 1);
    // What a decoder passes over before a mark hides none.
    for (const before of [[], [0x00], [0xff, 0x01], [0xff, 0xd0], [0xff, 0x00], [0xff]]) {
      const arithmetic = Buffer.from(plain);
      arithmetic[frame + 1] = 0xca;
      const file = Buffer.concat([
        arithmetic.subarray(0, frame),
        Buffer.from(before),
        arithmetic.subarray(frame),
      ]);
      const refused = await makePictures(file).catch((error: AppError) => error);
      // The decoder, which would know so too, was not asked.
      expect(refused).toMatchObject({ options: { issues: [{ code: 'picture_damaged' }] } });
      expect((refused as AppError).cause).toBeUndefined();
    }
  });

  it('draws the middle of a long strip, and never makes room for all of it', async () => {
    const before = process.memoryUsage.rss();
    const most = { rss: before };
    const watch = setInterval(() => (most.rss = Math.max(most.rss, process.memoryUsage.rss())), 5);
    const green = await sharp({ create: { width: 64, height: 60_000, channels: 3, background: '#0a0' } })
      .png()
      .toBuffer();
    const { 512: picture } = await makePictures(green).finally(() => clearInterval(watch));
    expect(await sharp(picture).metadata()).toMatchObject({ width: 512, height: 512 });
    expect(Math.round((most.rss - before) / 1024 / 1024)).toBeLessThan(200);
  });

  it('refuses a picture too small to show anybody', async () => {
    expect(await refusalOf(pngOf(63, 200))).toBe('picture_too_small');
    expect(await refusalOf(pngOf(64, 64))).toBe('taken');
  });
});
