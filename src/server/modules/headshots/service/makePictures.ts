import type { SharpOptions } from 'sharp';
import { AppError, type IssueCode } from '../../../../shared/contract/base/errors';
import {
  HEADSHOT_MAX_PIXELS,
  HEADSHOT_SIZES,
  type HeadshotSize,
} from '../../../../shared/domain/files/uploadRules';
import { pictureKindOf } from './headshotOf';
import type sharpLibrary from 'sharp';

export type Pictures = Record<HeadshotSize, Buffer>;

const QUALITY = 82;
const TIME_LIMIT_SECONDS = 5;
const [SMALLEST] = HEADSHOT_SIZES;
const LARGEST = Math.max(...HEADSHOT_SIZES);
/** Of a long strip only the middle is drawn: one of 64 by 400,000 pixels, made 512 wide, would take gigabytes. */
const LONGEST_RATIO = 4;

/** Of an animation the first picture. Cameras write odd but harmless things, so only errors are damage. */
export const READING: SharpOptions = {
  limitInputPixels: HEADSHOT_MAX_PIXELS,
  failOn: 'error',
  pages: 1,
  sequentialRead: true,
};

/**
 * Draws a headshot anew as square WebP pictures, upright and around what catches the eye. Nothing of the file but
 * its pixels remains: no place, no camera, nothing hidden behind the picture. Throws INVALID about `content`.
 */
export async function makePictures(bytes: Buffer): Promise<Pictures> {
  const kind = pictureKindOf(bytes);
  if (!kind) throw refusal('not_a_picture');
  if (kind === 'jpeg') refuseCostlyJpeg(bytes);
  const sharp = await loadSharp();
  const { width, height, format, autoOrient } = await sharp(bytes, READING).metadata().catch(damaged);
  if (format !== kind) throw refusal('picture_damaged');
  if (width < SMALLEST || height < SMALLEST) throw refusal('picture_too_small');
  const square = await sharp(bytes, READING)
    .autoOrient()
    .extract(middleOf(autoOrient))
    .resize(LARGEST, LARGEST, { fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
    .timeout({ seconds: TIME_LIMIT_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(damaged);
  const { width: edge, channels } = square.info;
  const raw = { width: edge, height: edge, channels };
  const sizes = await Promise.all(
    HEADSHOT_SIZES.map(async (size) => {
      const resized = sharp(square.data, { raw }).resize(size, size);
      return [size, await resized.webp({ quality: QUALITY }).toBuffer()] as const;
    }),
  );
  return Object.fromEntries(sizes) as Pictures;
}

/** All of a picture, but for the ends of a strip. */
function middleOf({ width, height }: Record<'width' | 'height', number>) {
  const longest = Math.min(width, height) * LONGEST_RATIO;
  const drawn = { width: Math.min(width, longest), height: Math.min(height, longest) };
  return {
    ...drawn,
    left: Math.floor((width - drawn.width) / 2),
    top: Math.floor((height - drawn.height) / 2),
  };
}

function refusal(code: IssueCode, cause?: unknown): AppError {
  return new AppError('INVALID', { issues: [{ path: 'content', code }], cause });
}

const SCAN_MARK = Buffer.from([0xff, 0xda]);
const MOST_SCANS = 25;

/** Marks a frame whose coding is arithmetic (ITU-T T.81, table B.1), which no camera writes and a decoder takes ten times as long for. */
const ARITHMETIC = new Set([0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const SCAN = 0xda;
/** A byte that is no mark, one for a test, starts again, the beginning and the end. */
const HAS_NO_LENGTH = new Set([0x00, 0x01, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7, 0xd8, 0xd9]);

/**
 * A progressive JPEG has some ten scans, and each goes over all of its pixels: thousands of empty ones, a hundred bytes
 * each, would take a minute before the decoder looks at its time limit. Throws INVALID about `content`.
 */
export function refuseCostlyJpeg(bytes: Buffer): void {
  for (let at = 2, mark = 0; mark !== SCAN;) {
    // As the decoder does: whatever stands before a mark is passed over, and its first byte may come several times.
    at = bytes.indexOf(0xff, at);
    while (at >= 0 && bytes[at] === 0xff) at += 1;
    mark = bytes[at] ?? 0;
    if (at < 0 || at + 3 > bytes.length || ARITHMETIC.has(mark)) throw refusal('picture_damaged');
    at += HAS_NO_LENGTH.has(mark) ? 1 : 1 + bytes.readUInt16BE(at + 1);
  }
  let scans = 0;
  for (let at = bytes.indexOf(SCAN_MARK); at >= 0; at = bytes.indexOf(SCAN_MARK, at + SCAN_MARK.length)) {
    scans += 1;
    if (scans > MOST_SCANS) throw refusal('picture_damaged');
  }
}

/** A decoder's error as INVALID about `content`; the decoder counts pixels before it makes room for them. */
export function damaged(error: unknown): never {
  const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
  throw refusal(isTooLarge ? 'picture_too_many_pixels' : 'picture_damaged', error);
}

type Sharp = typeof sharpLibrary;

let loading: Promise<Sharp> | undefined;

/**
 * The library for pictures, loaded when the first one comes, so that the server is ready without it. It keeps
 * nothing in memory, takes one thread a picture, and has no decoder but those for the three kinds that we take.
 */
export function loadSharp(): Promise<Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    });
    return sharp;
  });
  return loading;
}
